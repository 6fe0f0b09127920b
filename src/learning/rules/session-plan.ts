import { MISSED_SHARE, type SessionStep } from './session.ts';

/** Items that wait to be done, in their order. */
interface Waiting {
  readonly source: string | null;
  readonly items: readonly string[];
  readonly secondsEach: number;
}

/** Work besides review and new words: its next items, or its page. */
export interface OtherWork extends Waiting {
  readonly kind: 'ask' | 'page';
  /** The time for a card of a lesson that is read before the questions; 0: there is none. */
  readonly readSeconds: number;
  /** Its minutes are kept before anything else: a mock exam or a long task, whose turn comes once in some days (PTH-07). */
  readonly isKept?: boolean;
}

/** What a session can be made of. */
export interface SessionMaterial {
  /** What is due, the most urgent first. */
  readonly due: Waiting;
  /** New words, as many as the day allows; `secondsEach` until one is asked the first time. */
  readonly fresh: Waiting;
  /** Words that are not new, whose sentences can be heard. */
  readonly heard: readonly string[];
  /** Cards that only the coming exam adds, for what is left of the minutes at the end (MEM-22). */
  readonly spare: readonly string[];
  /** What comes first is the last to be left out. */
  readonly others: readonly OtherWork[];
  /** By the dates of the exam: then the plan has divided the day. */
  readonly isPlanned: boolean;
}

/** Without a plan: as long as there are new words, what is due takes no more of a session. */
export const MOST_DUE_SHARE = 0.5;
/** Without a plan: of what is then left, as long as there is other work. */
const MOST_NEW_SHARE = 0.7;
/** After this something else comes, if there is something. */
export const LONGEST_STEP_SECONDS = 180;
/** More new words at once are not remembered some minutes later. */
const WORDS_AT_ONCE = 5;
const SENTENCES = 4;
/** To hear the sentence of a word, and read it. */
export const SENTENCE_SECONDS = 12;

/**
 * Divides the minutes of a session (PTH-03): never more than they are, by estimate. What is due comes before anything new; between its
 * steps and between the new words comes something else, and each new word is asked again, from memory, some steps later.
 */
export function planSession(material: SessionMaterial, minutes: number): readonly SessionStep[] {
  const { due, fresh, isPlanned } = material;
  const all = minutes * 60 * (1 - MISSED_SHARE);
  let free = all;
  const kept = new Map<OtherWork, OtherWork>();
  for (const other of material.others.filter(({ isKept }) => isKept)) {
    const some = { ...other, ...first(other, free) };
    if (some.items.length > 0) kept.set(other, some);
    free -= secondsOf(some);
  }
  const dueShare = isPlanned || fresh.items.length === 0 ? 1 : MOST_DUE_SHARE;
  const reviews = first(due, free * dueShare);
  let left = free - secondsOf(reviews);

  const wordSeconds = fresh.secondsEach + due.secondsEach;
  const newShare = isPlanned || material.others.length === 0 ? 1 : MOST_NEW_SHARE;
  const words = first({ ...fresh, secondsEach: wordSeconds }, left * newShare).items;
  left -= words.length * wordSeconds;

  const sentences = [...words, ...material.heard];
  const toHear = { source: fresh.source, secondsEach: SENTENCE_SECONDS };
  const heard = first({ ...toHear, items: sentences.slice(0, SENTENCES) }, left);
  left -= secondsOf(heard);

  const others = material.others.flatMap((other): OtherWork[] => {
    if (other.isKept === true) return [kept.get(other) ?? []].flat();
    const some = { ...other, ...first(other, left - other.readSeconds) };
    if (some.items.length === 0) return [];
    left -= other.readSeconds + secondsOf(some);
    return [some];
  });
  const spare = first({ ...due, items: material.spare }, left);
  left -= secondsOf(spare);
  // Nothing else is left for the minutes: a day without a plan is no shorter for it.
  const more = first({ ...toHear, items: isPlanned ? [] : sentences.slice(SENTENCES) }, left);
  return inOrder({
    spare: inParts(spare, partSize(due.secondsEach)).map((part) => stepOf('review', part)),
    reviews: inParts(reviews, partSize(due.secondsEach)).map((part) => stepOf('review', part)),
    learned: inParts({ ...fresh, items: words }, WORDS_AT_ONCE),
    recallSeconds: due.secondsEach,
    hear: [heard, ...inParts(more, SENTENCES)]
      .filter(({ items }) => items.length > 0)
      .map((part) => stepOf('hear', part)),
    others: inTurn(others.filter(({ kind }) => kind === 'ask').map(groupsOf)),
    pages: others.filter(({ kind }) => kind === 'page').map((page) => stepOf('page', page)),
  });
}

