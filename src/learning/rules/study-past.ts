import {
  itemsOf,
  pastOf,
  type ItemPast,
  type PastAnswer,
  type PastCorrection,
  type Projection,
} from './projection.ts';
import type { StudyGrade } from './study-event.ts';

/**
 * The valid answers about an item, oldest first, with their final grades, ready to compute a schedule. Undone answers
 * are left out, and answers judged right have that grade.
 */
export function historyOf(projection: Projection, itemId: string): readonly PastAnswer[] {
  return countedAnswers(pastOf(projection, itemId));
}

/** Whether an item has a star: the last change on any device decides. */
export function isStarred(projection: Projection, itemId: string): boolean {
  return pastOf(projection, itemId).starChanges.at(-1)?.kind === 'starred';
}

/** The items with a star, the newest star first. */
export function starredItems(projection: Projection): readonly string[] {
  return [...itemsOf(projection)]
    .flatMap(([itemId, { starChanges }]) => {
      const last = starChanges.at(-1);
      return last?.kind === 'starred' ? [{ itemId, at: last.at }] : [];
    })
    .toSorted((a, b) => b.at - a.at || (a.itemId < b.itemId ? -1 : 1))
    .map(({ itemId }) => itemId);
}

export function isRightGrade(grade: StudyGrade): boolean {
  return grade !== 'wrong' && grade !== 'again';
}

const SELF_RATED: ReadonlySet<string> = new Set(['flashcard', 'self-rating']);

/** Whether an answer, if it is the first to an item, says that the person knew it before: `I knew it`. */
export function isKnownBefore({ activity, grade }: PastAnswer): boolean {
  return grade === 'good' && SELF_RATED.has(activity);
}

/** Whether the person's last self-rating of an item was positive; null without a rating. */
export function lastRating(projection: Projection, itemId: string): boolean | null {
  const rating = historyOf(projection, itemId).findLast(
    // Hard means that the back was seen without a rating.
    ({ activity, grade }) => SELF_RATED.has(activity) && grade !== 'hard',
  );
  return rating === undefined ? null : isRightGrade(rating.grade);
}

export interface PastMistake extends PastAnswer {
  readonly itemId: string;
}

/** Skipped in a game without an answer (SPE-02): not a mistake. */
function isPassedOver({ activity, grade, given }: PastAnswer): boolean {
  return activity === 'game' && grade === 'again' && given === null;
}

/** Each item's last wrong answer, the newest first, at most `count`. */
export function lastMistakes(projection: Projection, count: number): readonly PastMistake[] {
  const mistakes: PastMistake[] = [];
  for (const [itemId, past] of itemsOf(projection)) {
    const answer = countedAnswers(past).findLast((one) => !isRightGrade(one.grade) && !isPassedOver(one));
    if (answer !== undefined) mistakes.push({ ...answer, itemId });
  }
  return mistakes.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, count);
}

/**
 * The wrong answer to a question of the mock exam submitted at that time (ms since 1970), in the wording of then; null
 * if it was correct or is not in the log.
 */
export function givenInExam(projection: Projection, itemId: string, endedAt: number): string | null {
  // A whole exam is logged when it is submitted, or when it is opened after its time ended.
  const answer = pastOf(projection, itemId).answers.find(
    ({ activity, at }) => activity === 'mock-exam' && at >= endedAt,
  );
  return answer?.given ?? null;
}

/** An item's valid answers, with their final grades. */
export function countedAnswers({ answers, corrections }: ItemPast): readonly PastAnswer[] {
  if (corrections.length === 0) return answers;
  const takenBack = takenBackBy(corrections);
  const judgedRight = new Set<string>();
  for (const { id, kind, target } of corrections) {
    if (kind === 'judged-right' && !takenBack.has(id)) judgedRight.add(target);
  }
  return answers
    .filter(({ id }) => !takenBack.has(id))
    .map((answer) => (judgedRight.has(answer.id) ? asRight(answer) : answer));
}

function asRight(answer: PastAnswer): PastAnswer {
  if (isRightGrade(answer.grade)) return answer;
  return { ...answer, grade: answer.grade === 'again' ? 'good' : 'right', given: null };
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The ids of undone events. An `undone` that is itself undone has no effect: undone twice, an answer counts again.
 * Circular corrections, which no screen can create, do not count.
 */
export function takenBackBy(corrections: readonly PastCorrection[]): ReadonlySet<string> {
  const undone = corrections.filter(({ kind }) => kind === 'undone');
  if (undone.length === 0) return NOTHING;
  const byId = new Map(undone.map((event) => [event.id, event]));
  /** The number of unresolved corrections of each event. */
  const unsettled = new Map<string, number>();
  for (const { target } of undone) unsettled.set(target, (unsettled.get(target) ?? 0) + 1);

  const takenBack = new Set<string>();
  const settled = undone.filter(({ id }) => !unsettled.has(id));
  for (let event = settled.pop(); event !== undefined; event = settled.pop()) {
    if (!takenBack.has(event.id)) takenBack.add(event.target);
    const left = (unsettled.get(event.target) ?? 0) - 1;
    unsettled.set(event.target, left);
    const target = byId.get(event.target);
    if (left === 0 && target !== undefined) settled.push(target);
  }
  return takenBack;
}

/**
 * The last answer outside review (review is resumed elsewhere), or null.
 * @param isWanted selects the items
 */
export function lastPractised(
  projection: Projection,
  isWanted: (itemId: string) => boolean = () => true,
): { readonly itemId: string; readonly at: number } | null {
  let last: { itemId: string; at: number } | null = null;
  for (const [itemId, past] of itemsOf(projection)) {
    if ((past.answers.at(-1)?.at ?? 0) <= (last?.at ?? 0) || !isWanted(itemId)) continue;
    const answer = countedAnswers(past).findLast(({ activity }) => activity !== 'review');
    if (answer !== undefined && answer.at > (last?.at ?? 0)) last = { itemId, at: answer.at };
  }
  return last;
}
