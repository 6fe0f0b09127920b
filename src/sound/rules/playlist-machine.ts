/** How a list is heard: with its English and nothing to do, or sentence by sentence to say along (SPK-06, SPK-07). */
export type PlaylistWay = 'hands-free' | 'speak-along';

/** What is begun again when it comes to its end. */
export type PlaylistRepeat = 'nothing' | 'item' | 'list';

/** Of one item, in this order. `english` only hands-free, and where there is any. */
export type PlaylistStep = 'dutch' | 'pause' | 'english' | 'dutch-again' | 'gap';

export interface Playlist {
  readonly phase: 'resting' | 'playing' | 'paused' | 'finished';
  /** Whether each of its items has English. */
  readonly hasEnglish: readonly boolean[];
  readonly way: PlaylistWay;
  readonly repeat: PlaylistRepeat;
  /** From 0. */
  readonly place: number;
  readonly step: PlaylistStep;
  /** Another one for each step that is begun: what is told of an earlier one counts no more. */
  readonly turn: number;
  /** How long the Dutch took when it was heard last. */
  readonly heardMs: number;
  /** `shown`: no English voice was heard, so the English is read from the screen. */
  readonly englishIs: 'said' | 'shown';
  /** The places whose Dutch could not be heard since it was started, and that were gone past. */
  readonly skipped: readonly number[];
  readonly failuresInRow: number;
  /** Why it stopped by itself: its Dutch could not be heard, several times in a row. */
  readonly problem: 'nothing-heard' | null;
}

/** What has to be done now. */
export type PlaylistTask =
  | { readonly kind: 'say-dutch' | 'say-english' }
  | { readonly kind: 'wait'; readonly ms: number };

/** What a person asked for. */
export type PlaylistPress =
  | { readonly kind: 'play-requested' }
  | { readonly kind: 'pause-requested' }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'previous-requested' }
  /** The same sentence once more (SPK-06). */
  | { readonly kind: 'again-requested' }
  | { readonly kind: 'place-chosen'; readonly place: number }
  | { readonly kind: 'way-chosen'; readonly way: PlaylistWay }
  | { readonly kind: 'repeat-chosen'; readonly repeat: PlaylistRepeat };

export type PlaylistEvent =
  | PlaylistPress
  /** The task of that turn was done, and took so long from when it was heard. */
  | { readonly kind: 'task-done'; readonly turn: number; readonly tookMs: number }
  /** It failed, or its end never came. */
  | { readonly kind: 'task-failed'; readonly turn: number };

/** So many items in a row that nobody hears: then it stops, and says so. */
export const MOST_FAILURES = 3;
/** To begin to speak takes a moment, and a word of half a second is over before one has begun. */
const EXTRA_PAUSE_MS = 700;
const SHORTEST_PAUSE_MS = 1500;
const LONGEST_PAUSE_MS = 15_000;
/** Long enough to read a line of English that no voice says. */
const READING_PAUSE_MS = 3500;
const GAP_MS = 1200;

const STEPS: readonly PlaylistStep[] = ['dutch', 'pause', 'english', 'dutch-again', 'gap'];

export function createPlaylist(
  hasEnglish: readonly boolean[],
  way: PlaylistWay,
  repeat: PlaylistRepeat = 'nothing',
): Playlist {
  return {
    phase: 'resting',
    hasEnglish,
    way,
    repeat,
    place: 0,
    step: 'dutch',
    turn: 0,
    heardMs: 0,
    englishIs: 'said',
    skipped: [],
    failuresInRow: 0,
    problem: null,
  };
}

/** What has to be done in this turn; null while nothing plays. */
export function taskOf(list: Playlist): PlaylistTask | null {
  if (list.phase !== 'playing') return null;
  switch (list.step) {
    case 'dutch':
    case 'dutch-again':
      return { kind: 'say-dutch' };
    case 'english':
      return list.englishIs === 'said' ? { kind: 'say-english' } : { kind: 'wait', ms: READING_PAUSE_MS };
    case 'pause':
      return { kind: 'wait', ms: pauseMs(list.heardMs) };
    case 'gap':
      return { kind: 'wait', ms: GAP_MS };
  }
}

