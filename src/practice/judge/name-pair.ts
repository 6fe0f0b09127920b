import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { regularComparative, withInflection } from '#dutch/adjective-forms.ts';
import { diminutiveMistakes, pluralMistakes, regularDiminutive } from '#dutch/noun-forms.ts';
import { foldText } from '#lib/fold-text.ts';
import {
  ARTICLES,
  CONJUNCTIONS,
  COORDINATORS,
  NEGATIONS,
  PERSONS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
} from '#practice/judge/closed-words.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { isOtherPosition, verbPair } from '#practice/judge/name-verb.ts';
import { lettersBetween } from '#practice/judge/tokens.ts';
import { named, type MistakeName, type Named, type TypedItem } from '#practice/judge/typed-item.ts';

/** What a name depends on. */
export type Knowing = Pick<TypedItem, 'lexicon' | 'about' | 'practised' | 'kind' | 'english'>;

/** Why a word is wrong in the place of another; null where they have nothing to do with each other. */
export function namePair(typed: string, word: LatticeWord, knowing: Knowing): Named | null {
  const { usual, unit } = word;
  const { lexicon, about, kind } = knowing;
  if (mayBeMeant(typed, word, knowing)) return null;
  return (
    linkedPair(typed, usual, kind) ??
    closedPair(typed, word) ??
    misspelled(typed, usual, lexicon) ??
    verbPair(typed, usual, lexicon) ??
    nounPair(typed, usual, knowing) ??
    adjectivePair(typed, usual, lexicon) ??
    spellingPair(typed, usual, lexicon) ??
    (about === undefined || unit.role === 'lead' ? null : aboutPair(typed, usual, about))
  );
}

/** Whether it says something else, which may be meant, and makes no mistake of Dutch. */
export function mayBeMeant(typed: string, word: LatticeWord, knowing: Knowing): boolean {
  const { lexicon, practised, kind, english = '' } = knowing;
  const isOther = kind === 'sentence' && isInCase(typed, word) && isOtherAddress(typed, word.usual);
  const isPlaced = !practised.includes(word.usual) && isOtherPosition(typed, word.usual, lexicon);
  if (SHORT_OF[typed] === word.usual || SHORT_OF[word.usual] === typed) return true;
  return isOther || isPlaced || maySayEither(typed, word.usual, english) || isOwner(typed, word);
}

/** Forms as they are said: the same word. */
const SHORT_OF: Readonly<Record<string, string>> = {
  "m'n": 'mijn',
  "z'n": 'zijn',
  "d'r": 'haar',
  "'m": 'hem',
  "'t": 'het',
  "'k": 'ik',
  "'n": 'een',
};

const YOU: readonly (readonly string[])[] = [['je', 'jij', 'jou', 'jouw'], ['u', 'uw'], ['jullie']];

/** `ik versta jouw`: in another case it is right for nobody. */
function isInCase(typed: string, { unit: { role } }: LatticeWord): boolean {
  if (role !== 'subject' && role !== 'object' && role !== 'possessive') return true;
  return PERSONS.some((person) => person[role].includes(typed));
}

/** English has one word for *je*, *u* and *jullie*: who is meant is no mistake of Dutch. */
function isOtherAddress(typed: string, usual: string): boolean {
  const [one, other] = [typed, usual].map((word) => YOU.findIndex((forms) => forms.includes(word)));
  return one !== undefined && other !== undefined && one >= 0 && other >= 0 && one !== other;
}

/** Words of which one or the other can be right, wanted and typed, some only where the English leaves it open. */
const EITHER: readonly (readonly [usual: string, typed: string, english?: RegExp])[] = [
  ['hij ze zij hem', 'die deze'],
  // What one doesn't pay at all one pays nothing for.
  ['niet', 'niets niks', /\b(?:pay|eat|drink|buy|see|hear|know|say|understand|do|learn|find)\b/i],
  ['het', 'dat dit'],
  ['er', 'ik je we wij ze zij hij'],
  // Which one of several is no matter of Dutch.
  ['die', 'deze'],
  ['deze', 'die'],
  ['dat', 'dit'],
  ['dit', 'dat'],
  ['veel', 'vele'],
  ['omdat', 'dat', /\b(?:happy|glad|pleased|proud|sorry|worried|angry)\b/i],
  ['omdat want', 'doordat', /\bbecause\b/i],
  ['van', 'vanaf vanuit', /\bfrom\b/i],
  ['uit vanuit', 'vanuit uit', /\bfrom\b/i],
  ['in op aan', 'bij', /\bat\b/i],
  ['bij', 'op aan', /\bat\b/i],
  ['in', 'bij'],
  ['bij', 'met', /\bappointment\b/i],
  ['bij voor', 'voor bij', /\bwork\w* for\b/i],
  ['met', 'in per', /\bby\b/i],
  ['in tijdens onder', 'tijdens in onder', /\b(?:during|in)\b/i],
  ['sinds vanaf', 'vanaf sinds', /\b(?:since|from)\b/i],
  ['om rond', 'rond om', /\baround\b/i],
];

/** `ons huis` for `het huis`: whose it is is another matter. */
const isOwner = (typed: string, { usual, unit }: LatticeWord): boolean =>
  ARTICLES.has(usual) && unit.role === 'word' && POSSESSIVES.has(typed);

function maySayEither(typed: string, usual: string, english: string): boolean {
  return EITHER.some(
    ([wanted, given, tells]) =>
      wanted.split(' ').includes(usual) &&
      given.split(' ').includes(typed) &&
      (tells === undefined || tells.test(english)),
  );
}

