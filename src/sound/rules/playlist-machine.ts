/**
 * The mode of a list: hands-free with the meaning, or sentence by sentence to repeat aloud (SPK-06, SPK-07); `read-along`: each sentence
 * once, for a text that is read meanwhile (RDG-03).
 */
export type PlaylistWay = 'hands-free' | 'speak-along' | 'read-along';

/** What repeats at its end. */
export type PlaylistRepeat = 'nothing' | 'item' | 'list';

/** The steps of one item, in order. `meaning` only hands-free, and if there is any. */
export type PlaylistStep = 'dutch' | 'pause' | 'meaning' | 'dutch-again' | 'gap';

export interface Playlist {
  readonly phase: 'resting' | 'playing' | 'paused' | 'finished';
  /** Whether each of its items has a meaning. */
  readonly hasMeaning: readonly boolean[];
  readonly way: PlaylistWay;
  readonly repeat: PlaylistRepeat;
  /** From 0. */
  readonly place: number;
  readonly step: PlaylistStep;
  /** A new number for each step, so that events of earlier steps are ignored. */
  readonly turn: number;
  /** The duration of the last Dutch. */
  readonly heardMs: number;
  /** `shown`: no voice of its language works, so the person reads the meaning. */
  readonly meaningIs: 'said' | 'shown';
  /** The positions skipped since the start because their Dutch could not be heard. */
  readonly skipped: readonly number[];
  readonly failuresInRow: number;
  /** The reason for stopping by itself: its Dutch could not be heard, several times in a row. */
  readonly problem: 'nothing-heard' | null;
}

/** The current task of the player. */
export type PlaylistTask =
  | { readonly kind: 'say-dutch' | 'say-meaning' }
  | { readonly kind: 'wait'; readonly ms: number };

/** The person's actions. */
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
  /** The task of that turn is done; `tookMs` counts from the start of the sound. */
  | { readonly kind: 'task-done'; readonly turn: number; readonly tookMs: number }
  /** It failed or never ended. */
  | { readonly kind: 'task-failed'; readonly turn: number };

/** After this many silent items in a row it stops with a message. */
export const MOST_FAILURES = 3;
/** Extra time to start speaking: a word of half a second would be over before that. */
const EXTRA_PAUSE_MS = 700;
const SHORTEST_PAUSE_MS = 1500;
const LONGEST_PAUSE_MS = 15_000;
/** Long enough to read a line. */
const READING_PAUSE_MS = 3500;
const GAP_MS = 1200;
/** As in speech. */
const SENTENCE_GAP_MS = 350;

const STEPS: readonly PlaylistStep[] = ['dutch', 'pause', 'meaning', 'dutch-again', 'gap'];

export function createPlaylist(
  hasMeaning: readonly boolean[],
  way: PlaylistWay,
  repeat: PlaylistRepeat = 'nothing',
): Playlist {
  return {
    phase: 'resting',
    hasMeaning,
    way,
    repeat,
    place: 0,
    step: 'dutch',
    turn: 0,
    heardMs: 0,
    meaningIs: 'said',
    skipped: [],
    failuresInRow: 0,
    problem: null,
  };
}

/** The task of this turn; null while nothing plays. */
export function taskOf(list: Playlist): PlaylistTask | null {
  if (list.phase !== 'playing') return null;
  switch (list.step) {
    case 'dutch':
    case 'dutch-again':
      return { kind: 'say-dutch' };
    case 'meaning':
      return list.meaningIs === 'said' ? { kind: 'say-meaning' } : { kind: 'wait', ms: READING_PAUSE_MS };
    case 'pause':
      return { kind: 'wait', ms: pauseMs(list.heardMs) };
    case 'gap':
      return { kind: 'wait', ms: list.way === 'read-along' ? SENTENCE_GAP_MS : GAP_MS };
  }
}

/** As long as the sentence, and a moment to begin it (SPK-06). */
function pauseMs(heardMs: number): number {
  return Math.min(Math.max(heardMs + EXTRA_PAUSE_MS, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}

/** A list that is listened to. An event that does not fit the phase, or belongs to an earlier turn, changes nothing. */
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
      return list.hasMeaning[event.place] === undefined
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

/** Resumes at the paused item, or restarts after the end. */
function play(list: Playlist): Playlist {
  if (list.phase === 'playing' || list.hasMeaning.length === 0) return list;
  const isResumed = list.phase === 'paused';
  const from = goTo(list, list.phase === 'finished' ? 0 : list.place);
  return {
    ...from,
    phase: 'playing',
    meaningIs: 'said',
    skipped: isResumed ? list.skipped : [],
    failuresInRow: 0,
  };
}

/** Goes to the first step of an item. A finished list pauses there. */
function goTo(list: Playlist, place: number): Playlist {
  const phase = list.phase === 'finished' ? 'paused' : list.phase;
  return { ...list, phase, place, step: 'dutch', turn: list.turn + 1, problem: null };
}

/** Goes to the next item, also if an item repeats; after the last the list ends, playing or not. */
function goNext(list: Playlist): Playlist {
  const next = list.place + 1;
  if (next < list.hasMeaning.length) return goTo(list, next);
  if (list.repeat === 'list') return goTo(list, 0);
  if (list.phase === 'finished') return list;
  return { ...list, phase: 'finished', turn: list.turn + 1, problem: null };
}

function finishStep(list: Playlist, tookMs: number): Playlist {
  const wasHeard = list.step === 'dutch' || list.step === 'dutch-again';
  return stepOn(wasHeard ? { ...list, heardMs: tookMs, failuresInRow: 0 } : list);
}

function stepOn(list: Playlist): Playlist {
  const next = STEPS.slice(STEPS.indexOf(list.step) + 1).find((step) => hasStep(list, step));
  if (next !== undefined) return { ...list, step: next, turn: list.turn + 1 };
  return list.repeat === 'item' ? goTo(list, list.place) : goNext(list);
}

function hasStep({ way, hasMeaning, place }: Playlist, step: PlaylistStep): boolean {
  if (way === 'read-along') return step === 'dutch' || step === 'gap';
  return step !== 'meaning' || (way === 'hands-free' && hasMeaning[place] === true);
}

/** A meaning that fails is shown for longer; failed Dutch is skipped, until that happens too often (SPK-02). */
function failStep(list: Playlist): Playlist {
  if (list.step === 'meaning') return { ...list, meaningIs: 'shown', turn: list.turn + 1 };
  if (list.step !== 'dutch' && list.step !== 'dutch-again') return stepOn(list);
  const isSkipped = list.step === 'dutch' && !list.skipped.includes(list.place);
  const skipped = isSkipped ? [...list.skipped, list.place] : list.skipped;
  const failed: Playlist = { ...list, skipped, failuresInRow: list.failuresInRow + 1 };
  const isOver = failed.failuresInRow >= Math.min(MOST_FAILURES, list.hasMeaning.length);
  if (!isOver) return goNext(failed);
  return { ...failed, phase: 'paused', turn: list.turn + 1, problem: 'nothing-heard' };
}
