import type { Figure, Problem } from '../problem.ts';
import { isAsked, type AskedQuestion } from './form-clues.ts';

/**
 * CON-09: about a third of the options with such a word are right, so that excluding or choosing them doesn't help. The same goes for the
 * only option with Ja, or with Nee.
 */
const LIMITS = { fewest: 0.2, most: 0.5 } as const;
/** For fewer options the numbers are down to chance. */
const MIN_OPTIONS = 15;

/** Words in an option that say nothing about the question. */
const MARKS: ReadonlyMap<string, RegExp> = new Map([
  [
    'absolute words',
    anyOf('alleen|alle|alles|allemaal|altijd|elke?|iedere?|iedereen|maar|niemand|nooit|overal'),
  ],
  [
    'a duty or a ban',
    anyOf('moet|moeten|verplicht|verboden|strafbaar|(?:mag|mogen)(?: \\p{L}+){0,4} (?:niet|geen)'),
  ],
  ['a reason or a condition', anyOf('want|omdat|als|zodra|tenzij|eerst')],
  ['something free or at once', anyOf('gratis|meteen|direct')],
  ['a number', anyOf('\\d+(?:[.,]\\d+)*|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf')],
]);

/** Whole words, in any case. */
function anyOf(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/** CON-09: no bank can be guessed by single words of its options. */
export function wordClueProblems(questions: readonly AskedQuestion[], bank: string): Problem[] {
  const asked = questions.filter(isAsked);
  const messages = marksIn(asked)
    .filter(({ right, marked }) => marked >= MIN_OPTIONS && isTelling(right / marked))
    .map(({ name, right, marked }) => `of ${marked} options with ${name} ${right} are right`);
  const { right, mixed } = aloneIn(asked);
  if (mixed >= MIN_OPTIONS && isTelling(right / mixed))
    messages.push(`of ${mixed} answers among Ja and Nee ${right} are the only Ja or the only Nee`);
  return messages.map((message) => ({
    level: 'error',
    rule: 'word-clues',
    line: 1,
    about: bank,
    message: `${bank}: ${message}`,
  }));
}

/** The figures of this rule, for the table; for few options they are only figures. */
export function wordClueFigures(questions: readonly AskedQuestion[]): Figure[] {
  const asked = questions.filter(isAsked);
  const { right, mixed } = aloneIn(asked);
  return [
    ...marksIn(asked).map(({ name, right: rightMarked, marked }) => ({
      label: `options with ${name}, right of all`,
      value: `${rightMarked} of ${marked}`,
      isDetail: true as const,
    })),
    { label: 'right answers that are the only Ja or the only Nee', value: `${right} of ${mixed}` },
  ].filter(({ value }) => !value.endsWith(' of 0'));
}

function isTelling(share: number): boolean {
  return share < LIMITS.fewest || share > LIMITS.most;
}

/** If all options of a question have it, it gives no clue. */
function marksIn(asked: readonly AskedQuestion[]) {
  return [...MARKS].map(([name, mark]) => {
    const telling = asked.filter(({ options }) => !options.every((option) => mark.test(option)));
    return {
      name,
      marked: telling.flatMap(({ options }) => options.filter((option) => mark.test(option))).length,
      right: telling.filter(({ options, correct }) => mark.test(options[correct ?? -1] ?? '')).length,
    };
  });
}

/** How many questions have options with Ja and with Nee, and in how many of them the right one is the only one of its kind. */
function aloneIn(asked: readonly AskedQuestion[]) {
  const mixed = asked
    .map(({ options, correct }) => ({ begins: options.map(firstWord), correct: correct ?? -1 }))
    .filter(({ begins }) => begins.includes('Ja') && begins.includes('Nee'));
  const right = mixed.filter(
    ({ begins, correct }) => begins.filter((word) => word === begins[correct]).length === 1,
  );
  return { right: right.length, mixed: mixed.length };
}

function firstWord(option: string): string {
  return /^\p{L}+/u.exec(option)?.[0] ?? '';
}