const BEARERS: ReadonlySet<string> = new Set(['die', 'dat', 'deze', 'dit']);
const WITH_E: readonly (readonly string[])[] = [
  ['elk', 'elke'],
  ['ieder', 'iedere'],
  ['welk', 'welke'],
  ['ander', 'andere'],
  ['heel', 'hele'],
];
const PRONOUN_RULES: Readonly<Record<string, MessageDescriptor>> = {
  hen: msg`After a preposition it is *hen* or *ze*, never *zij*. The same goes for the person something is done to.`,
};

function closedPair(typed: string, { usual, unit }: LatticeWord): Named | null {
  const both = (words: ReadonlySet<string>) => words.has(typed) && words.has(usual);
  const within = (words: readonly string[]) => words.includes(typed) && words.includes(usual);
  if (both(NEGATIONS))
    return named(
      'negation',
      msg`*Geen* comes before a noun without article or with *een*; in other cases it is *niet*.`,
    );
  if (within(['ons', 'onze']))
    return named('pronoun', msg`*Ons* goes with one het-word, *onze* with all other nouns.`);
  if (both(ARTICLES)) return named('article', msg`Here it is *${usual}*.`);
  if (WITH_E.some(within))
    return named('adjective', msg`With *-e* before a de-word and before more than one.`);
  if (both(BEARERS) && unit.role === 'word')
    return named(
      'article',
      msg`*Die* and *deze* go with de-words and more than one, *dat* and *dit* with one het-word.`,
    );
  if (both(BEARERS))
    return named(
      'pronoun',
      msg`*Die* and *deze* go with de-words and more than one, *dat* and *dit* with one het-word.`,
    );
  if (isPronoun(typed) && isPronoun(usual))
    return named('pronoun', PRONOUN_RULES[usual] ?? msg`Here the form is *${usual}*.`);
  if (within(['met', 'mee']))
    return named('preposition', msg`With *er* and *daar* it is *mee*, in other cases *met*.`);
  if (both(PREPOSITIONS)) return named('preposition', msg`Here the preposition is *${usual}*.`);
  if (both(CONJUNCTIONS)) return named('other word', msg`Here the conjunction is *${usual}*.`);
  return both(QUESTION_WORDS) ? named('other word', msg`Here it is *${usual}*.`) : null;
}

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
      ? msg`After *${typed}* the word order is that of a main clause, with the verb second.`
      : msg`After *${typed}* all verbs come at the end of the clause.`,
  );
}

const ENDING = 2;

/** The right form in other letters: `loopen`, `kommt`. What is wrong at the end is a wrong form. */
function misspelled(typed: string, usual: string, lexicon: Lexicon): Named | null {
  if (typed.slice(-ENDING) !== usual.slice(-ENDING) || typed.length <= ENDING + 1) return null;
  if (typed.startsWith('ge') !== usual.startsWith('ge') || lettersBetween(typed, usual) > 1) return null;
  return spellingPair(typed, usual, lexicon);
}

function nounPair(typed: string, usual: string, { lexicon, kind }: Knowing): Named | null {
  const noun = lexicon.noun(usual);
  // A small one is as right in a sentence, where its size isn't asked.
  const isSmall = kind === 'form' && /(?:je|jes)$/.test(typed) !== /(?:je|jes)$/.test(usual);
  if (noun === undefined)
    return isSmall && isDiminutiveOf(typed, usual) ? named('diminutive', msg`Here it is *${usual}*.`) : null;
  const one = noun.isPlural ? (noun.other ?? usual) : usual;
  const many = noun.isPlural ? usual : (noun.other ?? '');
  if (typed === one || typed === many)
    return named('plural', noun.isPlural ? msg`Here it is more than one.` : msg`Here it is only one.`);
  if (
    noun.isPlural &&
    pluralMistakes(one, usual)
      .map((form) => foldText(form))
      .includes(typed)
  )
    return named('plural', msg`The plural of *${one}* is *${usual}*.`);
  return isSmall && isDiminutiveOf(typed, one) ? named('diminutive', msg`Here it is *${usual}*.`) : null;
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
        msg`With *-e* before a noun, but not before one het-word with *een*, *geen* or without article.`,
      );
  }
  const compared = lexicon.adjective(typed);
  if (compared !== undefined && foldText(regularComparative(compared)) === usual)
    return named('adjective', msg`Two are compared: here it is *${usual}*.`);
  const [short, long] = typed.length < usual.length ? [typed, usual] : [usual, typed];
  const isInflected = short.length > 2 && (foldText(withInflection(short)) === long || `${short}e` === long);
  const isOther = lexicon.verbs.formsOf(usual).length > 0 || lexicon.noun(usual) !== undefined;
  return isInflected && !isOther
    ? named(
        'adjective',
        msg`With *-e* before a noun, but not before one het-word with *een*, *geen* or without article.`,
      )
    : null;
}

const LONG_WORD = 6;

/** `blei` for *blij*, `bauwen` for *bouwen*: what sounds alike is written in one of two ways. */
const inSounds = (word: string): string => word.replaceAll('ij', 'ei').replaceAll('ou', 'au');

/** A letter or two of one word; a word that exists is another word. */
function spellingPair(typed: string, usual: string, lexicon: Lexicon): Named | null {
  if (usual.length < 3 || lexicon.isKnown(typed)) return null;
  // `nederlandse` is a word that isn't listed.
  if (typed === `${usual}e` || usual === `${typed}e`) return null;
  const most = usual.length > LONG_WORD ? 2 : 1;
  const letters = lettersBetween(typed, usual);
  const isHeard = inSounds(typed) === inSounds(usual);
  return isHeard || (letters > 0 && letters <= most)
    ? named('spelling', msg`It is written *${usual}*.`)
    : null;
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
  return isForm ? named(about, msg`Here the form is *${usual}*.`) : null;
}
