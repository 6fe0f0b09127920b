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
const ER: ReadonlySet<string> = new Set(['er']);
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
      if (before !== undefined && isAttribute(before, chunk)) {
        found[found.length - 1] = { ...before, units: [...before.units, ...chunk.units] };
      } else found.push(chunk);
      place += length;
    }
    return found;
  }

  /** How many words from here on are one chunk. */
  #lengthAt(words: readonly Word[], from: number): number {
    const text = textAt(words, from);
    const time = timeLength(words, from);
    if (time > 0) return time;
    if (text === 'niet' || text === 'er') return 1;
    if (text === 'nog' && ['een', 'maar'].includes(textAt(words, from + 1)))
      return textAt(words, from + 2) === 'keer' || textAt(words, from + 2) === 'eens' ? 3 : 2;
    if (text === 'niet' && textAt(words, from + 1) === 'meer') return 2;
    if (text === 'te' && textAt(words, from + 1) === 'koop') return 2;
    if (PREPOSITIONS.has(text) && from + 1 < words.length) {
      const inner = this.#nounLength(words, from + 1);
      if (inner > 0) return 1 + inner;
      return textAt(words, from + 1) === 'binnen' || textAt(words, from + 1) === 'buiten' ? 2 : 1;
    }
    const next = textAt(words, from + 1);
    if (INTENSIFIERS.has(text) && next !== '' && (!this.#isClosed(next) || LIKE_ADJECTIVES.has(next)))
      return 2;
    if (text === 'van' && TIME_WORDS.has(next)) return 2;
    if (text === 'heel' || text === 'erg') return 2;
    return Math.max(1, this.#nounLength(words, from));
  }

  /** A pronoun, or a noun with what belongs to it. */
  #nounLength(words: readonly Word[], from: number): number {
    const text = textAt(words, from);
    const next = textAt(words, from + 1);
    const isBare = OBJECT_PRONOUNS.has(text) || PRONOUNS.has(text);
    if (isBare && !(this.#isNominal(words, from + 1) && (DETERMINERS.has(text) || POSSESSIVES.has(text))))
      return 1;
    let length = 0;
    if (DETERMINERS.has(text) || POSSESSIVES.has(text) || NUMBERS.has(text)) length += 1;
    if (length === 1 && (text === 'geen' || text === 'veel') && next === 'meer') return 1;
    while (
      from + length < words.length &&
      (this.#isNominal(words, from + length) ||
        (length > 0 &&
          LIKE_ADJECTIVES.has(textAt(words, from + length)) &&
          this.#isNominal(words, from + length + 1)))
    ) {
      if (textAt(words, from + length) === 'nodig' && length > 0) break;
      if (length > 0 && timeLength(words, from + length) > 1) break;
      length += 1;
    }
    if (textAt(words, from + length) === 'en' && length > 0) {
      const more = this.#nounLength(words, from + length + 1);
      if (more > 0) return length + 1 + more;
    }
    return length;
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
    const isAdjective = this.#lexicon.adjective(text) !== undefined && !ADVERBS.has(text);
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
    const first = words[0]?.text ?? '';
    if (timeLength(words, 0) === words.length) return 'time';
    if (first === 'niet') return 'niet';
    if (ER.has(first)) return 'er';
    if (words.length > 1 && PREPOSITIONS.has(first)) return isPlace(first) ? 'place' : 'prepositional';
    if (words.length === 1 && PLACE_ADVERBS.has(first)) return 'place';
    if (words.length === 1 && MANNER.has(first)) return 'manner';
    if (ADVERBS.has(first) && words.length <= 3) return 'adverb';
    if (units.length === 1 && OBJECT_PRONOUNS.has(first)) return 'pronoun';
    const hasDeterminer = DETERMINERS.has(first) || POSSESSIVES.has(first) || NUMBERS.has(first);
    if (INTENSIFIERS.has(first) || (this.#copula && !hasDeterminer)) return 'predicate';
    if (first === 'te' || first === 'nodig' || first === 'mee') return 'predicate';
    return 'object';
  }
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

function textAt(words: readonly Word[], place: number): string {
  return words[place]?.text ?? '';
}

/** How many words from here on say when or how long; 0 for none. */
export function timeLength(words: readonly Word[], from: number): number {
  const text = textAt(words, from);
  const next = textAt(words, from + 1);
  const third = textAt(words, from + 2);
  if (text === 'als' && next === 'kind') return 2;
  if (text === "'s") return 2;
  if (text === 'al' && timeLength(words, from + 1) > 0) return 1 + timeLength(words, from + 1);
  if (text === 'al' && next === 'lang') return 2;
  if (TIME_WORDS.has(text)) return next === 'om' && NUMBERS.has(third) ? 1 : 1;
  if (WEEKDAYS.has(text)) return 1;
  if (TIME_STARTS.has(text) && TIME_NOUNS.has(next) && !['de', 'al'].includes(text))
    return textAt(words, from + 2) === 'per' ? 4 : 2;
  if ((text === 'de' || text === 'een') && ['hele', 'lange', 'halve'].includes(next) && TIME_NOUNS.has(third))
    return 3;
  if (NUMBERS.has(text) && ['uur', 'dagen', 'weken', 'jaar', 'minuten', 'maanden', 'keer'].includes(next))
    return 2;
  if (TIME_PREPOSITIONS.has(text)) return afterPreposition(words, from);
  return 0;
}

function afterPreposition(words: readonly Word[], from: number): number {
  const text = textAt(words, from);
  const next = textAt(words, from + 1);
  const third = textAt(words, from + 2);
  if (
    ['om', 'tot', 'vanaf', 'rond', 'sinds', 'na', 'voor'].includes(text) &&
    (NUMBERS.has(next) || /^\d/.test(next))
  )
    return third === 'uur' ? 3 : 2;
  if (
    ['op', 'sinds', 'vanaf', 'tot', 'na', 'in'].includes(text) &&
    (WEEKDAYS.has(next) || TIME_WORDS.has(next))
  )
    return 2;
  if (text === 'na' && next === 'school') return 2;
  if (text === 'op' && next === 'tijd') return 2;
  const inner = ['de', 'het', 'dit', 'deze', 'vorig', 'vorige', 'volgend', 'volgende', 'een'].includes(next);
  if (!inner || !TIME_NOUNS.has(third)) return 0;
  if (third === 'school' || (third === 'les' && text !== 'na') || (third === 'eten' && text !== 'na'))
    return 0;
  return 3;
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
