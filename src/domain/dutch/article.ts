import { hasOneSyllable } from '#domain/dutch/spelling.ts';

/** An ending that tells a noun's article (GRA-11). */
export interface ArticleSign {
  readonly article: 'de' | 'het';
  readonly ending: string;
}

const SIGNS: readonly ArticleSign[] = [
  { ending: 'heid', article: 'de' },
  { ending: 'teit', article: 'de' },
  { ending: 'ment', article: 'het' },
  { ending: 'ing', article: 'de' },
  { ending: 'je', article: 'het' },
  { ending: 'ie', article: 'de' },
  { ending: 'ij', article: 'de' },
];

/** Two syllables, the first be-, ge-, ver- or ont-: `gebouw`, `verhaal`. Most of these are het-words, not `verkoop`. */
export function hetPrefix(noun: string): string | null {
  const [, prefix = '', rest = ''] = /^(be|ge|ver|ont)(.*)$/.exec(noun) ?? [];
  return /[aeiouy]/.test(rest) && hasOneSyllable(rest) ? prefix : null;
}

/** The ending that tells a noun's article; null for most nouns, where nothing does. Not in one syllable: `ring`. */
export function articleSign(noun: string): ArticleSign | null {
  const found = SIGNS.find(
    ({ ending }) => noun.endsWith(ending) && /[aeiouy]/.test(noun.slice(0, -ending.length)),
  );
  return found ?? null;
}
