import { withInflection } from '#dutch/adjective-forms.ts';
import { diminutiveMistakes, pluralMistakes, regularDiminutive } from '#dutch/noun-forms.ts';
import { participleMistakes, pastMistakes, writtenStem } from '#dutch/verb-forms.ts';
import { foldText } from '#lib/fold-text.ts';
import {
  ARTICLES,
  COORDINATORS,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
  SUBORDINATORS,
} from '#practice/judge/closed-words.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { lettersBetween } from '#practice/judge/tokens.ts';
import type { Mistake, MistakeName, TypedItem } from '#practice/judge/typed-item.ts';
import type { VerbForm } from '#practice/judge/verb-lexicon.ts';

/** What a mistake is called, and its rule. */
export type Named = Pick<Mistake, 'name' | 'rule'>;

/** What a name depends on. */
export type Knowing = Pick<TypedItem, 'lexicon' | 'about' | 'practised' | 'kind'>;

const named = (name: MistakeName, rule: string): Named => ({ name, rule });

/** Why a word is wrong in the place of another; null where they have nothing to do with each other. */
export function namePair(typed: string, word: LatticeWord, knowing: Knowing): Named | null {
  const { usual, unit } = word;
  const { lexicon, about, practised, kind } = knowing;
  if (kind === 'sentence' && isOtherAddress(typed, usual)) return null;
  if (!practised.includes(usual) && isOtherPosition(typed, usual, lexicon)) return null;
  return (
    linkedPair(typed, usual, kind) ??
    closedPair(typed, word) ??
    misspelled(typed, usual, lexicon) ??
    verbPair(typed, usual, lexicon) ??
    nounPair(typed, usual, lexicon) ??
    adjectivePair(typed, usual, lexicon) ??
    spellingPair(typed, usual, lexicon) ??
    (about === undefined || unit.role === 'lead' ? null : aboutPair(typed, usual, about))
  );
}

const YOU: readonly (readonly string[])[] = [['je', 'jij', 'jou', 'jouw'], ['u', 'uw'], ['jullie']];

/** English has one word for *je*, *u* and *jullie*: who is meant is no mistake of Dutch. */
function isOtherAddress(typed: string, usual: string): boolean {
  const [one, other] = [typed, usual].map((word) => YOU.findIndex((forms) => forms.includes(word)));
  return one !== undefined && other !== undefined && one >= 0 && other >= 0 && one !== other;
}

const BEARERS: ReadonlySet<string> = new Set(['die', 'dat', 'deze', 'dit']);
const NEGATIONS: ReadonlySet<string> = new Set(['niet', 'geen', 'niets', 'niks', 'nooit', 'nee']);
const WITH_E: readonly (readonly string[])[] = [
  ['elk', 'elke'],
  ['ieder', 'iedere'],
  ['welk', 'welke'],
  ['veel', 'vele'],
  ['ander', 'andere'],
];
const PRONOUN_RULES: Readonly<Record<string, string>> = {
  hen: 'Whom is something done to, or what stands behind a preposition? That is *hen* or *ze*, never *zij*.',
};

function closedPair(typed: string, { usual, unit }: LatticeWord): Named | null {
  const both = (words: ReadonlySet<string>) => words.has(typed) && words.has(usual);
  const within = (words: readonly string[]) => words.includes(typed) && words.includes(usual);
  if (both(NEGATIONS))
    return named(
      'negation',
      '*Geen* stands before a noun without article or with *een*; elsewhere it is *niet*.',
    );
  if (within(['ons', 'onze']))
    return named('pronoun', '*Ons* goes with one het-word, *onze* with all other nouns.');
  if (both(ARTICLES)) return named('article', `Here it is *${usual}*.`);
  if (WITH_E.some(within)) return named('adjective', 'With *-e* before a de-word and before more than one.');
  if (both(BEARERS) && unit.role === 'word')
    return named(
      'article',
      '*Die* and *deze* go with de-words and more than one, *dat* and *dit* with one het-word.',
    );
  if (both(BEARERS))
    return named(
      'pronoun',
      '*Die* and *deze* go with de-words and more than one, *dat* and *dit* with one het-word.',
    );
  if (isPronoun(typed) && isPronoun(usual))
    return named('pronoun', PRONOUN_RULES[usual] ?? `Here the form is *${usual}*.`);
  if (both(PREPOSITIONS)) return named('preposition', `Here the preposition is *${usual}*.`);
  if (both(CONJUNCTIONS)) return named('other word', `Here the conjunction is *${usual}*.`);
  return both(QUESTION_WORDS) ? named('other word', `Here it is *${usual}*.`) : null;
}

