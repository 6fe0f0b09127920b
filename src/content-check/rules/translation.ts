import { comparable, wordsOf } from '#lib/dutch-words.ts';
import type { CheckContext, RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** English words for each Dutch one. Outside these limits a part is missing, or it translates another sentence. */
const RATIO = { least: 0.4, most: 2 };
const NUMBER = /\d+/g;
/** `Fatima's`, `Fatimas`. */
const POSSESSIVE = /'?s$/;

/** CON-07: an English sentence translates this Dutch one, as far as a rule can tell: question, names, numbers and length agree. */
export function translationRule<Column extends string>(
  dutch: Column,
  english: Column,
): Rule<RowWith<Column>> {
  return (rows, context) =>
    rows
      .filter((row) => row[dutch] !== '' && row[english] !== '')
      .flatMap((row) =>
        disagreements(row[dutch], row[english], context).map((what): Problem => {
          const message = `${english} and ${dutch} ${what}: "${row[english]}"`;
          return { level: 'error', rule: 'translation', line: row.line, about: row.id, message };
        }),
      );
}

function disagreements(dutch: string, english: string, { names }: CheckContext): string[] {
  const ratio = wordsOf(english).length / Math.max(wordsOf(dutch).length, 1);
  return [
    ...(dutch.endsWith('?') === english.endsWith('?') ? [] : ['are not both questions']),
    ...(namesIn(dutch, names) === namesIn(english, names) ? [] : ['name other people']),
    ...(numbersIn(dutch) === numbersIn(english) ? [] : ['have other numbers']),
    ...(ratio >= RATIO.least && ratio <= RATIO.most ? [] : ['differ too much in length']),
    ...(sameWords(dutch, english) ? ['are the same'] : []),
  ];
}

function namesIn(text: string, names: ReadonlySet<string>): string {
  const found = wordsOf(text).map((word) => (names.has(word) ? word : word.replace(POSSESSIVE, '')));
  return [...new Set(found.filter((word) => names.has(word)))].toSorted().join(' ');
}

function numbersIn(text: string): string {
  return (text.match(NUMBER) ?? []).toSorted().join(' ');
}

function sameWords(one: string, other: string): boolean {
  return wordsOf(one).map(comparable).join(' ') === wordsOf(other).map(comparable).join(' ');
}
