import type { SpeechFailure } from '#platform/platform.ts';
import { showToast } from '#ui/toast.ts';

const TEXTS = {
  unsupported: {
    title: 'Audio not available',
    description: 'Your browser does not support speech output.',
  },
  'no-dutch-voice': {
    title: 'No Dutch voice on this device',
    description:
      'You can add one: look for “text-to-speech” in the settings of your phone or computer and add Dutch. Then open this page again.',
  },
  failed: {
    title: 'The audio did not play',
    description: 'Please try again. Also check that the sound of your device is on.',
  },
} as const;

/** Tells the person why nothing is heard (SPK-02). */
export function tellSpeechFailure(failure: Exclude<SpeechFailure, 'stopped'>): void {
  showToast(TEXTS[failure]);
}
