import { isOfWrittenExam, kindOf, type ItemKind } from './item-id.ts';
import { markedKnownSince } from './marked-known.ts';
import { itemsOf, pastOf, type Projection } from './projection.ts';
import type { ReviewScope } from './review-scope.ts';
import { historyOf, isRightGrade, takenBackBy } from './study-past.ts';

/**
 * Where an item stands: in review; left out for a while or taken out by the person; or not there, because nothing was
 * studied or decided about it.
 */
export type ReviewPlace = 'in' | 'suspended' | 'removed' | 'none';

/** What is kept by repeating it. A question is only asked again if it was answered wrong. */
const KEPT_BY_REPEATING: ReadonlySet<ItemKind | null> = new Set(['word', 'culture-word', 'interaction']);

/**
 * The person's last decision counts; without one, an item that was studied comes by itself (MEM-05, MEM-08). To mark it
 * as known is a decision, too: then it is only checked now and then (PTH-01).
 */
export function reviewPlaceOf(projection: Projection, itemId: string, scope: ReviewScope): ReviewPlace {
  const { reviewChanges, corrections } = pastOf(projection, itemId);
  const takenBack = takenBackBy(corrections);
  const change = reviewChanges.findLast(({ id }) => !takenBack.has(id));
  const knownSince = markedKnownSince(projection, itemId);
  switch (change?.kind) {
    case 'added':
    case 'resumed':
      return knownSince !== null && knownSince > change.at ? 'none' : 'in';
    case 'suspended':
      return 'suspended';
    case 'removed':
      return 'removed';
    case undefined:
      return knownSince === null && comesByItself(projection, itemId, scope) ? 'in' : 'none';
  }
}

export function isInReview(projection: Projection, itemId: string, scope: ReviewScope): boolean {
  return reviewPlaceOf(projection, itemId, scope) === 'in';
}

/** The items that were left out of review and not put back (MEM-07). */
export function leftOutItems(projection: Projection): readonly string[] {
  return [...itemsOf(projection)]
    .filter(
      ([id, { reviewChanges }]) =>
        reviewChanges.length > 0 && reviewPlaceOf(projection, id, 'added') === 'suspended',
    )
    .map(([id]) => id);
}

function comesByItself(projection: Projection, itemId: string, scope: ReviewScope): boolean {
  const history = historyOf(projection, itemId);
  if (scope === 'studied' && history.length > 0 && KEPT_BY_REPEATING.has(kindOf(itemId))) return true;
  // A mistake in an exam comes back as other questions of its skill, so that the exam stays unread (MOC-14).
  const isSealed = isOfWrittenExam(itemId);
  return history.some(
    ({ grade, activity }) => !isRightGrade(grade) && !(isSealed && activity === 'mock-exam'),
  );
}
