import { comparable, comparableWordsOf, placedWordsOf } from '#lib/dutch-words.ts';

/** The known forms of a word; a form that does not exist is empty or missing. */
export interface Inflected {
  /** Without its article. */
  readonly dutch: string;
  readonly kind?: string;
  readonly plural?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly comparative?: string;
}

/** Lists of forms, if available. */
export interface ListedForms {
  readonly plurals: (noun: string) => readonly string[];
  readonly diminutives: (noun: string) => readonly string[];
  /** Past and present forms; with the particle after it for a separable verb: `belde op`. */
  readonly verbForms: (infinitive: string) => readonly string[];
  /** Comparative, superlative and the form with -e. */
  readonly adjectiveForms: (adjective: string) => readonly string[];
}

/** The forms in which an entry may occur in a sentence, made comparable (see `comparable`). */
export interface WordForms {
  /** Single words, or several adjacent words. */
  readonly whole: ReadonlySet<string>;
  /**
   * A separable verb's particle and the forms of the verb before it: `op` and `bel, belt, belde …`; also `van` and
   * `waar`.
   */
  readonly split?: { readonly particle: string; readonly verb: ReadonlySet<string> };
  /** For an expression with a verb (`door rood rijden`): the other words, which must also be in the sentence. */
  readonly otherWords?: readonly string[];
}

/** Before an infinitive, after or inside a past: `zich voorstellen`, `stelde zich voor`. */
const REFLEXIVE = /^zich | zich\b/g;
const DIMINUTIVES = ['je', 'tje', 'pje', 'etje'];
/** `Waar kom je vandaan?`: the second part ends the question. */
const PARTED_QUESTION = /^waar (?:naartoe|vandaan)$/;
/** `Waar is dat van gemaakt?`: an adverb of two separated parts. */
const PARTED_ADVERB = /^(waar)(aan|bij|in|mee|op|over|uit|van)$/;
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
 * All forms of a word: plural and diminutive, verb forms (also of separable verbs), adjective with -e, -er, -st. Built
 * from the spelling rules, the known forms of the word, and the lists if available. It deliberately accepts too many: it
 * may contain forms that do not exist, but misses few that do.
 */
export function formsOf(word: Inflected, lists?: ListedForms): WordForms {
  const dutch = comparable(word.dutch).replace(REFLEXIVE, '');
  if (word.kind === 'verb') return verbForms(dutch, word, lists);
  const words = comparableWordsOf(dutch);
  const whole = new Set([words.join(' ')]);
  if (word.kind === 'noun') addNounForms(whole, dutch, word, lists);
  else if (word.kind !== 'phrase') addAdjectiveForms(whole, dutch, word, lists);
  else if (PARTED_QUESTION.test(dutch))
    return { whole: new Set(words.slice(1)), otherWords: words.slice(0, 1) };
  else if (words.length > 1) return expressionForms(words, lists) ?? { whole };
  const [, first, particle] = PARTED_ADVERB.exec(dutch) ?? [];
  return first && particle ? { whole, split: { particle, verb: new Set([first]) } } : { whole };
}

/** Forms of an expression that ends in an infinitive (`door rood rijden`), null if it doesn't. */
function expressionForms(words: readonly string[], lists: ListedForms | undefined): WordForms | null {
  const verb = words.at(-1) ?? '';
  const otherWords = words.slice(0, -1);
  const [past = ''] = lists?.verbForms(verb) ?? [];
  if (past !== '') return { ...verbForms(verb, { dutch: verb, past }, lists), otherWords };
  // Without the lists the forms of the verb are unknown, so the other words must suffice.
  return !lists && verb.endsWith('n') ? { whole: new Set(otherWords) } : null;
}

