import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SpokenLine } from '#content/schema/exam-rows.ts';
import type { Sex } from '#domain/speech/cast-voices.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioFailure, Cancel, Platform, SpeechFailure } from '#platform/platform.ts';
import { SOUND_SOURCE } from '#services/storage/device-values.ts';
import { appSpeechOf, type SpeechProgress } from '#services/sound/app-speech.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** What is heard: the device's Dutch voice, the app's own recording, or where neither can be had a synthesiser (LIS-04, SPK-03). */
export type FragmentSource = 'voice' | 'recording' | 'synthesiser';

export type FragmentState =
  | {
      readonly phase: 'idle';
      readonly source: FragmentSource;
      /** Why it was not heard to its end; null where nothing went wrong. */
      readonly problem: Exclude<AudioFailure, 'stopped'> | null;
    }
  | {
      readonly phase: 'playing';
      readonly source: FragmentSource;
      /** Who speaks; null where that can't be told, as in a recording. */
      readonly speaker: SpokenLine['voice'] | null;
      /** Its sound is still on its way. */
      readonly isLoading: boolean;
    };

export interface Fragment {
  /** Of the listening item. */
  readonly id: string;
  readonly audioText: readonly SpokenLine[];
  /** How they sound, where that is told. */
  readonly speakers?: Readonly<Partial<Record<SpokenLine['voice'], Sex>>>;
  /** Its question was just read aloud: a moment later one can tell the two apart. */
  readonly followsQuestion?: boolean;
}

export interface FragmentPlayer {
  readonly state: () => FragmentState;
  /** Runs after each change of the state. */
  readonly subscribe: (listener: () => void) => Cancel;
  /** Plays from the beginning; `onHeard` runs once it was heard to its end. Call it within the press. */
  readonly play: (fragment: Fragment, onHeard: () => void) => void;
  /** Stops, and forgets what went wrong. */
  readonly stop: () => void;
  /** The same where it was this fragment that was played last. */
  readonly leave: (fragmentId: string) => void;
}

/** Nobody spoke where no way to hear it was left. */
export function isComputerVoice({ source, ...state }: FragmentState): boolean {
  return source !== 'voice' && (state.phase === 'playing' || state.problem !== 'unavailable');
}

/** Between two speakers. */
const TURN_PAUSE_MS = 400;
const AFTER_QUESTION_MS = 1000;

type Parts = Pick<Platform, 'speech' | 'synthesis' | 'audio' | 'files' | 'storage' | 'clock' | 'database'>;

/**
 * Plays listening fragments in the order of LIS-04: by the device's Dutch voice, and where that can't be had or fails by
 * the recording, also for all that comes after, and at last by a synthesiser; the other way round where recordings are wanted first (SPK-03). Whatever happens it is idle again in the end: both watch over themselves.
 */
export function createFragmentPlayer(platform: Parts): FragmentPlayer {
  const { clock, storage } = platform;
  const appSpeech = appSpeechOf(platform);
  const listeners = new Set<() => void>();
  let source: FragmentSource = SOUND_SOURCE.read(storage) === 'recordings' ? 'recording' : 'voice';
  /** It was tried, and failed. */
  let hasNoVoice = false;
  let state: FragmentState = { phase: 'idle', source, problem: null };
  let current: AbortController | null = null;
  let lastId: string | null = null;

  const show = (next: FragmentState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });

  const onProgress = (signal: AbortSignal) => (progress: SpeechProgress) => {
    if (state.phase === 'playing' && !signal.aborted) show({ ...state, isLoading: progress === 'loading' });
  };

  /** Line by line, so that turns can be heard and seen. */
  const sayAll = async (
    { audioText: lines, speakers = {} }: Fragment,
    by: 'voice' | 'synthesiser',
    signal: AbortSignal,
  ): Promise<Result<undefined, SpeechFailure>> => {
    const voices = [...new Set(lines.map(({ voice }) => voice))];
    const cast = voices.map((voice) => speakers[voice] ?? null);
    for (const [index, line] of lines.entries()) {
      if (index > 0) await pause(TURN_PAUSE_MS, signal);
      if (signal.aborted) return err('stopped');
      show({ phase: 'playing', source: by, speaker: line.voice, isLoading: false });
      const who = { cast, place: voices.indexOf(line.voice) };
      const outcome = await (by === 'voice'
        ? appSpeech.sayByVoice(line.text, who)
        : appSpeech.sayBySynthesiser(line.text, who, onProgress(signal)));
      if (!outcome.ok) return outcome;
    }
    return ok();
  };

  const playRecording = (
    { audioText }: Fragment,
    signal: AbortSignal,
  ): Promise<Result<undefined, AudioFailure>> => {
    show({ phase: 'playing', source: 'recording', speaker: null, isLoading: false });
    return appSpeech.playRecording(audioText, onProgress(signal));
  };

  const waysNow = (): readonly FragmentSource[] => {
    if (source === 'voice') return ['voice', 'recording', 'synthesiser'];
    return hasNoVoice ? ['recording', 'synthesiser'] : ['recording', 'voice', 'synthesiser'];
  };

  /** By the one that was heard last and, where it can't be had, by the next, also the next time. */
  const playByOrder = async (
    fragment: Fragment,
    signal: AbortSignal,
  ): Promise<Result<undefined, AudioFailure>> => {
    for (const way of waysNow()) {
      const outcome =
        way === 'recording' ? await playRecording(fragment, signal) : await sayAll(fragment, way, signal);
      if (signal.aborted) return err('stopped');
      if (outcome.ok) return outcome;
      if (outcome.error === 'stopped' || outcome.error === 'blocked') return err(outcome.error);
      if (way === 'voice') {
        hasNoVoice = true;
        source = 'recording';
      }
    }
    return err('unavailable');
  };

  const playAndTell = async (fragment: Fragment, mine: AbortController, onHeard: () => void) => {
    if (fragment.followsQuestion === true) {
      show({ phase: 'playing', source, speaker: null, isLoading: false });
      await pause(AFTER_QUESTION_MS, mine.signal);
      if (mine.signal.aborted) return;
    }
    const outcome = await playByOrder(fragment, mine.signal);
    if (current !== mine) return;
    current = null;
    const problem = outcome.ok || outcome.error === 'stopped' ? null : outcome.error;
    show({ phase: 'idle', source, problem });
    if (outcome.ok) onHeard();
  };

  const stop = () => {
    const wasPlaying = current !== null;
    current?.abort();
    current = null;
    if (wasPlaying) appSpeech.stop();
    if (state.phase === 'playing' || state.problem !== null) show({ phase: 'idle', source, problem: null });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play(fragment, onHeard) {
      stop();
      const mine = new AbortController();
      current = mine;
      lastId = fragment.id;
      void playAndTell(fragment, mine, onHeard);
    },
    stop,
    leave: (fragmentId) => (fragmentId === lastId ? stop() : undefined),
  };
}

/** A player for the fragments of a game. It stops when the fragment changes and when the view is left (SPK-01). */
export function useFragmentPlayer(fragmentId: string): Pick<FragmentPlayer, 'play' | 'stop'> & {
  readonly state: FragmentState;
} {
  const platform = usePlatform();
  const [player] = useState(() => createFragmentPlayer(platform));
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  useEffect(() => () => player.leave(fragmentId), [player, fragmentId]);
  return { state, play: player.play, stop: player.stop };
}
