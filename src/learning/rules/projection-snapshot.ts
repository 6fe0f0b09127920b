import {
  array,
  finite,
  instance,
  integer,
  literal,
  minValue,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  strictTuple,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { itemsOf, projectionOf, type ItemPast, type PastAnswer, type Projection } from './projection.ts';
import { CARD_KINDS, REVIEW_CHANGES, STAR_CHANGES, STUDY_ACTIVITIES, STUDY_GRADES } from './study-event.ts';

/** Increase it whenever the projection or this file changes: a snapshot of another version is rebuilt from the log. */
const VERSION = 5;

const count = pipe(number(), integer(), minValue(0));
const dated = { id: string(), at: pipe(number(), finite()) };

/**
 * A projection in columns, one row per answer, item by item. Copying columns blocks the page for a fifth of the time
 * that as many small objects take.
 */
const snapshotSchema = object({
  version: literal(VERSION),
  /** It contains every event up to this one. */
  arrival: count,
  items: array(string()),
  /** The number of answers of each item. */
  answerCounts: instance(Uint32Array),
  ids: array(unknown()),
  times: instance(Float64Array),
  durations: instance(Uint32Array),
  /** Activity, card and grade as indices into their lists. */
  activities: instance(Uint8Array),
  cards: instance(Uint8Array),
  grades: instance(Uint8Array),
  given: array(unknown()),
  /** Only for the few items with corrections. */
  corrections: array(
    strictTuple([
      count,
      array(object({ ...dated, kind: picklist(['undone', 'judged-right']), target: string() })),
    ]),
  ),
  reviewChanges: array(strictTuple([count, array(object({ ...dated, kind: picklist(REVIEW_CHANGES) }))])),
  starChanges: array(strictTuple([count, array(object({ ...dated, kind: picklist(STAR_CHANGES) }))])),
  marks: array(strictTuple([count, array(object(dated))])),
  checksum: number(),
});
type Snapshot = InferOutput<typeof snapshotSchema>;
type Columns = Omit<Snapshot, 'checksum'>;

/** The stored form of a projection, so that a start need not read the whole log (MEM-19). */
export function snapshotOf(projection: Projection, arrival: number): Snapshot {
  const items = [...itemsOf(projection)];
  const answers = items.flatMap(([, past]) => past.answers);
  const columns: Columns = {
    version: VERSION,
    arrival,
    items: items.map(([itemId]) => itemId),
    answerCounts: Uint32Array.from(items, ([, past]) => past.answers.length),
    ids: answers.map(({ id }) => id),
    times: Float64Array.from(answers, ({ at }) => at),
    durations: Uint32Array.from(answers, ({ durationMs }) => durationMs),
    activities: Uint8Array.from(answers, ({ activity }) => STUDY_ACTIVITIES.indexOf(activity)),
    cards: Uint8Array.from(answers, ({ card }) => CARD_KINDS.indexOf(card)),
    grades: Uint8Array.from(answers, ({ grade }) => STUDY_GRADES.indexOf(grade)),
    given: answers.map(({ given }) => given),
    corrections: listsOf(items, ({ corrections }) => corrections),
    reviewChanges: listsOf(items, ({ reviewChanges }) => reviewChanges),
    starChanges: listsOf(items, ({ starChanges }) => starChanges),
    marks: listsOf(items, ({ marks }) => marks),
  };
  return { ...columns, checksum: checksumOf(columns) };
}

/** Null for anything but an undamaged snapshot of this version: then the whole log must be read. */
export function readSnapshot(input: unknown): { projection: Projection; arrival: number } | null {
  const parsed = safeParse(snapshotSchema, input);
  if (!parsed.success) return null;
  const snapshot = parsed.output;
  if (checksumOf(snapshot) !== snapshot.checksum) return null;
  const items = itemsIn(snapshot);
  return items === null ? null : { projection: projectionOf(items), arrival: snapshot.arrival };
}

function listsOf<Entry>(
  items: readonly (readonly [string, ItemPast])[],
  listOf: (past: ItemPast) => readonly Entry[],
): [number, Entry[]][] {
  return items.flatMap(([, past], place): [number, Entry[]][] => {
    const list = listOf(past);
    return list.length === 0 ? [] : [[place, [...list]]];
  });
}

function itemsIn(snapshot: Snapshot): [string, ItemPast][] | null {
  const corrections = new Map(snapshot.corrections);
  const reviewChanges = new Map(snapshot.reviewChanges);
  const starChanges = new Map(snapshot.starChanges);
  const marks = new Map(snapshot.marks);
  const items: [string, ItemPast][] = [];
  let row = 0;
  for (const [place, itemId] of snapshot.items.entries()) {
    const answers: PastAnswer[] = [];
    for (let left = snapshot.answerCounts[place] ?? 0; left > 0; left -= 1) {
      const answer = answerIn(snapshot, row);
      if (answer === null) return null;
      answers.push(answer);
      row += 1;
    }
    items.push([
      itemId,
      {
        answers,
        corrections: corrections.get(place) ?? [],
        reviewChanges: reviewChanges.get(place) ?? [],
        starChanges: starChanges.get(place) ?? [],
        marks: marks.get(place) ?? [],
      },
    ]);
  }
  return row === snapshot.ids.length ? items : null;
}

function answerIn(snapshot: Snapshot, row: number): PastAnswer | null {
  const id = snapshot.ids[row];
  const at = snapshot.times[row];
  const durationMs = snapshot.durations[row];
  const activity = STUDY_ACTIVITIES[snapshot.activities[row] ?? -1];
  const card = CARD_KINDS[snapshot.cards[row] ?? -1];
  const grade = STUDY_GRADES[snapshot.grades[row] ?? -1];
  const given = snapshot.given[row];
  if (typeof id !== 'string' || (given !== null && typeof given !== 'string')) return null;
  if (at === undefined || durationMs === undefined) return null;
  if (activity === undefined || card === undefined || grade === undefined) return null;
  return { id, at, activity, card, grade, durationMs, given };
}

/** FNV-1a over everything stored. */
function checksumOf(columns: Columns): number {
  let sum = 0x811c9dc5;
  const add = (value: number) => {
    sum = Math.imul(sum ^ value, 0x01000193);
  };
  const addText = (text: unknown) => {
    if (typeof text !== 'string') return add(-1);
    add(text.length);
    for (let index = 0; index < text.length; index += 1) add(text.charCodeAt(index));
  };
  add(columns.arrival);
  columns.items.forEach(addText);
  columns.answerCounts.forEach(add);
  columns.ids.forEach(addText);
  new Uint32Array(columns.times.buffer, columns.times.byteOffset, columns.times.length * 2).forEach(add);
  columns.durations.forEach(add);
  columns.activities.forEach(add);
  columns.cards.forEach(add);
  columns.grades.forEach(add);
  columns.given.forEach(addText);
  addText(
    JSON.stringify([
      STUDY_ACTIVITIES,
      CARD_KINDS,
      STUDY_GRADES,
      columns.corrections,
      columns.reviewChanges,
      columns.starChanges,
      columns.marks,
    ]),
  );
  return sum >>> 0;
}
