import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { OwnedBank } from './catalogue.ts';

/** The answers of one are handed in together, within a second or two; the next takes longer than that. */
const APART_MS = 10 * MINUTE_MS;

/** How many mock exams were sat, by the id of the part; none of a part that is absent. */
export function mockExamsSat(
  projection: Projection,
  bankOf: (itemId: string) => OwnedBank | null,
): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>();
  for (const [itemId] of itemsOf(projection)) {
    const answers = historyOf(projection, itemId).filter(({ activity }) => activity === 'mock-exam');
    const part = answers.length === 0 ? undefined : bankOf(itemId)?.source.id;
    if (part === undefined) continue;
    times.set(part, [...(times.get(part) ?? []), ...answers.map(({ at }) => at)]);
  }
  return new Map([...times].map(([part, ats]) => [part, groupsOf(ats)]));
}

function groupsOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted.filter((at, place) => at - (sorted[place - 1] ?? -Infinity) > APART_MS).length;
}
