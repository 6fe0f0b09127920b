import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { OwnedBank } from './catalogue.ts';

/** The answers of one exam are submitted within a second or two; the next exam takes longer than this. */
const APART_MS = 10 * MINUTE_MS;

/** The number of mock exams taken, by part id; an absent part has none. */
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
