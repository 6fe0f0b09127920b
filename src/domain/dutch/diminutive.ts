import { hasOneSyllable, hasShortEnd, isEndStressed, wordEnd } from '#domain/dutch/spelling.ts';

export const DIMINUTIVE_ENDINGS = ['je', 'tje', 'etje', 'pje', 'kje'] as const;
export type DiminutiveEnding = (typeof DIMINUTIVE_ENDINGS)[number];

/**
 * GRA-11: the ending of a noun's diminutive. -pje after m, -tje after a vowel, w, l, n or r; after a short vowel with
 * stress -etje instead; -kje for -ing without stress; else -je.
 */
export function diminutiveEnding(noun: string): DiminutiveEnding {
  if (noun.endsWith('ng')) return ngEnding(noun);
  const isShort = hasShortEnd(noun);
  if (noun.endsWith('m')) return isShort && hasOneSyllable(noun) ? 'etje' : 'pje';
  if (/[lnr]$/.test(noun) && isShort) return 'etje';
  return /[lnrw]$/.test(noun) || wordEnd(noun).consonants === '' || noun.endsWith('y') ? 'tje' : 'je';
}

/** `ring` and `slang` have -etje, `woning` -kje, and so has no word with an unstressed syllable before -ing: `tekening`. */
function ngEnding(noun: string): DiminutiveEnding {
  const before = noun.slice(0, -'ing'.length);
  if (!/[aeiouy]/.test(before)) return 'etje';
  return isEndStressed(before) ? 'kje' : 'etje';
}

/** GRA-11: the diminutive of a regular noun: boompje, mannetje, autootje, woninkje. */
export function regularDiminutive(noun: string): string {
  return withDiminutiveEnding(noun, diminutiveEnding(noun));
}

function withDiminutiveEnding(noun: string, ending: DiminutiveEnding): string {
  switch (ending) {
    case 'etje':
      return hasShortEnd(noun) ? `${noun}${noun.slice(-1)}etje` : `${noun}etje`;
    case 'kje':
      return noun.replace(/g$/, 'kje');
    case 'pje':
    case 'je':
      return noun + ending;
    case 'tje':
      return openEnd(noun);
  }
}

/** An open vowel stays long before -tje: it is written twice, -i becomes -ie, and after a consonant y takes an apostrophe. */
function openEnd(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun}'tje`;
  if (/[^aeiou]i$/.test(noun)) return `${noun}etje`;
  if (noun.endsWith('é')) return `${noun.slice(0, -1)}eetje`;
  return /[^aeiou][aou]$/.test(noun) ? `${noun}${noun.slice(-1)}tje` : `${noun}tje`;
}

/** Diminutives that learners make of it, the likeliest first. The right one is left out. */
export function diminutiveMistakes(noun: string, diminutive: string): readonly string[] {
  const regular = regularDiminutive(noun);
  const plain = [`${noun}je`, `${noun}tje`, withDiminutiveEnding(noun, 'etje'), `${noun}pje`];
  const isOpen = wordEnd(noun).consonants === '';
  const forms = isOpen ? [`${noun}tje`, `${noun}'tje`, `${noun}je`] : [regular, ...plain];
  return forms.filter((form) => form !== diminutive);
}
