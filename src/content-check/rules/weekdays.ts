import { MONTHS, WEEKDAYS } from '#dutch/calendar.ts';
import type { Rule } from '../bank.ts';
import type { QuestionEntry } from '../question-entry.ts';

/** Texts without a year are set in this school year, so that they agree with each other. */
const FIRST_YEAR = 2026;
const FIRST_MONTH = MONTHS.indexOf('september');
/** A date may share the month of a later one: `donderdag 7 en vrijdag 8 januari`. */
const DATE = new RegExp(`(${WEEKDAYS.join('|')}) (\\d{1,2})\\b(?=[^.?!]*?\\b(${MONTHS.join('|')})\\b)`, 'gi');

/** CON-06: a weekday matches its date, in the school year in which the mock exams are set. */
export const weekdaysRule: Rule<Pick<QuestionEntry, 'line' | 'id' | 'texts'>> = (rows) =>
  rows.flatMap(({ line, id, texts }) =>
    texts.flatMap(({ text }) =>
      [...text.matchAll(DATE)].flatMap(([, said = '', day = '', monthName = '']) => {
        const month = MONTHS.findIndex((name) => name === monthName.toLowerCase());
        const year = month < FIRST_MONTH ? FIRST_YEAR + 1 : FIRST_YEAR;
        // In Dutch the week starts on Monday, in JavaScript on Sunday.
        const weekday = WEEKDAYS.at(new Date(Date.UTC(year, month, Number(day))).getUTCDay() - 1) ?? '';
        if (weekday === said.toLowerCase()) return [];
        const message = `${day} ${monthName} ${year} is ${weekday}, not ${said}`;
        return [{ level: 'error' as const, rule: 'weekday', line, about: id, message }];
      }),
    ),
  );
