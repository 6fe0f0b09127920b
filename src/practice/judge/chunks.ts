import {
  ADVERBS,
  DETERMINERS,
  INTENSIFIERS,
  NUMBERS,
  PLACE_ADVERBS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  TIME_NOUNS,
  TIME_PREPOSITIONS,
  TIME_STARTS,
  TIME_WORDS,
  WEEKDAYS,
} from '#practice/judge/closed-words.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { unit, type Chunk, type ChunkKind, type Unit } from '#practice/judge/sentence.ts';

/** A word of a sentence that is known to be right. */
export interface Word {
  readonly text: string;
  readonly isName: boolean;
}

const OBJECT_PRONOUNS: ReadonlySet<string> = new Set(
  "mij me jou je hem 'm haar ons jullie hen ze het 't u hun dat die dit deze iets niets iemand alles zich elkaar".split(
    ' ',
  ),
);
/** Adverbs that are adjectives before a noun. */
const LIKE_ADJECTIVES: ReadonlySet<string> = new Set(
  'goed slecht snel hard vroeg laat lang gratis rustig zacht'.split(' '),
);
const MANNER: ReadonlySet<string> = new Set('samen alleen hard goed snel gauw vroeg laat'.split(' '));

/** Groups the words between verb and end of a clause into what stays together. */
export class Chunker {
  readonly #lexicon: Lexicon;
  readonly #copula: boolean;

  /** @param isCopula whether the clause's verb says what something is: what is bare then is a predicate */
  constructor(lexicon: Lexicon, isCopula: boolean) {
    this.#lexicon = lexicon;
    this.#copula = isCopula;
  }

  chunks(words: readonly Word[]): readonly Chunk[] {
    const found: Chunk[] = [];
    for (let place = 0; place < words.length;) {
      const length = Math.max(1, this.#lengthAt(words, place));
      const chunk = this.chunk(words.slice(place, place + length));
      const before = found.at(-1);
      if (before !== undefined && (isAttribute(before, chunk) || isWhole(before, chunk))) {
        found[found.length - 1] = {
          ...before,
          kind: before.units[0]?.text === 'midden' ? 'place' : before.kind,
          units: [...before.units, ...chunk.units],
        };
      } else found.push(chunk);
      place += length;
    }
    return found;
  }

  /** How many words from here on are one chunk. */
  #lengthAt(words: readonly Word[], from: number): number {
    const fixed = timeLength(words, from) || fixedLength(words, from);
    if (fixed > 0) return fixed;
    const [text, next] = [textAt(words, from), textAt(words, from + 1)];
    if (PREPOSITIONS.has(text) && next !== '') return this.#phraseLength(words, from);
    const isRaised =
      INTENSIFIERS.has(text) && next !== '' && (!this.#isClosed(next) || LIKE_ADJECTIVES.has(next));
    return isRaised || text === 'heel' || text === 'erg' ? 2 : Math.max(1, this.#nounLength(words, from));
  }

  /** A preposition with what follows it. */
  #phraseLength(words: readonly Word[], from: number): number {
    const inner = this.#nounLength(words, from + 1);
    if (inner > 0) return 1 + inner;
    const next = textAt(words, from + 1);
    const isPlaceOrTime =
      next === 'binnen' || next === 'buiten' || (textAt(words, from) === 'van' && TIME_WORDS.has(next));
    return isPlaceOrTime ? 2 : 1;
  }

  /** A pronoun, or a noun with what belongs to it. */
  #nounLength(words: readonly Word[], from: number): number {
    const text = textAt(words, from);
    const determines = DETERMINERS.has(text) || POSSESSIVES.has(text);
    const isBare = OBJECT_PRONOUNS.has(text) || PRONOUNS.has(text);
    // `ons zorgen` are two parts: with more than one it is `onze`.
    const isSelf = text === 'ons' && this.#isMany(textAt(words, from + 1));
    if (isBare && (isSelf || !(determines && this.#isNominal(words, from + 1)))) return 1;
    const start = determines || NUMBERS.has(text) ? 1 : 0;
    if ((text === 'geen' || text === 'veel') && textAt(words, from + 1) === 'meer') return 1;
    let length = start;
    while (this.#goesOn(words, from, length)) length += 1;
    if (length === 0 || textAt(words, from + length) !== 'en') return length;
    const more = this.#nounLength(words, from + length + 1);
    return more > 0 ? length + 1 + more : length;
  }

  /** Whether the next word still belongs to the noun. */
  #goesOn(words: readonly Word[], from: number, length: number): boolean {
    const at = from + length;
    if (this.#isSecondNoun(words, from, at)) return false;
    if (this.#isNominal(words, at))
      return length === 0 || (textAt(words, at) !== 'nodig' && timeLength(words, at) <= 1);
    return length > 0 && LIKE_ADJECTIVES.has(textAt(words, at)) && this.#isNominal(words, at + 1);
  }

  /** `de jongens voetbal`, `mijn dochter ziek`: behind a noun begins another part, but not with a name or a number: `spoor vijf`. */
  #isSecondNoun(words: readonly Word[], from: number, at: number): boolean {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined || at === from || NUMBERS.has(word.text)) return false;
    if (word.isName) return before.isName && LANGUAGE.test(word.text);
    return this.#isPlainNoun(before.text);
  }

  #isMany(text: string): boolean {
    return this.#lexicon.noun(text)?.isPlural ?? text.endsWith('en');
  }

  #isPlainNoun(text: string): boolean {
    // `haar` is a noun too.
    if (DETERMINERS.has(text) || POSSESSIVES.has(text)) return false;
    return this.#lexicon.noun(text) !== undefined && this.#lexicon.adjective(text) === undefined;
  }

  /** Whether a noun stands there, or an adjective before one. */
  isNounAt(words: readonly Word[], place: number): boolean {
    const text = textAt(words, place);
    const isAdjective = this.#lexicon.adjective(text) !== undefined && !this.#isNominal(words, place + 1);
    return (
      this.#isNominal(words, place) &&
      !isAdjective &&
      !this.#lexicon.verbs.isParticiple(text) &&
      timeLength(words, place) === 0
    );
  }

  #isNominal(words: readonly Word[], place: number): boolean {
    const text = textAt(words, place);
    if (text === '' || text === 'te' || text === 'niet') return false;
    if (NUMBERS.has(text) && text !== 'een') return true;
    return !this.#isClosed(text);
  }

  #isClosed(text: string): boolean {
    const isAdjective =
      this.#lexicon.adjective(text) !== undefined && !ADVERBS.has(text) && !DETERMINERS.has(text);
    return (
      !isAdjective &&
      (ADVERBS.has(text) ||
        PREPOSITIONS.has(text) ||
        DETERMINERS.has(text) ||
        PRONOUNS.has(text) ||
        TIME_WORDS.has(text) ||
        ['niet', 'er', 'te', 'en', 'of'].includes(text))
    );
  }

