import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import {
  createPlaylist,
  reducePlaylist,
  taskOf,
  type Playlist,
  type PlaylistEvent,
  type PlaylistPress,
  type PlaylistRepeat,
  type PlaylistTask,
  type PlaylistWay,
} from '#sound/rules/playlist-machine.ts';
import { silentWav } from '#sound/rules/wav-file.ts';
import type { Speaker } from '#sound/rules/cast-voices.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { pause } from '#browser/clock.ts';
import type { AudioClip, Cancel, MediaPress, MediaService, MediaSession } from '#browser/platform.ts';
import { appSpeechOf, type HeardFrom, type SpeechPlatform, type SpeechProgress } from './app-speech.ts';

/** One item to play: a word or a sentence. */
export interface PlaylistItem {
  readonly dutch: string;
  /** Null if there is none, as for the sentences of a text. */
  readonly meaning: string | null;
  /** Whether the meaning is in the chosen language; otherwise it is in English. */
  readonly isTranslated?: boolean | undefined;
  /** The speaker in a conversation. */
  readonly speaker?: Speaker;
}

export interface PlaylistState {
  readonly list: Playlist;
  /** Who said the last Dutch; null before the first. */
  readonly heardFrom: HeardFrom | null;
  /** Whether the Dutch sound is still loading. */
  readonly isLoading: boolean;
}

/** Plays a list (SPK-06, SPK-07). Listening is not an answer, so nothing is logged (docs/decisions/0042). */
export interface PlaylistPlayer extends ReadableStore<PlaylistState> {
  /** Call it during the press: only then may a page start sound. */
  readonly press: (press: PlaylistPress) => void;
  /** Pauses and releases the phone's controls. */
  readonly leave: () => void;
}

/** A sentence that has not ended by then is skipped: its voice hangs, or its recording does not load (SPK-02). */
export const SAY_LIMIT_MS = 40 * SECOND_MS;
/** Of content that is not translated. */
const ENGLISH = 'en';
/** Enough to start a browser's player during a press. */
const FIRST_SILENCE_MS = 200;

const PRESSES: Readonly<Record<MediaPress, PlaylistPress>> = {
  play: { kind: 'play-requested' },
  pause: { kind: 'pause-requested' },
  next: { kind: 'next-requested' },
  previous: { kind: 'previous-requested' },
};

interface PlaylistPlayerOptions {
  readonly platform: SpeechPlatform;
  /** Null if its code cannot be loaded: it plays without the phone's controls. */
  readonly media: MediaService | null;
  readonly title: string;
  /** `3 of 12`, for the controls of the phone. */
  readonly placeText: (place: number, count: number) => string;
  readonly items: readonly PlaylistItem[];
  /** The chosen one, in which translated meanings are said. */
  readonly language: string;
  readonly way: PlaylistWay;
  readonly repeat?: PlaylistRepeat;
}

export function createPlaylistPlayer({
  platform,
  media,
  title,
  placeText,
  items,
  language,
  way,
  repeat,
}: PlaylistPlayerOptions): PlaylistPlayer {
  const { clock } = platform;
  const speech = appSpeechOf(platform);
  const hasMeaning = items.map(({ meaning }) => meaning !== null);
  const store = createStore<PlaylistState>(() => ({
    list: createPlaylist(hasMeaning, way, repeat),
    heardFrom: null,
    isLoading: false,
  }));
  const state = store.getState;
  let begunTurn = state().list.turn;
  let stopWatching: Cancel | null = null;
  let session: MediaSession | null = null;
  let hasVoiceSpoken = false;

  const show = (next: PlaylistState) => store.setState(next, true);
  const isNow = (turn: number) => state().list.turn === turn;

  /** Uses a timer if silence cannot be played. */
  const wait = async (ms: number): Promise<Result<undefined, string>> => {
    const endsAt = clock.now() + ms;
    const kept = await speech.playClip(silence(ms));
    if (kept.ok || kept.error === 'stopped') return kept;
    await pause(clock, endsAt - clock.now());
    return ok();
  };

  const run = (task: PlaylistTask, onProgress: (progress: SpeechProgress) => void) => {
    const item = items[state().list.place];
    if (item === undefined) return Promise.resolve(err('failed'));
    switch (task.kind) {
      case 'say-dutch':
        return speech.say(item.dutch, { speaker: item.speaker, onProgress });
      case 'say-meaning':
        return speech.sayMeaning(item.meaning ?? '', item.isTranslated === true ? language : ENGLISH);
      case 'wait':
        return wait(task.ms);
    }
  };

  const perform = async (task: PlaylistTask, turn: number) => {
    let begunAt = clock.now();
    stopWatching = clock.after(SAY_LIMIT_MS, () => {
      // Also stops a recording that is still loading.
      speech.stop();
      send({ kind: 'task-failed', turn });
    });
    const outcome = await run(task, (progress) => {
      if (!isNow(turn)) return;
      begunAt = clock.now();
      if (progress === 'loading') show({ ...state(), isLoading: true });
      else show({ ...state(), heardFrom: progress, isLoading: false });
    });
    if (!isNow(turn)) return;
    hasVoiceSpoken ||= outcome.ok && task.kind === 'say-dutch' && state().heardFrom === 'voice';
    if (outcome.ok) send({ kind: 'task-done', turn, tookMs: clock.now() - begunAt });
    // Another sound is playing now.
    else if (outcome.error === 'stopped') send({ kind: 'pause-requested' });
    else send({ kind: 'task-failed', turn });
  };

  const closeMedia = () => {
    session?.close();
    session = null;
  };
  const tellMedia = () => {
    const { phase, place } = state().list;
    if (phase === 'finished') closeMedia();
    session?.show({
      title: items[place]?.dutch ?? title,
      place: placeText(place + 1, items.length),
      list: title,
      isPlaying: phase === 'playing',
    });
  };

  const send = (event: PlaylistEvent) => {
    const list = reducePlaylist(state().list, event);
    show({ ...state(), list, isLoading: state().isLoading && list.turn === begunTurn });
    if (list.turn === begunTurn) return;
    begunTurn = list.turn;
    stopWatching?.();
    const task = taskOf(list);
    if (task !== null) void perform(task, list.turn);
    tellMedia();
  };

  const press = (wanted: PlaylistPress) => {
    if (BEGINNINGS.has(wanted.kind) && state().list.phase !== 'playing') {
      speech.trustVoice();
      session ??= media?.open((pressed) => press(PRESSES[pressed])) ?? null;
      // A player that started during a press may start by itself later.
      void speech.playClip(silence(FIRST_SILENCE_MS));
    }
    send(wanted);
    // Other sounds of this list stop too, for example the person's take.
    if (state().list.phase !== 'playing') speech.stop();
  };

  return {
    ...store,
    press,
    leave() {
      press({ kind: 'pause-requested' });
      closeMedia();
      // On a locked iPhone voices fall silent, and work again later.
      if (hasVoiceSpoken) speech.trustVoice();
    },
  };
}

/** A pause as silent sound: it ends on time even in a hidden page, where browsers slow down timers. */
function silence(durationMs: number): AudioClip {
  return { sound: silentWav(durationMs), durationMs, keepsPace: true };
}

const BEGINNINGS: ReadonlySet<PlaylistPress['kind']> = new Set([
  'play-requested',
  'again-requested',
  'place-chosen',
]);
