import { regularComparative, regularSuperlative, withInflection } from '#dutch/adjective-forms.ts';
import { regularDiminutive } from '#dutch/noun-forms.ts';
import { withVowelEnding } from '#dutch/spelling.ts';
import { presentForms, stemOf } from '#dutch/verb-forms.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { separableParts } from '#dutch/vocabulary/word-forms.ts';

type Forms = Pick<Word, 'dutch' | 'kind' | 'plural' | 'past' | 'participle' | 'comparative'>;

/** Present forms that follow no rule, or that are there beside those of the rule. */
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

/** Plurals of the past that the singular doesn't tell. */
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
/** Small forms that follow no rule, of words that learners meet early. */
const OWN_DIMINUTIVE: Readonly<Record<string, string>> = {
  glas: 'glaasje',
  jongen: 'jongetje',
  schip: 'scheepje',
  boterham: 'boterhammetje',
  kip: 'kippetje',
};

/**
 * The forms of a word in which one meets it in a text: plural and small form of a noun, an adjective with -e, -er and -st,
 * present, past and participles of a verb. By the rules of Dutch and what the lists know of it: none that could be another
 * word's, since the search says whose it is (VOC-04).
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

/** Only what can be counted has a small form; not what is one already, or several words. */
function nounForms({ dutch, plural }: Forms): readonly string[] {
  if (plural === undefined || /je$|\s/.test(dutch)) return [];
  const small = OWN_DIMINUTIVE[dutch] ?? regularDiminutive(dutch);
  return [small, `${small}s`];
}

function adjectiveForms({ dutch, comparative = regularComparative(dutch) }: Forms): readonly string[] {
  const own = OWN_ADJECTIVE_FORMS[dutch];
  if (own) return own;
  // `roze`, `laatste` and `extra` stay as they are.
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
  const finite = finiteForms(parts.verb, past.split(' ')[0] ?? '');
  return [
    ...finite.flatMap((form) => [`${form} ${particle}`, particle + form]),
    `${particle} te ${parts.verb}`,
    ...inflected,
  ];
}

/** Present and past of a verb that is in one piece. */
function finiteForms(infinitive: string, past: string): readonly string[] {
  const own = OWN_PRESENT.find(([verb]) => infinitive.endsWith(verb));
  const { ik, hij } = presentForms(infinitive, stemIn(past) ?? stemOf(infinitive));
  const present = own?.[1].map((form) => infinitive.slice(0, -own[0].length) + form) ?? [ik, hij];
  return past === '' ? present : [...present, past, pastPlural(past)];
}

/** A regular past tells the stem, where the infinitive hides its stress: `luisterde` is of `luister`. */
function stemIn(past: string): string | undefined {
  return /^(.*[^aeiou].*)[td]e$/.exec(past)?.[1];
}

/** The `a` of a strong past is long before -en: `kwam`, `kwamen`; `had` and those without a rule have their own. */
function pastPlural(past: string): string {
  if (past.endsWith('e')) return `${past}n`;
  const own = OWN_PAST_PLURAL[past];
  return own ?? withVowelEnding(past.replace(/([^aeiou]|^)a([^aeiou])$/, '$1aa$2'), 'en');
}
