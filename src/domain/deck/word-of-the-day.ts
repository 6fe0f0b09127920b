import { pickOne, type Random } from '#lib/random.ts';

/** A drawn word and what to remember for the next draw. */
export interface WordDraw<Word> {
  readonly word: Word;
  /** The ids shown since the list was last gone through, this one last. */
  readonly shownIds: readonly string[];
  /** All words had been shown: with this one they begin again. */
  readonly startsOver: boolean;
}

/**
 * A random word that was not shown yet. Once all were shown the set starts over, but never with the word that was
 * shown last, unless it is the only one (VOC-06, CUL-04). Ids that are no longer in the list are forgotten.
 * Undefined when there is no word at all.
 */
export function drawWordOfTheDay<Word extends { readonly id: string }>(
  words: readonly Word[],
  shownIds: readonly string[],
  random: Random,
): WordDraw<Word> | undefined {
  const present = new Set(words.map(({ id }) => id));
  const shown = new Set(shownIds.filter((id) => present.has(id)));
  const fresh = words.filter(({ id }) => !shown.has(id));
  const last = shownIds.at(-1);
  const others = words.filter(({ id }) => id !== last);
  const startsOver = fresh.length === 0;
  const word = pickOne(fresh, random) ?? pickOne(others, random) ?? words[0];
  return word && { word, shownIds: [...(startsOver ? [] : shown), word.id], startsOver };
}
