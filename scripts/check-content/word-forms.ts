import { closedStems, comparable, comparableWordsOf, openStems, wordsOf } from './dutch-text.ts';
import type { ReferenceLists } from './reference-lists.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

type Inflected = Pick<VocabularyEntry, 'dutch' | 'kind' | 'plural' | 'past' | 'participle'>;

/** The forms in which an entry may stand in a sentence, comparable (see `comparable`). */
export interface WordForms {
  /** One word each, or several that stand side by side. */
  readonly whole: ReadonlySet<string>;
  /** A separable verb's particle and the forms of the verb before it: `op` and `bel, belt, belde …`. */
  readonly split?: { readonly particle: string; readonly verb: ReadonlySet<string> };
  /** Of an expression with a verb (`door rood rijden`): the other words, which must stand in the sentence too. */
  readonly beside?: readonly string[];
}

/** In front of an infinitive, behind or inside a past: `zich voorstellen`, `stelde zich voor`. */
const REFLEXIVE = /^zich | zich\b/g;
const DIMINUTIVES = ['je', 'tje', 'pje', 'etje'];
/** Present forms that follow no rule. */
const IRREGULAR_PRESENT: Readonly<Record<string, readonly string[]>> = {
  zijn: ['ben', 'bent', 'is', 'was', 'waren', 'wees'],
  hebben: ['heb', 'hebt', 'heeft'],
  kunnen: ['kan', 'kunt', 'kun'],
  mogen: ['mag'],
  willen: ['wil', 'wilt'],
  zullen: ['zal', 'zult', 'zul'],
  komen: ['kom', 'komt'],
};

/**
 * All forms of an entry: plural and diminutive, verb forms (also of separable verbs), adjective with -e, -er, -st.
 * Made by the rules of spelling and from the entry's own columns, with the reference lists where they are at hand.
 * Generous on purpose: it may hold forms that don't exist, but misses few that do.
 */
export function formsOf(entry: Inflected, reference: ReferenceLists | undefined): WordForms {
  const dutch = comparable(entry.dutch).replace(REFLEXIVE, '');
  if (entry.kind === 'verb') return verbForms(dutch, entry, reference);
  const words = comparableWordsOf(dutch);
  const whole = new Set([words.join(' ')]);
  const verb = words.at(-1) ?? '';
  if (entry.kind === 'phrase' && words.length > 1 && reference?.verbForms(verb).length) {
    const past = reference.verbForms(verb)[0] ?? '';
    const forms = verbForms(verb, { ...entry, past, participle: '' }, reference);
    return { ...forms, beside: words.slice(0, -1) };
  }
  if (entry.kind === 'noun') addNounForms(whole, dutch, entry, reference);
  else if (entry.kind !== 'phrase') addAdjectiveForms(whole, dutch, reference);
  // Without the lists the forms of a verb in an expression are not known: the other words must do.
  else if (!reference && words.length > 1 && verb.endsWith('n'))
    return { whole: new Set(words.slice(0, -1)) };
  return { whole };
}

/** All words that are known to whoever knows the entry. */
export function ownWordsOf(entry: Inflected, reference: ReferenceLists | undefined): string[] {
  const { whole, split } = formsOf(entry, reference);
  return [entry.dutch, ...whole, ...(split?.verb ?? [])].flatMap(wordsOf);
}

function addNounForms(
  whole: Set<string>,
  noun: string,
  entry: Inflected,
  reference: ReferenceLists | undefined,
) {
  if (entry.plural !== '') whole.add(comparable(entry.plural));
  const stems = [noun, `${noun}${noun.at(-1)}`, noun.replace(/ng$/, 'nk'), noun.replace(/([aou])$/, '$1$1')];
  for (const stem of stems) {
    for (const ending of DIMINUTIVES) whole.add(stem + ending).add(`${stem + ending}s`);
  }
  for (const form of reference?.diminutives(noun) ?? []) whole.add(form).add(`${form}s`);
  // A noun of several words is inflected in its last, and its adjective may lose or gain an -e: `een openbaar toilet`.
  for (const form of reference?.plurals(noun) ?? []) whole.add(form);
}

function addAdjectiveForms(whole: Set<string>, word: string, reference: ReferenceLists | undefined) {
  for (const stem of openStems(word)) {
    for (const ending of ['e', 'er', 'ere', 'en']) whole.add(stem + ending);
  }
  for (const ending of ['e', 's', 'st', 'ste', 't', 'te', 'der', 'dere']) whole.add(word + ending);
  for (const form of reference?.adjectiveForms(word) ?? []) whole.add(form).add(`${form}e`);
}

function verbForms(infinitive: string, entry: Inflected, reference: ReferenceLists | undefined): WordForms {
  const past = comparable(entry.past).replace(REFLEXIVE, '');
  const participle = comparable(entry.participle);
  const listed = reference?.verbForms(infinitive) ?? [];
  const [pastVerb = '', ...particleWords] = past.split(' ');
  // `eruitzien`: `zag eruit`, but `ziet er moe uit`.
  const particle = particleWords.join(' ').replace(/^er(?=\p{L})/u, 'er ');
  const joined = particle.replaceAll(' ', '');
  const isSeparable = particle !== '' && infinitive.replaceAll(' ', '').startsWith(joined);
  const base = isSeparable ? infinitive.replaceAll(' ', '').slice(joined.length) : infinitive;
  const verb = new Set([
    base,
    ...presentForms(base),
    ...pastForms(pastVerb),
    ...(IRREGULAR_PRESENT[base] ?? []),
  ]);
  for (const form of listed) verb.add(form.split(' ')[0] ?? form);
  const whole = new Set([infinitive, `${infinitive}d`, `${infinitive}de`]);
  // An empty one would make a form of the particle alone.
  if (participle !== '') {
    whole.add(participle);
    for (const stem of openStems(participle)) whole.add(`${stem}e`);
    verb.add(participle.split(' ').at(-1) ?? participle);
  }
  if (!isSeparable) return { whole: new Set([...whole, ...verb]) };
  whole.add(`${particle.replace(/^er /, 'er')} te ${base}`).add(`${particle} te ${base}`);
  for (const form of verb) whole.add(joined + form);
  return { whole, split: { particle, verb } };
}

function presentForms(infinitive: string): string[] {
  const stems = infinitive.endsWith('en') ? closedStems(infinitive.slice(0, -2)) : [infinitive.slice(0, -1)];
  // gaan, doen, zien: the stem is the word without its last letter.
  if (/(aa|oe|ie)n$/.test(infinitive))
    stems.push(infinitive.slice(0, -1).replace(/aa$/, 'a'), infinitive.slice(0, -1));
  return stems.flatMap((stem) => [stem, `${stem}t`]);
}

function pastForms(past: string): string[] {
  return past === '' ? [] : [past, `${past}n`, `${past}en`, ...openStems(past).map((stem) => `${stem}en`)];
}

/** Whether a sentence holds one of the forms, as whole words. */
export function containsForm(sentence: string, { whole, split, beside = [] }: WordForms): boolean {
  const words = comparableWordsOf(sentence);
  const text = ` ${words.join(' ')} `;
  const holds = (form: string) => form !== '' && text.includes(` ${form} `);
  if (!beside.every(holds)) return false;
  if ([...whole].some(holds)) return true;
  return (
    split !== undefined &&
    split.particle.split(' ').every(holds) &&
    words.some((word) => split.verb.has(word))
  );
}
