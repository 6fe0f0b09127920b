import { comparable } from '#lib/dutch-words.ts';
import { sentencesIn } from '../dutch-text.ts';
import { ownWordsOf } from '../own-words.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { wordsThatCount } from './frequent-words.ts';
import { openingsOf } from './openings.ts';

/** PTH-04: how many words from the start of the path have an easy example, and how much of it a beginner must have met. */
export const EASY_EXAMPLES = { first: 600, taught: 0.8 };
/** So that they don't read like a template: a smaller part of them begins with the same two words. */
const ALIKE = { words: 2, share: 0.03 };

/** An easy example, with the words of it that come later on the path than its word. */
export interface EasyExample {
  readonly word: VocabularyEntry;
  /** How many words it has, without names and numbers. */
  readonly length: number;
  readonly later: readonly string[];
}

/** The easy examples in the order of the path. A form counts as its word. */
export function easyExamplesOn(
  path: readonly VocabularyEntry[],
  reference: ReferenceLists,
  names: ReadonlySet<string>,
): EasyExample[] {
  const met = new Set<string>();
  return path.flatMap((word) => {
    for (const form of ownWordsOf(word, reference)) met.add(comparable(form));
    if (word.easy_example === '') return [];
    const words = sentencesIn(word.easy_example)
      .flatMap(wordsThatCount)
      .filter((written) => !names.has(written))
      .map(comparable);
    return [{ word, length: words.length, later: words.filter((form) => !met.has(form)) }];
  });
}

/** PTH-04: the first words have an easy example, of words that came before, and few of them begin alike. */
export function easyExampleProblems(
  path: readonly VocabularyEntry[],
  examples: readonly EasyExample[],
): Problem[] {
  return [
    ...path
      .slice(0, EASY_EXAMPLES.first)
      .filter(({ easy_example }) => easy_example === '')
      .map((word) => problem(word, 'easy-missing', `has no easy_example in vocabulary.csv`)),
    ...examples.flatMap(({ word, length, later }) => {
      if (length - later.length >= EASY_EXAMPLES.taught * length) return [];
      const message = `"${word.easy_example}" has words that come later on the path: ${later.join(', ')}`;
      return [problem(word, 'easy-words', message)];
    }),
    ...easyOpenings(examples).flatMap(([opening, alike]) =>
      alike.length < ALIKE.share * examples.length
        ? []
        : alike.map(({ word }) =>
            problem(word, 'easy-opening', `too many easy examples open with "${opening}"`),
          ),
    ),
  ];
}

/** The easy examples by their first words, the most common first. */
export function easyOpenings(examples: readonly EasyExample[]) {
  return openingsOf(examples, ({ word }) => word.easy_example, ALIKE.words);
}

function problem({ id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about: id, message: `${id}: ${message}` };
}
