import type { VocabularyRow } from './word-rows.ts';
import { numberWords } from '#dutch/number-words.ts';
import { spokenForm } from '#sound/rules/spoken-form.ts';
import { isSaidAsHinted, soundsOfHint } from './hint-sounds.ts';
import { printedSounds } from './programs.ts';
import { REVIEWED_WORDS } from './reviewed-words.ts';

/** Up to three digits; longer ones may be years. */
const SHORT_NUMBER = /(?<![\p{L}\d.,])(?!112\b)\d{1,3}(?![\p{L}\d]|[.,]\d)/gu;

/** Words that are hardly stressed in a sentence: alone they follow their hint, in a sentence espeak-ng. */
const WEAK_KINDS: ReadonlySet<string> = new Set(['article', 'preposition', 'conjunction', 'pronoun']);

/** The pronunciation of words, in lower case, that espeak-ng would get wrong. */
export type SaidOtherwise = ReadonlyMap<string, { readonly sounds: string; readonly isWeak: boolean }>;

/** The words of the lists that espeak-ng gets wrong, by their hints, and those of the reviewed list. */
export async function wordsSaidOtherwise(rows: readonly VocabularyRow[]): Promise<SaidOtherwise> {
  const hinted = rows.filter(({ dutch }) => !dutch.includes(' '));
  const printed = await printedSounds(hinted.map(({ dutch }) => dutch));
  const said = new Map<string, { sounds: string; isWeak: boolean }>();
  for (const [place, { dutch, pronunciation, kind, plural }] of hinted.entries()) {
    const sounds = pronunciation === undefined ? null : soundsOfHint(pronunciation);
    if (sounds === null || isSaidAsHinted(printed[place] ?? '', pronunciation ?? '')) continue;
    const isWeak = kind !== undefined && WEAK_KINDS.has(kind) && !/[-]/.test(pronunciation ?? '');
    said.set(dutch.toLowerCase(), { sounds, isWeak });
    const ending = plural === undefined ? undefined : pluralEnding(dutch, plural);
    if (ending !== undefined)
      said.set((plural ?? '').toLowerCase(), { sounds: `${sounds}${ending}`, isWeak });
  }
  for (const [word, hint] of REVIEWED_WORDS) {
    const sounds = hint === null ? null : soundsOfHint(hint);
    if (sounds === null) said.delete(word.toLowerCase());
    else said.set(word.toLowerCase(), { sounds, isWeak: false });
  }
  return said;
}

/** A text prepared for espeak-ng: amounts, times and abbreviations in full, words it gets wrong by their sounds. */
export function textForEspeak(text: string, otherwise: SaidOtherwise): string {
  const spoken = spokenForm(text).replaceAll(SHORT_NUMBER, (digits) => numberWords(Number(digits)));
  const isAlone = wordsIn(spoken).length <= 2;
  return spoken.replaceAll(WORD, (word) => {
    const said = otherwise.get(word.toLowerCase());
    return said === undefined || (said.isWeak && !isAlone) ? word : `[[${said.sounds}]]`;
  });
}

/** For a plural that is just the word with an ending: `managers`, `handtekeningen`. */
function pluralEnding(word: string, plural: string): string | undefined {
  const ending = plural.startsWith(word) ? plural.slice(word.length) : undefined;
  if (ending === 's' || ending === "'s") return 's';
  // After b, d and g the ending sounds different from the end of the word.
  return ending === 'en' && !/[bdg]$/.test(word.replace(/ng$/, 'N')) ? '@n' : undefined;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}