/** Steps that stay together: a card of a lesson and its questions. */
type Group = readonly SessionStep[];

interface Parts {
  readonly spare: readonly SessionStep[];
  readonly reviews: readonly SessionStep[];
  readonly learned: readonly Waiting[];
  readonly recallSeconds: number;
  readonly hear: Group;
  readonly others: readonly Group[];
  readonly pages: readonly SessionStep[];
}

function inOrder({
  spare,
  reviews,
  learned,
  recallSeconds,
  hear,
  others,
  pages,
}: Parts): readonly SessionStep[] {
  const steps: SessionStep[] = [];
  const open = [...others];
  const addOther = () => steps.push(...(open.shift() ?? []));
  // One at least stays for the time between a new word and its recall.
  const kept = learned.length === 0 || hear.length > 0 ? 0 : 1;
  const [firstHeard, ...laterHeard] = hear.map((step): Group => [step]);
  if (learned.length === 0 && firstHeard !== undefined) {
    open.unshift(firstHeard);
    open.push(...laterHeard);
  }
  for (const [place, review] of reviews.entries()) {
    steps.push(review);
    if (place < reviews.length - 1 && open.length > kept) addOther();
  }
  if (learned.length > 0 && firstHeard !== undefined) open.unshift(firstHeard);
  const recalls = learned.map((words) => stepOf('recall', { ...words, secondsEach: recallSeconds }));
  for (const [place, words] of learned.entries()) {
    steps.push(stepOf('learn', words));
    addOther();
    // One after each five new words but the first, so that each sentence is heard after its word was learned.
    if (place > 0) steps.push(...laterHeard.slice(place - 1, place).flat());
    steps.push(...recalls.slice(Math.max(0, place - 1), place));
  }
  if (learned.length > 0) open.push(...laterHeard.slice(learned.length - 1));
  while (open.length > 0) addOther();
  return [...steps, ...pages, ...recalls.slice(-1), ...spare];
}

/** Its questions in parts, the first one after what is to be read. */
function groupsOf({ readSeconds, ...work }: OtherWork): readonly Group[] {
  return inParts(work, partSize(work.secondsEach)).map((part, place) => {
    const isRead = place === 0 && readSeconds > 0;
    const read = { ...part, items: part.items.slice(0, 1), secondsEach: readSeconds };
    return [...(isRead ? [stepOf('read', read)] : []), stepOf('ask', part)];
  });
}

/** The first group of each, then the second of each, and so on. */
function inTurn(works: readonly (readonly Group[])[]): readonly Group[] {
  const most = Math.max(0, ...works.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) =>
    works.flatMap((groups) => groups.slice(place, place + 1)),
  ).flat();
}

function stepOf(kind: SessionStep['kind'], { source, items, secondsEach }: Waiting): SessionStep {
  return { kind, source, items, done: 0, secondsEach };
}

/** As many as fit, from the first. */
function first(waiting: Waiting, seconds: number): Waiting {
  const { source, items, secondsEach } = waiting;
  const count = Math.max(0, Math.floor(seconds / secondsEach + 1e-9));
  return { source, items: items.slice(0, count), secondsEach };
}

function partSize(secondsEach: number): number {
  return Math.max(1, Math.floor(LONGEST_STEP_SECONDS / secondsEach));
}

/** In parts of about the same size. */
function inParts(waiting: Waiting, most: number): readonly Waiting[] {
  const { items } = waiting;
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, place) => ({
    ...waiting,
    items: items.slice(
      Math.round((place * items.length) / count),
      Math.round(((place + 1) * items.length) / count),
    ),
  }));
}

function secondsOf({ items, secondsEach }: Waiting): number {
  return items.length * secondsEach;
}
