import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { ANYBODY, type Speaker } from '#sound/rules/cast-voices.ts';
import type { SpeechFailure } from '#browser/platform.ts';
import type { AppSpeech, HeardFrom, SpeechProgress } from '#sound/app-speech.ts';

/** That the sound is on its way, or that a program speaks or spoke (SPK-03). */
export type SoundSign = 'loading' | 'computer-voice';

export interface SpeechState {
  /** The text being said from here; null when nothing is. */
  readonly speakingText: string | null;
  /** What has to be told of the sound; null where nothing has. The computer's voice is told of after its end, too. */
  readonly sign: SoundSign | null;
}

export interface SpeechControl extends ReadableStore<SpeechState> {
  /**
   * Says the text; a second time stops it (SPK-01). Another text takes its place.
   * @param onEnded runs once it was said or could not be, in place of `onFailure`, where something follows either way; never after
   *   it was stopped
   */
  readonly toggle: (text: string, speaker?: Speaker, onEnded?: () => void) => void;
  /** Stops what was started from here; what somebody else started goes on. */
  readonly stop: () => void;
}

/** One place from which speech is started. `onFailure` runs at most once for each press, never for a wanted stop. */
export function createSpeechControl(
  speech: Pick<AppSpeech, 'say' | 'stop'>,
  onFailure: (failure: Exclude<SpeechFailure, 'stopped'>) => void,
): SpeechControl {
  const store = createStore<SpeechState>(() => ({ speakingText: null, sign: null }));
  let saying: { readonly text: string } | null = null;
  let heardFrom: HeardFrom | null = null;
  let isLoading = false;

  const change = (next: typeof saying) => {
    saying = next;
    if (next === null) isLoading = false;
    const heard = heardFrom === 'synthetic' ? 'computer-voice' : null;
    store.setState({ speakingText: next?.text ?? null, sign: isLoading ? 'loading' : heard }, true);
  };

  const say = async (text: string, speaker: Speaker, onEnded?: () => void) => {
    const mine = { text };
    isLoading = false;
    change(mine);
    const onProgress = (progress: SpeechProgress) => {
      if (saying !== mine) return;
      isLoading = progress === 'loading';
      if (progress !== 'loading') heardFrom = progress;
      change(mine);
    };
    const outcome = await speech.say(text, { speaker, onProgress });
    if (saying !== mine) return;
    change(null);
    const failure = outcome.ok ? null : outcome.error;
    if (failure === 'stopped') return;
    if (onEnded !== undefined) onEnded();
    // Told to try again: the second press is heard.
    else if (failure !== null) onFailure(failure === 'blocked' ? 'failed' : failure);
  };
  const stop = () => {
    if (saying === null) return;
    change(null);
    speech.stop();
  };

  return {
    ...store,
    toggle(text, speaker = ANYBODY, onEnded) {
      if (saying?.text === text) stop();
      else void say(text, speaker, onEnded);
    },
    stop,
  };
}