const CONJUNCTIONS: ReadonlySet<string> = new Set([...COORDINATORS, ...SUBORDINATORS, 'dan']);
const isPronoun = (word: string): boolean =>
  PRONOUNS.has(word) ||
  BEARERS.has(word) ||
  ['hun', 'hen', 'zich', 'er', 'jullie', 'daar', 'wie', 'wat', 'waar'].includes(word);

/** `omdat ik ben moe`: the conjunction stands before the wrong kind of clause, and the verb in the wrong place. */
function linkedPair(typed: string, usual: string, kind: TypedItem['kind']): Named | null {
  if (kind === 'form' || !CONJUNCTIONS.has(typed) || !CONJUNCTIONS.has(usual)) return null;
  if (COORDINATORS.has(typed) === COORDINATORS.has(usual)) return null;
  return named(
    'order',
    COORDINATORS.has(typed)
      ? `After *${typed}* the words stand as in a main clause, with the verb second.`
      : `After *${typed}* all verbs stand at the end of the clause.`,
  );
}

const ENDING = 2;

/** The right form in other letters: `loopen`, `kommt`. What is wrong at the end is a wrong form. */
function misspelled(typed: string, usual: string, lexicon: Lexicon): Named | null {
  if (typed.slice(-ENDING) !== usual.slice(-ENDING) || typed.length <= ENDING + 1) return null;
  if (typed.startsWith('ge') !== usual.startsWith('ge') || lettersBetween(typed, usual) > 1) return null;
  return spellingPair(typed, usual, lexicon);
}

const AUXILIARIES: ReadonlySet<string> = new Set(['hebben', 'zijn', 'worden']);

const isAuxiliary = (forms: readonly VerbForm[]) =>
  forms.some(({ verb }) => AUXILIARIES.has(verb.infinitive));

function verbPair(typed: string, usual: string, { verbs }: Lexicon): Named | null {
  const wanted = verbs.formsOf(usual);
  const given = verbs.formsOf(typed);
  if (wanted.length === 0) return splitVerbPair(typed, usual, { verbs });
  const shared = verbs.shared(typed, usual);
  if (shared !== undefined) {
    const from = given.find(({ verb }) => verb === shared);
    const to = wanted.find(({ verb }) => verb === shared);
    return from && to ? formPair(from, to, usual) : null;
  }
  if (isAuxiliary(given) && isAuxiliary(wanted))
    return named('auxiliary', `Here the auxiliary is *${usual}*.`);
  if (given.length > 0 && isPosition(given) && isPosition(wanted))
    return named('other word', `Here the verb is *${usual}*.`);
  return wanted.some((form) => wrongForms(form).includes(typed))
    ? named('verb form', `Here the form is *${usual}*.`)
    : splitVerbPair(typed, usual, { verbs });
}

const POSITIONS = /^(?:staan|liggen|zitten|hangen|lopen|zijn|leggen|zetten)$/;
const isPosition = (forms: readonly VerbForm[]): boolean =>
  forms.some(({ verb }) => POSITIONS.test(verb.infinitive));
/** `zit` for `staat`: as right in many a place, so only a mistake where it is practised. */
function isOtherPosition(typed: string, usual: string, { verbs }: Lexicon): boolean {
  const [given, wanted] = [verbs.formsOf(typed), verbs.formsOf(usual)];
  return verbs.shared(typed, usual) === undefined && isPosition(given) && isPosition(wanted);
}

