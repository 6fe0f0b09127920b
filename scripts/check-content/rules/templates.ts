import type { Rule } from '../bank.ts';
import { comparable, comparableWordsOf } from '../dutch-text.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

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
 * CON-07: no example is another's template: the same sentence but for one word, whatever the names, articles and
 * persons in it. Each later sentence of such a pair is a problem.
 */
export const templatesRule: Rule<VocabularyEntry> = (entries, { names }) => {
  const knownNames = new Set([...names].map(comparable));
  const firstOf = new Map<string, VocabularyEntry>();
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const words = comparableWordsOf(entry.example);
    // The very same sentence is what the rule of examples finds.
    if (seen.has(words.join(' '))) return [];
    seen.add(words.join(' '));
    const frames = framesOf(words.map((word) => classOf(word, knownNames)));
    const model = frames.map((frame) => firstOf.get(frame)).find((other) => other !== undefined);
    for (const frame of frames) if (!firstOf.has(frame)) firstOf.set(frame, entry);
    if (model === undefined) return [];
    const message = `"${entry.example}" has the frame of "${model.example}" (line ${model.line})`;
    return [{ level: 'error', rule: 'template', line: entry.line, about: entry.id, message }];
  });
};

function classOf(word: string, names: ReadonlySet<string>): string {
  return names.has(word) ? '<name>' : (CLASSES.get(word) ?? word);
}

/** The sentence with each of its words left out in turn. */
function framesOf(words: readonly string[]): string[] {
  if (words.length <= MIN_FRAME) return [];
  return words.map((_, place) => words.with(place, GAP).join(' '));
}
