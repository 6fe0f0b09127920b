import { regularComparative, regularSuperlative, withInflection } from '#dutch/adjective-forms.ts';
import { regularDiminutive } from '#dutch/noun-forms.ts';
import { withVowelEnding } from '#dutch/spelling.ts';
import { presentForms, stemOf } from '#dutch/verb-forms.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { separableParts } from '#dutch/vocabulary/word-forms.ts';

type Forms = Pick<Word, 'dutch' | 'kind' | 'plural' | 'past' | 'participle' | 'comparative'>;

/** Irregular present forms, and those that exist next to the regular ones. */
const OWN_PRESENT: readonly (readonly [string, readonly string[]])[] = [
  ['zijn', ['ben', 'bent', 'is']],
  ['hebben', ['heb', 'hebt', 'heeft']],
  ['kunnen', ['kan', 'kun', 'kunt']],
  ['mogen', ['mag']],
  ['willen', ['wil', 'wilt']],
  ['zullen', ['zal', 'zult', 'zul']],
  ['komen', ['kom', 'komt']],
  ['houden', ['houd', 'houdt', 'hou']],
  ['rijden', ['rijd', 'rijdt', 'rij']],
  ['snijden', ['snijd', 'snijdt', 'snij']],
];

/** Plurals of the past that the singular doesn't show. */
const OWN_PAST_PLURAL: Readonly<Record<string, string>> = {
  was: 'waren',
  had: 'hadden',
  kon: 'konden',
  zou: 'zouden',
  zei: 'zeiden',
};
/** `Moest` is left to `moeten`. */
const OWN_ADJECTIVE_FORMS: Readonly<Record<string, readonly string[]>> = {
  goed: ['goede', 'beter', 'betere', 'best', 'beste'],
  moe: ['moeë', 'moeër'],
  welkom: ['welkome'],
};
/** Irregular diminutives of words that learners meet early. */
const OWN_DIMINUTIVE: Readonly<Record<string, string>> = {
  glas: 'glaasje',
  jongen: 'jongetje',
  schip: 'scheepje',
  boterham: 'boterhammetje',
  kip: 'kippetje',
};

/**
 * The forms of a word that occur in texts: plural and diminutive of a noun, an adjective with -e, -er and -st, present, past and
 * participles of a verb. They follow the rules of Dutch and the lists; forms that could belong to another word are left out, since the
 * search says whose form it is (VOC-04).
 */
export function searchForms(word: Forms): readonly string[] {
  const { dutch, plural, past, participle, comparative } = word;
  const known = [plural, past, participle, comparative].filter((form) => form !== undefined);
  const forms = new Set([...known, ...ruledForms(word)]);
  forms.delete(dutch);
  return [...forms];
}

function ruledForms(word: Forms): readonly string[] {
  if (word.kind === 'verb') return verbForms(word);
  if (word.kind === 'noun') return nounForms(word);
  return word.kind === 'adjective' ? adjectiveForms(word) : [];
}

/** Only countable nouns have a diminutive; not those that are one already, or several words. */
function nounForms({ dutch, plural }: Forms): readonly string[] {
  if (plural === undefined || /je$|\s/.test(dutch)) return [];
  const small = OWN_DIMINUTIVE[dutch] ?? regularDiminutive(dutch);
  return [small, `${small}s`];
}

function adjectiveForms({ dutch, comparative = regularComparative(dutch) }: Forms): readonly string[] {
  const own = OWN_ADJECTIVE_FORMS[dutch];
  if (own) return own;
  // `roze`, `laatste` and `extra` don't change.
  if (/(?:[^aeiou]e|[^aeiou][aio]|é)$/.test(dutch)) return [];
  const superlative = regularSuperlative(dutch);
  return [withInflection(dutch), comparative, `${comparative}e`, superlative, `${superlative}e`];
}

function verbForms(word: Forms): readonly string[] {
  const infinitive = word.dutch.replace(/^zich /, '');
  const past = word.past?.replace(/ zich\b/, '') ?? '';
  const participle = word.participle ?? '';
  const inflected = [
    ...(/[td]$/.test(participle) ? [withInflection(participle)] : []),
    `${infinitive}d`,
    `${infinitive}de`,
  ];
  const parts = separableParts({ ...word, dutch: infinitive, past });
  if (parts === null) return [...finiteForms(infinitive, past), ...inflected];
  const particle = parts.particle.replaceAll(' ', '');
  const dutchWithTe = `${particle} te ${parts.verb}`;
  const finite = finiteForms(parts.verb, past.split(' ')[0] ?? '');
  return [...finite.flatMap((form) => [`${form} ${particle}`, particle + form]), dutchWithTe, ...inflected];
}

/** Present and past of a verb that isn't separable. */
function finiteForms(infinitive: string, past: string): readonly string[] {
  const own = OWN_PRESENT.find(([verb]) => infinitive.endsWith(verb));
  const { ik, hij } = presentForms(infinitive, stemIn(past) ?? stemOf(infinitive));
  const present = own?.[1].map((form) => infinitive.slice(0, -own[0].length) + form) ?? [ik, hij];
  return past === '' ? present : [...present, past, pastPlural(past)];
}

/** A regular past shows the stem where the infinitive hides its stress: `luisterde` comes from `luister`. */
function stemIn(past: string): string | undefined {
  return /^(.*[^aeiou].*)[td]e$/.exec(past)?.[1];
}

/** The `a` of a strong past is long before -en: `kwam`, `kwamen`; `had` and other irregular ones are listed. */
function pastPlural(past: string): string {
  if (past.endsWith('e')) return `${past}n`;
  const own = OWN_PAST_PLURAL[past];
  return own ?? withVowelEnding(past.replace(/([^aeiou]|^)a([^aeiou])$/, '$1aa$2'), 'en');
}
