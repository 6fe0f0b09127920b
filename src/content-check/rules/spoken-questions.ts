import type { CheckedRow, Rule } from '../bank.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';

/** `Waarheen gaan jullie?` is written; people say `Waar gaan jullie naartoe?` */
const UNPARTED = /^Waar(?:heen|vandaan|aan|bij|in|mee|op|over|uit|van)\b.*\?$/u;

/** CON-06: spoken sentences are what people really say: in a question with `waar` and a preposition, the two parts are separate. */
export function spokenQuestionsRule<Row extends CheckedRow>(
  textsOf: (row: Row) => readonly string[],
): Rule<Row> {
  return (rows) =>
    rows.flatMap((row) =>
      textsOf(row)
        .flatMap(sentencesIn)
        .filter((sentence) => UNPARTED.test(sentence))
        .map((sentence): Problem => {
          const message = `"${sentence}" is not how people ask it: waar stands apart from its preposition`;
          return { level: 'error', rule: 'spoken-question', line: row.line, about: row.id, message };
        }),
    );
}
