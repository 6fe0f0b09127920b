import { SENTENCE_PLACES, type FieldedSentence, type SentenceField } from '#content/schema/grammar-lesson.ts';

/** A field with the column it stands in, from 0. */
export interface PlacedField {
  readonly field: SentenceField;
  readonly column: number;
}

interface FieldGrid {
  /** The lines of each sentence: it has more than one where its places begin again. */
  readonly sentences: readonly (readonly (readonly PlacedField[])[])[];
  readonly columns: number;
}

/**
 * Where the fields of sentences stand so that the same places are below each other (GRA-09). A clause begins a line of
 * its own: at a conjunction, and where the places start again. Clauses without places are aligned by what their parts
 * do, among themselves.
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

/** What stands in the same column has the same key. */
function keyOf({ part, place }: SentenceField): string {
  return place ?? part;
}

/** A conjunction takes no place and comes before them all. */
function rankOf(key: string): number {
  return SENTENCE_PLACES.findIndex((place) => place === key);
}

/** The keys of all lines, each behind the ones it comes after. */
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

/** Each in the column of its key; further right where that one is taken or would turn the order round. */
function placeFields(line: readonly SentenceField[], keys: readonly string[]): PlacedField[] {
  let next = 0;
  return line.map((field) => {
    const column = Math.max(next, keys.indexOf(keyOf(field)));
    next = column + 1;
    return { field, column };
  });
}
