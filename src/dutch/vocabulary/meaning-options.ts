import { shuffled, type Random } from '#lib/random.ts';
import type { Word } from './vocabulary.ts';

/** What a meaning is chosen for: a word, or a sentence with it. */
export type Meant = Pick<Word, 'id' | 'meaning' | 'kind' | 'isTranslated'>;

/** PTH-04: the right meaning among as many wrong ones. */
export const WRONG_MEANINGS = 2;

/**
 * Meanings to choose from, the right one among plausible others: of words of the same kind, of about the same length, that
 * do not share a meaning with the word. The one rule for wrong meanings, on the path and in a session.
 * @param others the words that may be asked with it, the nearest first: those just met, and its neighbours on the path
 */
export function meaningOptions(word: Meant, others: readonly Meant[], random: Random): readonly string[] {
  const own = new Set(meaningsOf(word));
  const isOther = (one: Meant) => one.id !== word.id && !meaningsOf(one).some((meaning) => own.has(meaning));
  const wrong: Meant[] = [];
  for (const one of others.filter(isOther).toSorted((a, b) => unlike(word, a) - unlike(word, b))) {
    const shared = wrong.some((chosen) => chosen.meaning === one.meaning);
    if (!shared) wrong.push(one);
    if (wrong.length === WRONG_MEANINGS) break;
  }
  return shuffled([word, ...wrong], random).map(({ meaning }) => meaning);
}

const OTHER_KIND = 100;
/** Above all others: a meaning in another language stands out. */
const OTHER_LANGUAGE = 1000;

/** How easily a meaning is recognised as wrong by its form. */
function unlike(word: Meant, other: Meant): number {
  const isSameKind = word.kind === other.kind;
  const isSameLanguage = word.isTranslated === other.isTranslated;
  return (
    (isSameLanguage ? 0 : OTHER_LANGUAGE) +
    (isSameKind ? 0 : OTHER_KIND) +
    Math.abs(word.meaning.length - other.meaning.length)
  );
}

/** `to go / to walk` has two. */
function meaningsOf({ meaning }: Meant): readonly string[] {
  return meaning.split(/[/,;]/).map((one) =>
    one
      .replaceAll(/\(.*?\)/g, '')
      .trim()
      .toLowerCase(),
  );
}
