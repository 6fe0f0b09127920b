/** What a word does in its sentence, as far as it decides what may stand for it. */
export type Role = 'subject' | 'object' | 'stressed' | 'possessive' | 'verb' | 'lead' | 'word';

export interface Unit {
  /** As it is compared. */
  readonly text: string;
  readonly role: Role;
  /** A pronoun for what was just named: *die* may stand for it. */
  readonly isTakenUp?: boolean;
}

export type ChunkKind =
  | 'subject'
  | 'time'
  | 'place'
  | 'prepositional'
  | 'object'
  | 'pronoun'
  | 'predicate'
  | 'adverb'
  | 'manner'
  | 'niet'
  | 'er';

/** Words that stay together. */
export interface Chunk {
  readonly kind: ChunkKind;
  readonly units: readonly Unit[];
  /** A certain one: `de`, `mijn`, a name. */
  readonly isDefinite: boolean;
  /** It may follow the verbs at the end: `gesport in het park`. */
  readonly isLoose?: boolean;
  /** A clause that belongs to it: `de jas die ik zoek`. */
  readonly clause?: Clause;
}

export type ClauseKind = 'main' | 'question' | 'imperative' | 'sub' | 'infinitive' | 'fragment';

export interface Clause {
  readonly kind: ClauseKind;
  /** `want`, `omdat`, `die`, `om`, or a question word. */
  readonly lead: readonly Unit[];
  /** What stands before the verb where the subject doesn't. */
  readonly first: Chunk | null;
  readonly subject: Chunk | null;
  readonly verb: Unit | null;
  readonly middle: readonly Chunk[];
  /** Other orders of the middle that a row calls right. */
  readonly alsoMiddle?: readonly (readonly number[])[];
  /** Verbs and particle behind the middle. */
  readonly end: readonly Unit[];
  /** What this clause is in English, as far as that can be told. */
  readonly english?: string;
  /** A relative clause tells more about its last part and stands right behind it. */
  readonly isTold?: boolean;
}

/** Clauses in a row, as one sentence has them. */
export interface Sentence {
  readonly clauses: readonly Clause[];
}

export const unit = (text: string, role: Role = 'word'): Unit => ({ text, role });

export function textOf(units: readonly Unit[]): string {
  return units.map(({ text }) => text).join(' ');
}

/** A part of a clause in one of its orders. */
export type Slot = Chunk | readonly Unit[];
export type ClauseWay = readonly Slot[];

export const isPlace = (part: Slot | undefined): boolean =>
  part !== undefined && 'kind' in part && (part.kind === 'place' || part.kind === 'prepositional');

const FIXED: ReadonlySet<string> = new Set('slot bezoek tijd zoek bed huis weg straat'.split(' '));

/** `op slot`, `op bezoek`: without an article it belongs to its verb. */
export const isFixed = ({ units, isDefinite }: Chunk): boolean =>
  units.length === 2 && !isDefinite && FIXED.has(units[1]?.text ?? '');