function addNounForms(
  whole: Set<string>,
  noun: string,
  { plural = '' }: Inflected,
  lists: ListedForms | undefined,
) {
  if (plural !== '') whole.add(comparable(plural));
  const stems = [noun, `${noun}${noun.at(-1)}`, noun.replace(/ng$/, 'nk'), noun.replace(/([aou])$/, '$1$1')];
  for (const stem of stems) {
    for (const ending of DIMINUTIVES) whole.add(stem + ending).add(`${stem + ending}s`);
  }
  for (const form of lists?.diminutives(noun) ?? []) whole.add(form).add(`${form}s`);
  // A noun of several words is inflected in its last word, and its adjective may lose or gain an -e: `een openbaar
  // toilet`.
  for (const form of lists?.plurals(noun) ?? []) whole.add(form);
}

function addAdjectiveForms(
  whole: Set<string>,
  word: string,
  { comparative = '' }: Inflected,
  lists: ListedForms | undefined,
) {
  for (const stem of openStems(word)) {
    for (const ending of ['e', 'er', 'ere', 'en']) whole.add(stem + ending);
  }
  for (const ending of ['e', 's', 'st', 'ste', 't', 'te', 'der', 'dere']) whole.add(word + ending);
  if (comparative !== '') whole.add(comparative).add(`${comparative}e`);
  for (const form of lists?.adjectiveForms(word) ?? []) whole.add(form).add(`${form}e`);
}

function verbForms(infinitive: string, word: Inflected, lists: ListedForms | undefined): WordForms {
  const participle = comparable(word.participle ?? '');
  const listed = lists?.verbForms(infinitive) ?? [];
  const { pastVerb, particle, base } = separate(infinitive, word.past);
  const verb = new Set([
    base,
    ...presentForms(base),
    ...pastForms(pastVerb),
    ...(IRREGULAR_PRESENT[base] ?? []),
  ]);
  for (const form of listed) verb.add(form.split(' ')[0] ?? form);
  const whole = new Set([infinitive, `${infinitive}d`, `${infinitive}de`]);
  // An empty participle would give a form with the particle alone.
  if (participle !== '') {
    whole.add(participle);
    for (const stem of openStems(participle)) whole.add(`${stem}e`);
    verb.add(participle.split(' ').at(-1) ?? participle);
  }
  if (particle === null) return { whole: new Set([...whole, ...verb]) };
  whole.add(`${particle.replace(/^er /, 'er')} te ${base}`).add(`${particle} te ${base}`);
  for (const form of verb) whole.add(particle.replaceAll(' ', '') + form);
  return { whole, split: { particle, verb } };
}

/** Splits a verb from its particle, which is null if the verb is not separable. */
function separate(infinitive: string, past = '') {
  const [pastVerb = '', ...particleWords] = comparable(past).replace(REFLEXIVE, '').split(' ');
  // `eruitzien`: `zag eruit`, but `ziet er moe uit`.
  const particle = particleWords.join(' ').replace(/^er(?=\p{L})/u, 'er ');
  const joined = particle.replaceAll(' ', '');
  const isSeparable = particle !== '' && infinitive.replaceAll(' ', '').startsWith(joined);
  if (!isSeparable) return { pastVerb, particle: null, base: infinitive };
  return { pastVerb, particle, base: infinitive.replaceAll(' ', '').slice(joined.length) };
}

/** The two parts of a separable verb, `op` and `bellen`; null for every other word. */
export function separableParts({ dutch, kind, past }: Inflected): { particle: string; verb: string } | null {
  if (kind !== 'verb') return null;
  const { particle, base } = separate(comparable(dutch).replace(REFLEXIVE, ''), past);
  return particle === null ? null : { particle, verb: base };
}

function presentForms(infinitive: string): string[] {
  const stems = infinitive.endsWith('en') ? closedStems(infinitive.slice(0, -2)) : [infinitive.slice(0, -1)];
  // gaan, doen, zien: the stem is the word without its last letter.
  if (/(aa|oe|ie)n$/.test(infinitive))
    stems.push(infinitive.slice(0, -1).replace(/aa$/, 'a'), infinitive.slice(0, -1));
  // liken: English verbs keep their -e.
  if (/[^aeiou]en$/.test(infinitive)) stems.push(infinitive.slice(0, -1));
  return stems.flatMap((stem) => [stem, `${stem}t`]);
}

