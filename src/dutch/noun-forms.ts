import {
  hasOneSyllable,
  hasShortEnd,
  isEndStressed,
  misspellings,
  withVowelEnding,
  wordEnd,
} from './spelling.ts';

/** An ending that shows a noun's article (GRA-11). */
interface ArticleSign {
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

/** The ending that shows a noun's article; null for most nouns. Does not apply to one syllable: `ring`. */
export function articleSign(noun: string): ArticleSign | null {
  const found = SIGNS.find(
    ({ ending }) => noun.endsWith(ending) && /[aeiouy]/.test(noun.slice(0, -ending.length)),
  );
  return found ?? null;
}

/** The rule behind a plural. */
type PluralRule = 'en' | 's' | 'apostrophe-s' | 'heid';

/** Unstressed endings, after which the plural has -s: `tafel`, `jongen`, `meisje`, `familie`. */
const WITH_S = /(?:[^e]e[lmnr]|[ln]aar|e|ie|eau|ieu|oir|é)$/;
const OPEN_VOWEL = /(?:^|[^aeiouéj])[aiouy]$/;

/** GRA-11: which plural a regular noun has: -s after an ending without stress, 's after a single open vowel, else -en. */
export function pluralRule(noun: string): PluralRule {
  if (noun.endsWith('heid')) return 'heid';
  if (OPEN_VOWEL.test(noun)) return 'apostrophe-s';
  if (/(?:ee|[^i]oe)$/.test(noun)) return 'en';
  return WITH_S.test(noun) && (!/e[lmnr]$|aar$/.test(noun) || noun.endsWith('aar') || !isEndStressed(noun))
    ? 's'
    : 'en';
}

/** GRA-11: the plural of a regular noun. Irregular ones (`stad`, `kind`) and most loanwords (`film`) need a list. */
export function regularPlural(noun: string): string {
  switch (pluralRule(noun)) {
    case 'heid':
      return `${noun.slice(0, -'heid'.length)}heden`;
    case 'apostrophe-s':
      return `${noun}'s`;
    case 's':
      return `${noun}s`;
    case 'en':
      return noun.endsWith('ee') ? `${noun}ën` : withVowelEnding(noun, 'en');
  }
}

/** Wrong plurals that learners form, the likeliest first: boomen, boms. */
export function pluralMistakes(noun: string, plural: string): readonly string[] {
  const spelled = misspellings(noun, 'en');
  const regular = regularPlural(noun);
  const otherEndings = withOtherEnding(noun, plural);
  const forms = plural.endsWith("'s")
    ? [`${noun}s`, `${noun}${noun.slice(-1)}s`, `${noun}en`]
    : plural.endsWith('s')
      ? [`${noun}'s`, ...otherEndings, ...spelled]
      : [
          regular,
          ...(noun.endsWith('ee') ? [`${noun}en`, `${noun}n`] : []),
          ...spelled,
          ...otherEndings,
          `${noun}'s`,
        ];
  return forms.filter((form) => form !== plural);
}

/** The wrong ending. After -s no -s can be added; the mistake is z for s (tandartzen). */
function withOtherEnding(noun: string, plural: string): readonly string[] {
  const isOpen = wordEnd(noun).consonants === '';
  if (plural.endsWith('s') && isOpen)
    return noun.endsWith('e') ? [`${noun}n`, `${noun}en`] : [`${noun}en`, `${noun}n`];
  if (plural.endsWith('s')) return [withVowelEnding(noun, 'en')];
  if (!noun.endsWith('s')) return [`${noun}s`];
  return /[^aeiou]s$/.test(noun) ? [noun.replace(/s$/, 'zen')] : [];
}

const DIMINUTIVE_ENDINGS = ['je', 'tje', 'etje', 'pje', 'kje'] as const;
type DiminutiveEnding = (typeof DIMINUTIVE_ENDINGS)[number];

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

/** `ring` and `slang` have -etje, `woning` -kje, but not a word with an unstressed syllable before -ing: `tekening`. */
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

/** Wrong diminutives that learners form, the likeliest first. */
export function diminutiveMistakes(noun: string, diminutive: string): readonly string[] {
  const regular = regularDiminutive(noun);
  const plain = [`${noun}je`, `${noun}tje`, withDiminutiveEnding(noun, 'etje'), `${noun}pje`];
  const isOpen = wordEnd(noun).consonants === '';
  const forms = isOpen ? [`${noun}tje`, `${noun}'tje`, `${noun}je`] : [regular, ...plain];
  return forms.filter((form) => form !== diminutive);
}
