import { SENTENCE_PLACES, type FieldedSentence, type SentenceField } from '#content/schema/grammar-lesson.ts';

/** A field and its column, from 0. */
export interface PlacedField {
  readonly field: SentenceField;
  readonly column: number;
}

interface FieldGrid {
  /** The lines of each sentence: more than one where its places start again. */
  readonly sentences: readonly (readonly (readonly PlacedField[])[])[];
  readonly columns: number;
}

/**
 * Arranges the fields of sentences so that the same places are below each other (GRA-09). A clause starts a new line: at a conjunction, and
 * where the places start again. Clauses without places are aligned among themselves by the roles of their parts.
 */
export function fieldGrid(sentences: readonly Pick<FieldedSentence, 'fields'>[]): FieldGrid {
  const lines = sentences.map(({ fields }) => linesOf(fields));
  const all = lines.flat();
  const numbered = mergeKeys(all.filter(hasPlaces)).toSorted((a, b) => rankOf(a) - rankOf(b));
  const plain = mergeKeys(all.filter((line) => !hasPlaces(line)));
  const placed = lines.map((ofOne) =>
    ofOne.map((line) => placeFields(line, hasPlaces(line) ? numbered : plain)),
  );
  return { sentences: placed, columns: Math.max(...placed.flat(2).map(({ column }) => column + 1)) };
}

function linesOf(fields: readonly SentenceField[]): SentenceField[][] {
  const lines: SentenceField[][] = [];
  for (const field of fields) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line === undefined || before === undefined || beginsClause(field, before)) lines.push([field]);
    else line.push(field);
  }
  return lines;
}

function beginsClause({ part, place }: SentenceField, before: SentenceField): boolean {
  if (part === 'conjunction') return true;
  if (place === undefined || before.part === 'conjunction') return false;
  return before.place === undefined || rankOf(place) <= rankOf(before.place);
}

function hasPlaces(line: readonly SentenceField[]): boolean {
  return line.some(({ place }) => place !== undefined);
}

/** Fields with the same key are in the same column. */
function keyOf({ part, place }: SentenceField): string {
  return place ?? part;
}

/** A conjunction takes no place and comes first. */
function rankOf(key: string): number {
  return SENTENCE_PLACES.findIndex((place) => place === key);
}

/** The keys of all lines, each after the ones it follows in any line. */
function mergeKeys(lines: readonly (readonly SentenceField[])[]): string[] {
  const merged: string[] = [];
  for (const line of lines) {
    let last = -1;
    for (const key of line.map(keyOf)) {
      const known = merged.indexOf(key);
      if (known === -1) merged.splice(last + 1, 0, key);
      last = known === -1 ? last + 1 : Math.max(last, known);
    }
  }
  return merged;
}

/** Each in the column of its key; further right where that one is taken or would change the order. */
function placeFields(line: readonly SentenceField[], keys: readonly string[]): PlacedField[] {
  let next = 0;
  return line.map((field) => {
    const column = Math.max(next, keys.indexOf(keyOf(field)));
    next = column + 1;
    return { field, column };
  });
}
