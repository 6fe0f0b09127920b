import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SpokenLine } from '#content/schema/exam-rows.ts';
import type { Sex } from '#sound/rules/cast-voices.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { AudioFailure, Platform } from '#browser/platform.ts';
import { SOUND_SOURCE } from '#storage/device-values.ts';
import { type AppSpeech, appSpeechOf, type SoundSource } from '#sound/app-speech.ts';
import { usePlatform } from '#components/platform-context.tsx';

export type FragmentState =
  | {
      readonly phase: 'idle';
      readonly source: SoundSource;
      /** Why it was not heard to its end; null where nothing went wrong. */
      readonly problem: Exclude<AudioFailure, 'stopped'> | null;
    }
  | {
      readonly phase: 'playing';
      readonly source: SoundSource;
      /** The current speaker; null if unknown, as in a recording. */
      readonly speaker: SpokenLine['voice'] | null;
      /** Its sound is still on its way. */
      readonly isLoading: boolean;
    };

export interface Fragment {
  /** Of the listening item. */
  readonly id: string;
  readonly lines: readonly SpokenLine[];
  /** Their sex, if given. */
  readonly speakers?: Readonly<Partial<Record<SpokenLine['voice'], Sex>>>;
  /** Its question was just read aloud: a moment later one can distinguish the two. */
  readonly followsQuestion?: boolean;
}

export interface FragmentPlayer extends ReadableStore<FragmentState> {
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

const AFTER_QUESTION_MS = 1000;

type Parts = Pick<Platform, 'speech' | 'synthesis' | 'audio' | 'files' | 'storage' | 'clock' | 'database'>;

/**
 * Plays listening fragments by the app's one voice, which chooses the source (LIS-04, SPK-03); where the device's voice was tried and
 * could not be had it isn't asked again for what comes after. Whatever happens it is idle again in the end.
 */
export function createFragmentPlayer(platform: Parts): FragmentPlayer {
  const { clock, storage } = platform;
  const appSpeech = appSpeechOf(platform);
  let source: SoundSource = SOUND_SOURCE.read(storage) === 'recordings' ? 'recording' : 'voice';
  /** It was tried, and failed. */
  let hasNoVoice = false;
  const store = createStore<FragmentState>(() => ({ phase: 'idle', source, problem: null }));
  let current: AbortController | null = null;
  let lastId: string | null = null;

  const show = (next: FragmentState) => store.setState(next, true);

  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });

  const say = async (
    { lines, speakers = {} }: Fragment,
    signal: AbortSignal,
  ): ReturnType<AppSpeech['say']> => {
    const voices = [...new Set(lines.map(({ voice }) => voice))];
    let isVoiceTried = false;
    const cast = voices.map((voice) => speakers[voice] ?? null);
    const speakerOf = (voice: string) => ({ cast, place: voices.findIndex((one) => one === voice) });
    return appSpeech.say(
      { lines, speakerOf },
      {
        isWithoutVoice: hasNoVoice,
        onTurn(from, line) {
          if (signal.aborted) return;
          hasNoVoice ||= isVoiceTried && from !== 'voice';
          isVoiceTried = from === 'voice';
          if (from !== 'voice') source = 'recording';
          show({
            phase: 'playing',
            source: from,
            speaker: lines[line ?? -1]?.voice ?? null,
            isLoading: false,
          });
        },
        onProgress(progress) {
          const state = store.getState();
          if (state.phase === 'playing' && !signal.aborted)
            show({ ...state, isLoading: progress === 'loading' });
        },
      },
    );
  };

  const playAndTell = async (fragment: Fragment, mine: AbortController, onHeard: () => void) => {
    if (fragment.followsQuestion === true) {
      show({ phase: 'playing', source, speaker: null, isLoading: false });
      await pause(AFTER_QUESTION_MS, mine.signal);
      if (mine.signal.aborted) return;
    }
    const outcome = await say(fragment, mine.signal);
    if (current !== mine) return;
    current = null;
    const failure = outcome.ok || outcome.error === 'stopped' ? null : outcome.error;
    const problem = failure === null || failure === 'blocked' ? failure : 'unavailable';
    show({ phase: 'idle', source, problem });
    if (outcome.ok) onHeard();
  };

  const stop = () => {
    const wasPlaying = current !== null;
    current?.abort();
    current = null;
    if (wasPlaying) appSpeech.stop();
    const state = store.getState();
    if (state.phase === 'playing' || state.problem !== null) show({ phase: 'idle', source, problem: null });
  };

  return {
    ...store,
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
  const state = useStore(player);
  useEffect(() => () => player.leave(fragmentId), [player, fragmentId]);
  return { state, play: player.play, stop: player.stop };
}
