import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import { ANYBODY, type Speaker } from '#sound/rules/cast-voices.ts';
import type { Platform, SpeechFailure } from '#browser/platform.ts';
import { listeningOff } from '#learning/listening-off.ts';
import { PLAYS_ITSELF } from '#storage/device-values.ts';
import { appSpeechOf, type AppSpeech, type HeardFrom, type SpeechProgress } from '#sound/app-speech.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { showToast } from '#ui/toast.ts';

/** That the sound is loading, or that a program speaks or spoke (SPK-03). */
export type SoundSign = 'loading' | 'computer-voice';

interface SpeechState {
  /** The text being said by this control, or null. */
  readonly speakingText: string | null;
  /** What to show about the sound, or null. A computer's voice is shown after its end too. */
  readonly sign: SoundSign | null;
}

interface SpeechControl extends ReadableStore<SpeechState> {
  /**
   * Says the text; a second time stops it (SPK-01). Another text takes its place.
   * @param onEnded runs after success or failure, instead of `onFailure`, if something follows in either case; never
   * after a stop
   */
  readonly toggle: (text: string, speaker?: Speaker, onEnded?: () => void) => void;
  /** Says the text slowly, from its start. */
  readonly saySlowly: (text: string, speaker?: Speaker) => void;
  /** Stops what this control started; other speech continues. */
  readonly stop: () => void;
}

/** A control that starts speech. `onFailure` runs at most once per press, and never for an intended stop. */
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

  const say = async (
    text: string,
    { speaker, onEnded, isSlow }: { speaker: Speaker; onEnded?: (() => void) | undefined; isSlow?: boolean },
  ) => {
    const mine = { text };
    isLoading = false;
    change(mine);
    const onProgress = (progress: SpeechProgress) => {
      if (saying !== mine) return;
      isLoading = progress === 'loading';
      if (progress !== 'loading') heardFrom = progress;
      change(mine);
    };
    const outcome = await speech.say(text, { speaker, onProgress, isSlow });
    if (saying !== mine) return;
    change(null);
    const failure = outcome.ok ? null : outcome.error;
    if (failure === 'stopped') return;
    if (onEnded !== undefined) onEnded();
    // The message asks to try again: a second press works.
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
      else void say(text, { speaker, onEnded });
    },
    saySlowly: (text, speaker = ANYBODY) => void say(text, { speaker, isSlow: true }),
    stop,
  };
}

interface Speech {
  readonly phase: 'idle' | 'speaking';
  /** The text being said by this view, or null. */
  readonly speakingText: string | null;
  /** What a `SoundNote` has to show about the sound. */
  readonly sign: SoundSign | null;
  /** Says the text, or stops it when it is being said (SPK-01). The same function on every render. */
  readonly toggle: SpeechControl['toggle'];
  readonly saySlowly: SpeechControl['saySlowly'];
  /** Stops what this view says. The same function on every render. */
  readonly stop: () => void;
}

/**
 * Dutch speech for a view, by the device's voice or a recording: leaving the view or starting other speech stops it
 * (SPK-01), and the person is notified if nothing can be heard (SPK-02). Start it only from a press, because browsers do
 * not let a page speak by itself.
 * @param onFailure for a view with a better response than a message; the one of the first render is always used
 */
export function useSpeech(onFailure?: (failure: Exclude<SpeechFailure, 'stopped'>) => void): Speech {
  const platform = usePlatform();
  const { i18n } = useLingui();
  const tell = (failure: Exclude<SpeechFailure, 'stopped'>) => {
    const { title, description } = TEXTS[failure];
    showToast({ title: i18n._(title), description: i18n._(description) });
  };
  const [control] = useState(() => createSpeechControl(appSpeechOf(platform), onFailure ?? tell));
  const speakingText = useStore(control, (state) => state.speakingText);
  const sign = useStore(control, (state) => state.sign);
  useEffect(() => control.stop, [control]);
  return {
    phase: speakingText === null ? 'idle' : 'speaking',
    speakingText,
    sign,
    toggle: control.toggle,
    saySlowly: control.saySlowly,
    stop: control.stop,
  };
}

interface FailureText {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

const TEXTS: Readonly<Record<Exclude<SpeechFailure, 'stopped'>, FailureText>> = {
  unsupported: {
    title: msg`Audio not available`,
    description: msg`Your browser does not support speech output. The app’s own computer voice could not be loaded: check your connection and try again.`,
  },
  'no-dutch-voice': {
    title: msg`No Dutch voice on this device`,
    description: msg`The app’s own computer voice could not be loaded: check your connection and try again. Or add Dutch in the text-to-speech settings of your device.`,
  },
  failed: {
    title: msg`The audio did not play`,
    description: msg`Please try again. Also check that the sound of your device is on.`,
  },
};

/** During an exam. What was not heard can be read there. */
const DUTCH_TEXT = {
  title: 'Het geluid doet het niet',
  description: 'Probeer het nog een keer, of lees de tekst op het scherm.',
};

function tellInDutch(): void {
  showToast(DUTCH_TEXT);
}

interface SaidText {
  readonly isSpeaking: boolean;
  readonly sign: SoundSign | null;
  /** Says the text, or stops it. */
  readonly toggle: () => void;
  readonly saySlowly: () => void;
}

interface SaidTextOptions {
  readonly disabled?: boolean;
  /** The speaker; any voice by default. */
  readonly speaker?: Speaker | undefined;
  /** Said without a press when it appears, where the person has not switched that off (PTH-04). */
  readonly playsItself?: boolean;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
}

/** The single text of a button (SPK-01). It stops when the text changes or the button is disabled. */
export function useSaidText(
  text: string,
  { disabled = false, speaker, playsItself = false, isDutch = false }: SaidTextOptions = {},
): SaidText {
  const platform = usePlatform();
  const { speakingText, sign, toggle, saySlowly, stop } = useSpeech(isDutch ? tellInDutch : undefined);
  const isSpeaking = speakingText === text && !disabled;
  useEffect(() => {
    if (!isSpeaking) stop();
  }, [isSpeaking, stop]);
  useEffect(() => {
    // No message if it fails: the person asked for nothing.
    if (playsItself && mayPlayItself(platform)) toggle(text, speaker, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each text, whatever else changes
  }, [text, playsItself]);
  return {
    isSpeaking,
    sign,
    toggle: () => toggle(text, speaker),
    saySlowly: () => saySlowly(text, speaker),
  };
}

/** Sound may play by itself after the first press on the page, unless the person can't listen today or switched it off. */
function mayPlayItself(platform: Platform): boolean {
  const { page, storage, clock } = platform;
  const dayStart = new Date(clock.now()).setHours(0, 0, 0, 0);
  const isOff = PLAYS_ITSELF.read(storage) === 'off' || listeningOff(platform).getState() >= dayStart;
  return !isOff && page.wasPressed();
}