/** As long as the sentence, and a moment to begin it (SPK-06). */
function pauseMs(heardMs: number): number {
  return Math.min(Math.max(heardMs + EXTRA_PAUSE_MS, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}

/** A list that is listened to. An event that a phase doesn't know, or that tells of an earlier turn, changes nothing. */
export function reducePlaylist(list: Playlist, event: PlaylistEvent): Playlist {
  switch (event.kind) {
    case 'play-requested':
      return play(list);
    case 'pause-requested':
      return list.phase === 'playing' ? { ...list, phase: 'paused', turn: list.turn + 1 } : list;
    case 'next-requested':
      return goNext(list);
    case 'previous-requested':
      return goTo(list, Math.max(0, list.place - 1));
    case 'again-requested':
      return { ...goTo(list, list.place), phase: 'playing' };
    case 'place-chosen':
      return list.hasEnglish[event.place] === undefined
        ? list
        : { ...goTo(list, event.place), phase: 'playing' };
    case 'way-chosen':
      return list.phase === 'finished'
        ? { ...goTo(list, 0), phase: 'resting', way: event.way }
        : goTo({ ...list, way: event.way }, list.place);
    case 'repeat-chosen':
      return { ...list, repeat: event.repeat };
    case 'task-done':
      return event.turn === list.turn && list.phase === 'playing' ? finishStep(list, event.tookMs) : list;
    case 'task-failed':
      return event.turn === list.turn && list.phase === 'playing' ? failStep(list) : list;
  }
}

/** Goes on with the item it paused at; from the beginning where it had come to its end. */
function play(list: Playlist): Playlist {
  if (list.phase === 'playing' || list.hasEnglish.length === 0) return list;
  const isAnew = list.phase !== 'paused';
  const from = goTo(list, list.phase === 'finished' ? 0 : list.place);
  return {
    ...from,
    phase: 'playing',
    englishIs: 'said',
    skipped: isAnew ? [] : list.skipped,
    failuresInRow: 0,
  };
}

/** To the first step of an item. What was finished pauses there. */
function goTo(list: Playlist, place: number): Playlist {
  const phase = list.phase === 'finished' ? 'paused' : list.phase;
  return { ...list, phase, place, step: 'dutch', turn: list.turn + 1, problem: null };
}

/** Somebody who asks for the next one gets it, also where an item is repeated; behind the last the list is over, playing or not. */
function goNext(list: Playlist): Playlist {
  const next = list.place + 1;
  if (next < list.hasEnglish.length) return goTo(list, next);
  if (list.repeat === 'list') return goTo(list, 0);
  if (list.phase === 'finished') return list;
  return { ...list, phase: 'finished', turn: list.turn + 1, problem: null };
}

function finishStep(list: Playlist, tookMs: number): Playlist {
  const wasHeard = list.step === 'dutch' || list.step === 'dutch-again';
  return stepOn(wasHeard ? { ...list, heardMs: tookMs, failuresInRow: 0 } : list);
}

function stepOn(list: Playlist): Playlist {
  const next = STEPS.slice(STEPS.indexOf(list.step) + 1).find((step) => step !== 'english' || hasSaid(list));
  if (next !== undefined) return { ...list, step: next, turn: list.turn + 1 };
  return list.repeat === 'item' ? goTo(list, list.place) : goNext(list);
}

function hasSaid({ way, hasEnglish, place }: Playlist): boolean {
  return way === 'hands-free' && hasEnglish[place] === true;
}

/** English that nobody says is shown for longer; Dutch that nobody hears is gone past, until that happens too often (SPK-02). */
function failStep(list: Playlist): Playlist {
  if (list.step === 'english') return { ...list, englishIs: 'shown', turn: list.turn + 1 };
  if (list.step !== 'dutch' && list.step !== 'dutch-again') return stepOn(list);
  const isSkipped = list.step === 'dutch' && !list.skipped.includes(list.place);
  const skipped = isSkipped ? [...list.skipped, list.place] : list.skipped;
  const failed: Playlist = { ...list, skipped, failuresInRow: list.failuresInRow + 1 };
  const isOver = failed.failuresInRow >= Math.min(MOST_FAILURES, list.hasEnglish.length);
  if (!isOver) return goNext(failed);
  return { ...failed, phase: 'paused', turn: list.turn + 1, problem: 'nothing-heard' };
}
