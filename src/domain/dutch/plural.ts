import { isEndStressed, misspellings, withVowelEnding, wordEnd } from '#domain/dutch/spelling.ts';

/** Why a plural is as it is. */
export type PluralRule = 'en' | 's' | 'apostrophe-s' | 'heid';

/** Ends without stress, after which the plural has -s: `tafel`, `jongen`, `meisje`, `familie`. */
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

/** Plurals that learners make of it, the likeliest first: boomen, boms. The right one is left out. */
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

/** With the ending that the noun does not take; after -s there is no -s to add, but z for s (tandartzen). */
function withOtherEnding(noun: string, plural: string): readonly string[] {
  const isOpen = wordEnd(noun).consonants === '';
  if (plural.endsWith('s') && isOpen)
    return noun.endsWith('e') ? [`${noun}n`, `${noun}en`] : [`${noun}en`, `${noun}n`];
  if (plural.endsWith('s')) return [withVowelEnding(noun, 'en')];
  if (!noun.endsWith('s')) return [`${noun}s`];
  return /[^aeiou]s$/.test(noun) ? [noun.replace(/s$/, 'zen')] : [];
}