const PARTICLE =
  /^(aan|af|bij|binnen|dicht|door|heen|in|klaar|langs|mee|mis|na|om|onder|op|open|over|schoon|stil|terug|thuis|toe|uit|vast|voor|vooruit|weg)(?=.{3})/;

/** A form of a separable verb, whose verb is known by itself: `opgebelt` for `opgebeld`. */
function splitVerbPair(typed: string, usual: string, { verbs }: Pick<Lexicon, 'verbs'>): Named | null {
  const [particle = ''] = PARTICLE.exec(usual) ?? [];
  if (particle === '') return null;
  const wanted = verbs.formsOf(usual.slice(particle.length));
  if (wanted.length === 0) return null;
  const wrong = wanted.flatMap((form) => [...wrongForms(form), ...allForms(form)]);
  const isForm = typed.startsWith(particle) && wrong.includes(typed.slice(particle.length));
  return isForm || typed === `ge${particle}${usual.slice(particle.length).replace(/^ge/, '')}`
    ? named('verb form', `Here the form is *${usual}*.`)
    : null;
}

const isPast = ({ form }: VerbForm): boolean => form === 'past' || form === 'past-plural';

function formPair(from: VerbForm, to: VerbForm, usual: string): Named {
  const finite = from.form !== 'participle' && to.form !== 'participle';
  if (finite && isPast(from) !== isPast(to))
    return named('tense', `The time of the sentence asks for *${usual}*.`);
  return named(
    'verb form',
    `Here the form is *${usual}*: it goes with its subject and with the other verbs.`,
  );
}

function allForms({ verb }: VerbForm): readonly string[] {
  return [verb.ik, verb.jij, verb.hij, verb.infinitive, verb.past, verb.pastPlural, verb.participle];
}

/** What learners make of a verb: `loopte`, `gedenkt`, `werkd`, `vind` with a *t* too many. */
function wrongForms({ verb }: VerbForm): readonly string[] {
  const { infinitive, ik, past, pastPlural, participle } = verb;
  const stem = writtenStem(infinitive);
  const pasts = { singular: past, plural: pastPlural };
  const made = [
    ...pastMistakes(infinitive, pasts, 'singular', ik),
    ...pastMistakes(infinitive, pasts, 'plural', ik),
    ...participleMistakes(infinitive, participle, ik),
    ...[stem, ik].flatMap((one) => [
      one,
      `${one}t`,
      `${one}d`,
      `${one}dt`,
      `${one}tt`,
      `${one}en`,
      `${one}de`,
      `${one}te`,
      `${one}den`,
      `${one}ten`,
      `ge${one}t`,
      `ge${one}d`,
      `ge${one}en`,
      `ge${one}dt`,
      `ge${one}`,
    ]),
    `ge${infinitive}`,
    `${past}t`,
    `${past}en`,
    `${past}de`,
    `${past}te`,
    `ge${past}`,
    `ge${past}en`,
    participle.replace(/^ge/, ''),
  ];
  return made.map((form) => foldText(form));
}

function nounPair(typed: string, usual: string, lexicon: Lexicon): Named | null {
  const noun = lexicon.noun(usual);
  const isSmall = /(?:je|jes)$/.test(typed) !== /(?:je|jes)$/.test(usual);
  if (noun === undefined)
    return isSmall && isDiminutiveOf(typed, usual) ? named('diminutive', `Here it is *${usual}*.`) : null;
  const one = noun.isPlural ? (noun.other ?? usual) : usual;
  const many = noun.isPlural ? usual : (noun.other ?? '');
  if (typed === one || typed === many)
    return named('plural', noun.isPlural ? 'Here it is more than one.' : 'Here it is only one.');
  if (
    noun.isPlural &&
    pluralMistakes(one, usual)
      .map((form) => foldText(form))
      .includes(typed)
  )
    return named('plural', `The plural of *${one}* is *${usual}*.`);
  return isSmall && isDiminutiveOf(typed, one) ? named('diminutive', `Here it is *${usual}*.`) : null;
}

function isDiminutiveOf(typed: string, usual: string): boolean {
  const [small, whole] = /jes?$/.test(typed) ? [typed, usual] : [usual, typed];
  const right = regularDiminutive(whole);
  return [right, ...diminutiveMistakes(whole, right)].includes(small.replace(/s$/, ''));
}