  chunk(words: readonly Word[]): Chunk {
    const units = unitsOf(words);
    const isDefinite = words.some(({ isName }) => isName) || isCertain(words[0]?.text ?? '');
    return { kind: this.#kindOf(words, units), units, isDefinite };
  }

  #kindOf(words: readonly Word[], units: readonly Unit[]): ChunkKind {
    const first = textAt(words, 0);
    if (timeLength(words, 0) === words.length) return 'time';
    const own = words.length === 1 ? kindOfWord(first) : kindOfPhrase(first);
    if (own !== null) return own;
    if (ADVERBS.has(first) && words.length <= MOST_OF_ADVERB) return 'adverb';
    if (units.length === 1 && OBJECT_PRONOUNS.has(first)) return 'pronoun';
    const hasDeterminer = DETERMINERS.has(first) || POSSESSIVES.has(first) || NUMBERS.has(first);
    const isPredicate = INTENSIFIERS.has(first) || PREDICATES.has(first) || (this.#copula && !hasDeterminer);
    return isPredicate ? 'predicate' : 'object';
  }
}

/** `Youssef | Nederlands` is nobody's name. */
const LANGUAGE = /^(?:nederlands|engels|frans|duits|spaans|arabisch|turks|pools)$/;
const MOST_OF_ADVERB = 3;
const PREDICATES: ReadonlySet<string> = new Set(['te', 'nodig', 'mee']);

function kindOfWord(text: string): ChunkKind | null {
  if (text === 'niet') return 'niet';
  if (text === 'er') return 'er';
  if (PLACE_ADVERBS.has(text)) return 'place';
  return MANNER.has(text) ? 'manner' : null;
}

function kindOfPhrase(first: string): ChunkKind | null {
  if (first === 'niet') return 'niet';
  if (!PREPOSITIONS.has(first)) return null;
  return isPlace(first) ? 'place' : 'prepositional';
}

/** Words that always stay together, whatever they mean by themselves. */
function fixedLength(words: readonly Word[], from: number): number {
  const [text, next, third] = [0, 1, 2].map((step) => textAt(words, from + step));
  if (text === 'er') return 1;
  if (text === 'niet') return 1;
  if (text === 'nog' && (next === 'een' || next === 'maar'))
    return third === 'keer' || third === 'eens' ? 3 : 2;
  return text === 'te' && next === 'koop' ? 2 : 0;
}

const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'aan achter bij binnen boven buiten door in langs naar naast onder op over tegen tussen uit van vanaf via rond voor richting'.split(
    ' ',
  ),
);

