import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Speaker } from '#sound/rules/cast-voices.ts';
import type { SpeechFailure } from '#browser/platform.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { createSpeechControl, type SoundSign, type SpeechControl } from './speech-control.ts';
import { showToast } from '#ui/toast.ts';

interface Speech {
  readonly phase: 'idle' | 'speaking';
  /** The text being said from this view; null when nothing is. */
  readonly speakingText: string | null;
  /** What has to be told of its sound, by a `SoundNote`. */
  readonly sign: SoundSign | null;
  /** Says the text, or stops it when it is being said (SPK-01). The same function on every render. */
  readonly toggle: SpeechControl['toggle'];
  /** Stops what this view says. The same function on every render. */
  readonly stop: () => void;
}

/**
 * Dutch speech for a view, by the device's voice or a recording: leaving the view stops it, starting it elsewhere too (SPK-01), and the person is told when
 * nothing can be heard (SPK-02). Only from a press: browsers don't let a page speak on its own.
 * @param onFailure for a view with more to offer than a message; the one of the first render is used throughout
 */
export function useSpeech(
  onFailure: (failure: Exclude<SpeechFailure, 'stopped'>) => void = tellSpeechFailure,
): Speech {
  const platform = usePlatform();
  const [control] = useState(() => createSpeechControl(appSpeechOf(platform), onFailure));
  const speakingText = useStore(control, (state) => state.speakingText);
  const sign = useStore(control, (state) => state.sign);
  useEffect(() => control.stop, [control]);
  return {
    phase: speakingText === null ? 'idle' : 'speaking',
    speakingText,
    sign,
    toggle: control.toggle,
    stop: control.stop,
  };
}

const TEXTS = {
  unsupported: {
    title: 'Audio not available',
    description:
      'Your browser does not support speech output. The app’s own computer voice could not be loaded: check your connection and try again.',
  },
  'no-dutch-voice': {
    title: 'No Dutch voice on this device',
    description:
      'The app’s own computer voice could not be loaded: check your connection and try again. Or add Dutch in the text-to-speech settings of your device.',
  },
  failed: {
    title: 'The audio did not play',
    description: 'Please try again. Also check that the sound of your device is on.',
  },
} as const;

/** Tells the person why nothing is heard (SPK-02). */
function tellSpeechFailure(failure: Exclude<SpeechFailure, 'stopped'>): void {
  showToast(TEXTS[failure]);
}

interface SaidText {
  readonly isSpeaking: boolean;
  readonly sign: SoundSign | null;
  /** Says the text, or stops it. */
  readonly toggle: () => void;
}

interface SaidTextOptions {
  readonly disabled?: boolean;
  /** Whose voice it is to be; anybody's where it isn't said. */
  readonly speaker?: Speaker | undefined;
}

/** A button's one text (SPK-01). It stops when it becomes another text or can no longer be pressed. */
export function useSaidText(text: string, { disabled = false, speaker }: SaidTextOptions = {}): SaidText {
  const { speakingText, sign, toggle, stop } = useSpeech();
  const isSpeaking = speakingText === text && !disabled;
  useEffect(() => {
    if (!isSpeaking) stop();
  }, [isSpeaking, stop]);
  return { isSpeaking, sign, toggle: () => toggle(text, speaker) };
}