function pastForms(past: string): string[] {
  return past === '' ? [] : [past, `${past}n`, `${past}en`, ...openStems(past).map((stem) => `${stem}en`)];
}

/** A range in a text: the index of its first letter, and the index after its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The ranges of one of the forms in a sentence, as whole words: one range, or several for a split verb (`Ik [bel] je
 * [op]`). Null if there is none.
 */
export function findForm(sentence: string, { whole, split, otherWords = [] }: WordForms): TextRange[] | null {
  const placed = placedWordsOf(sentence);
  const words = placed.map(({ text }) => comparable(text));
  const rangeOf = (form: string, after = -1): TextRange | null => {
    const parts = form.split(' ');
    const first = words.findIndex(
      (_, place) => place > after && parts.every((part, step) => words[place + step] === part),
    );
    const [from, to] = [placed[first], placed[first + parts.length - 1]];
    return form === '' || !from || !to ? null : { start: from.start, end: to.end };
  };
  const otherRanges = otherWords.map((form) => rangeOf(form));
  if (!otherRanges.every((range) => range !== null)) return null;
  const found = [...whole].map((form) => rangeOf(form)).filter((range) => range !== null);
  // Prefers `naar huis gaan` to its first word; of equal ones the first.
  const longest = found.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (longest) return inOrder([...otherRanges, longest]);
  if (!split) return null;
  const verbPlace = words.findIndex((word) => split.verb.has(word));
  const verb = placed[verbPlace];
  // Prefers the particle after the verb: in `Op maandag bel ik je op` the first `op` is another word.
  const particles = split.particle.split(' ').map((part) => rangeOf(part, verbPlace) ?? rangeOf(part));
  if (!verb || !particles.every((range) => range !== null)) return null;
  return inOrder([{ start: verb.start, end: verb.end }, ...particles]);
}

function lengthOf({ start, end }: TextRange): number {
  return end - start;
}

function inOrder(ranges: readonly TextRange[]): TextRange[] {
  return ranges.toSorted((one, other) => one.start - other.start);
}

const VOWELS = 'aeiou';
const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter);

/** A stem before an ending that begins with a vowel: `groot` → `grot`, `wit` → `witt`, `lief` → `liev`. */
function openStems(word: string): string[] {
  const end = word.at(-1) ?? '';
  const before = word.at(-2);
  const long = word.at(-3);
  if (isVowel(end) || !/[a-zë]/.test(end)) return [word];
  const voiced = end === 'f' ? 'v' : end === 's' ? 'z' : end;
  const body = word.slice(0, -1);
  // After an i the e must not be read together with it: financieel, financiële.
  if (/iee.$/.test(word)) return [`${body.slice(0, -2)}ë${end}`];
  if (isVowel(before) && before === long) return [body.slice(0, -1) + end, body.slice(0, -1) + voiced];
  const single = isVowel(before) && !isVowel(long);
  return single ? [word + end, word, body + voiced] : [word, body + voiced];
}

/** The stem of a verb form in -en at the end of a word: `maken` → `maak`, `zeggen` → `zeg`, `leven` → `leef`, `kopiëren` → `kopieer`. */
function closedStems(stem: string): string[] {
  const end = stem.at(-1) ?? '';
  const unvoiced = end === 'v' ? 'f' : end === 'z' ? 's' : end;
  const body = stem.slice(0, -1);
  // zeggen: zeg; but English verbs keep both: appen, app.
  if (end === body.at(-1)) return [body, stem];
  const vowel = body.at(-1);
  if (vowel === 'ë') return [`${body.slice(0, -1)}ee${unvoiced}`];
  const single = isVowel(vowel) && !isVowel(body.at(-2));
  return single && vowel !== undefined ? [body + vowel + unvoiced, body + unvoiced] : [body + unvoiced];
}