const isPlace = (preposition: string): boolean => PLACE_PREPOSITIONS.has(preposition);

function isCertain(text: string): boolean {
  return POSSESSIVES.has(text) || ['de', 'het', "'t", 'die', 'dat', 'deze', 'dit', 'alle'].includes(text);
}

/** `een foto van oma`, `koffie met melk`: what tells which one it is stays with its noun. */
function isAttribute(before: Chunk, chunk: Chunk): boolean {
  const first = chunk.units[0]?.text;
  if (before.kind !== 'object' || chunk.units.length < 2) return false;
  if (first === 'van') return !(chunk.units.at(-1)?.text === 'school');
  return first === 'met' && !before.isDefinite;
}

/** `midden | in het dorp`, `groter | dan | mijn kamer` are one part. */
function isWhole(before: Chunk, chunk: Chunk): boolean {
  const [last = '', other = ''] = before.units.map(({ text }) => text).toReversed();
  if (chunk.units[0]?.text === 'dan') return COMPARED.test(last);
  return (last === 'dan' && COMPARED.test(other)) || (last === 'midden' && chunk.kind === 'place');
}

const COMPARED = /^(?:meer|minder|liever|..+er)$/;

export function textAt(words: readonly Word[], place: number): string {
  return words[place]?.text ?? '';
}

/** How many words from here on say when or how long; 0 for none. */
export function timeLength(words: readonly Word[], from: number): number {
  const text = textAt(words, from);
  const next = textAt(words, from + 1);
  if (text === "'s" || (text === 'als' && next === 'kind') || (text === 'al' && next === 'lang')) return 2;
  if (text === 'al') {
    const rest = timeLength(words, from + 1);
    return rest === 0 ? 0 : 1 + rest;
  }
  if (TIME_WORDS.has(text) || WEEKDAYS.has(text)) return 1;
  return spanLength(words, from) || (TIME_PREPOSITIONS.has(text) ? afterPreposition(words, from) : 0);
}

const UNITS_OF_TIME: ReadonlySet<string> = new Set('uur dagen weken jaar minuten maanden keer'.split(' '));
const LASTING: ReadonlySet<string> = new Set(['hele', 'lange', 'halve']);

/** `elke dag`, `een uur per dag`, `de hele avond`, `twee weken`. */
function spanLength(words: readonly Word[], from: number): number {
  const [text = '', next = '', third = ''] = [0, 1, 2].map((step) => textAt(words, from + step));
  if (TIME_STARTS.has(text) && TIME_NOUNS.has(next) && text !== 'de') return third === 'per' ? 4 : 2;
  if ((text === 'de' || text === 'een') && LASTING.has(next) && TIME_NOUNS.has(third)) return 3;
  return NUMBERS.has(text) && UNITS_OF_TIME.has(next) ? 2 : 0;
}

const BEFORE_HOURS: ReadonlySet<string> = new Set('om tot vanaf rond sinds na voor'.split(' '));
const BEFORE_DAYS: ReadonlySet<string> = new Set('op sinds vanaf tot na in'.split(' '));
const BEFORE_TIMES: ReadonlySet<string> = new Set(
  'de het dit deze vorig vorige volgend volgende een'.split(' '),
);

function afterPreposition(words: readonly Word[], from: number): number {
  const [text = '', next = '', third = ''] = [0, 1, 2].map((step) => textAt(words, from + step));
  if (BEFORE_HOURS.has(text) && (NUMBERS.has(next) || /^\d/.test(next))) return third === 'uur' ? 3 : 2;
  const isDay = BEFORE_DAYS.has(text) && (WEEKDAYS.has(next) || TIME_WORDS.has(next));
  if (isDay || FIXED_TIMES.has(`${text} ${next}`)) return 2;
  return BEFORE_TIMES.has(next) && isTimeNoun(third, text) ? 3 : 0;
}

const FIXED_TIMES: ReadonlySet<string> = new Set(['na school', 'op tijd']);

/** `na de les` is a time, `in de les` a place. */
function isTimeNoun(noun: string, preposition: string): boolean {
  if (noun === 'les' || noun === 'eten') return preposition === 'na';
  return TIME_NOUNS.has(noun) && noun !== 'school';
}

/** Which pronoun is whose: before a noun it is possessive, else it is an object here. */
function unitsOf(words: readonly Word[]): readonly Unit[] {
  return words.map(({ text }, place) => {
    const isLast = place === words.length - 1;
    if (POSSESSIVES.has(text) && !isLast) return unit(text, 'possessive');
    if (PRONOUNS.has(text) && (isLast || words.length === 1)) return unit(text, 'object');
    return unit(text);
  });
}
