import type { PreparedPack } from '#sound/texts/prepared-text.ts';
import { REVIEWED_WORDS } from './reviewed-words.ts';
import { wordsIn } from './spoken-text.ts';
import type { VocabularyRow } from './word-rows.ts';

/**
 * Spellings that Dutch words don't have: q, x, y, a c that isn't ch, ch at the start, sh, ea, oa, the ending -age, an accent that marks
 * neither stress nor syllables, capitals inside, or digits next to letters. espeak-ng reads such words as if they were Dutch.
 */
const FOREIGN = /[qxy]|c(?!h)|^ch|sh|ea|oa|[èêçñöä]|é(?!é)|age$|[a-z][A-Z]|^[A-Z]{2,}|\d\p{L}|\p{L}\d/u;

/** Words whose pronunciation nobody reviewed: with a foreign spelling, in no list of words with a hint, and not in the reviewed list. */
export function unreviewedWords(packs: readonly PreparedPack[], rows: readonly VocabularyRow[]): string[] {
  const hinted = rows
    .flatMap(({ dutch, plural, past, participle }) => [dutch, plural, past, participle])
    .flatMap((form) => wordsIn(form ?? ''))
    .map((word) => word.toLowerCase());
  const known = new Set(hinted);
  const said = packs.flatMap(({ parts }) =>
    parts.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines.flatMap(({ text }) => wordsIn(text)))),
  );
  return [...new Set(said)].filter((word) => {
    const small = word.toLowerCase();
    const isLong = word.length > 1;
    return isLong && FOREIGN.test(word) && !known.has(small) && !REVIEWED_WORDS.has(small);
  });
}