function adjectivePair(typed: string, usual: string, lexicon: Lexicon): Named | null {
  const base = lexicon.adjective(usual);
  if (base !== undefined) {
    const forms = [base, foldText(withInflection(base)), `${base}e`, `${base}${base.slice(-1)}e`];
    if (forms.includes(typed))
      return named(
        'adjective',
        'With *-e* before a noun, but not before one het-word with *een*, *geen* or without article.',
      );
  }
  const [short, long] = typed.length < usual.length ? [typed, usual] : [usual, typed];
  const isInflected = short.length > 2 && (foldText(withInflection(short)) === long || `${short}e` === long);
  const isOther = lexicon.verbs.formsOf(usual).length > 0 || lexicon.noun(usual) !== undefined;
  return isInflected && !isOther
    ? named(
        'adjective',
        'With *-e* before a noun, but not before one het-word with *een*, *geen* or without article.',
      )
    : null;
}

const LONG_WORD = 6;

/** A letter or two of one word; a word that exists is another word. */
function spellingPair(typed: string, usual: string, lexicon: Lexicon): Named | null {
  if (usual.length < 3 || lexicon.isKnown(typed)) return null;
  const most = usual.length > LONG_WORD ? 2 : 1;
  const letters = lettersBetween(typed, usual);
  return letters > 0 && letters <= most ? named('spelling', `It is written *${usual}*.`) : null;
}

const LEAST_SHARED = 2;

/** Where one form of a word is asked, another form of it is a mistake in just that. */
function aboutPair(typed: string, usual: string, about: MistakeName): Named | null {
  const shared = Array.from(usual).findIndex((letter, place) => typed[place] !== letter);
  const isForm =
    shared < 0 ||
    shared >= LEAST_SHARED ||
    typed.endsWith(usual.slice(-LEAST_SHARED - 1)) ||
    isPronoun(typed);
  return isForm ? named(about, `Here the form is *${usual}*.`) : null;
}

/** A word that isn't there. */
export function nameMissing({ usual }: LatticeWord, lexicon: Lexicon): (Mistake & Named) | null {
  const mistake = (name: MistakeName, rule: string): Mistake => ({ name, typed: '', wanted: usual, rule });
  if (ARTICLES.has(usual)) return mistake('missing word', `The article *${usual}* is missing.`);
  if (NEGATIONS.has(usual)) return mistake('negation', `*${usual}* is missing.`);
  if (lexicon.verbs.formsOf(usual).some(({ verb }) => AUXILIARIES.has(verb.infinitive)))
    return mistake('missing word', `*${usual}* is missing.`);
  return mistake('missing word', `*${usual}* is missing.`);
}

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'te',
  'er',
  'om',
  'dan',
  'daar',
  'zich',
  'is',
  'heb',
  'heeft',
  'ben',
  'hebben',
  'zijn',
  'ga',
  'gaat',
  'gaan',
  'doe',
  'doet',
  'doen',
  'die',
  'dat',
  'deze',
  'dit',
  'meer',
  'meest',
]);

/** `onze buren` for `de buren` says something else. */
const OWNERS: ReadonlySet<string> = new Set(['mijn', 'jouw', 'zijn', 'haar', 'ons', 'onze', 'hun', 'uw']);

/** A word too many; null for one that says something, which may well be right. */
export function nameExtra(shown: string, typed: string): Mistake | null {
  const mistake = (name: MistakeName): Mistake => ({
    name,
    typed: shown,
    wanted: '',
    rule: `*${shown}* is too much.`,
  });
  if (ARTICLES.has(typed)) return mistake('article');
  if (NEGATIONS.has(typed)) return mistake('negation');
  const isPersonal = PRONOUNS.has(typed) && !OWNERS.has(typed);
  const isSmall = SMALL_WORDS.has(typed) || PREPOSITIONS.has(typed) || isPersonal || CONJUNCTIONS.has(typed);
  return isSmall ? mistake('extra word') : null;
}
