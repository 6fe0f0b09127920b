import { comparable, comparableWordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';

/** Words that change with a noun or a person without making another sentence. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: ['de', 'het', 'een', 'deze', 'dit', 'die', 'dat'],
    person: ['ik', 'jij', 'je', 'u', 'hij', 'zij', 'ze', 'we', 'wij', 'jullie'],
    owner: ['mijn', 'jouw', 'uw', 'zijn', 'haar', 'ons', 'onze', 'hun'],
  }).flatMap(([name, words]) => words.map((word) => [word, `<${name}>`] as const)),
);
const GAP = '<gap>';
/** With fewer words in common, two short sentences are alike by chance: `Ga zitten!`, `Ga weg!` */
const MIN_FRAME = 4;

/**
 * CON-07: no sentence is another's template: the same sentence except for one word, ignoring names, articles and persons. Each later
 * sentence of such a pair is a problem.
 * @param sentencesOf the Dutch sentences of a row
 * @param earlier sentences of other files, which must not be repeated with one word changed either
 */
export function templatesRule<Row extends CheckedRow>(
  sentencesOf: (row: Row) => readonly string[],
  earlier: readonly string[] = [],
): Rule<Row> {
  return (rows, { names }) => {
    const knownNames = new Set([...names].map(comparable));
    const modelOf = new Map<string, string>();
    const seen = new Set<string>();
    const modelFor = (sentence: string, place: string) => {
      const words = comparableWordsOf(sentence);
      // Another rule reports identical sentences.
      if (seen.has(words.join(' '))) return undefined;
      seen.add(words.join(' '));
      const frames = framesOf(words.map((word) => classOf(word, knownNames)));
      const model = frames.map((frame) => modelOf.get(frame)).find((other) => other !== undefined);
      for (const frame of frames) if (!modelOf.has(frame)) modelOf.set(frame, `"${sentence}" (${place})`);
      return model;
    };
    for (const sentence of earlier) modelFor(sentence, 'another file');
    return rows.flatMap((row) =>
      sentencesOf(row).flatMap((sentence) => {
        const model = modelFor(sentence, `line ${row.line}`);
        if (model === undefined) return [];
        const message = `"${sentence}" has the frame of ${model}`;
        return [{ level: 'error' as const, rule: 'template', line: row.line, about: row.id, message }];
      }),
    );
  };
}

function classOf(word: string, names: ReadonlySet<string>): string {
  return names.has(word) ? '<name>' : (CLASSES.get(word) ?? word);
}

/** The sentence with each of its words left out in turn. */
function framesOf(words: readonly string[]): string[] {
  if (words.length <= MIN_FRAME) return [];
  return words.map((_, place) => words.with(place, GAP).join(' '));
}
