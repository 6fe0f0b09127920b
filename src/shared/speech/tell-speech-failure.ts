import type { SpeechFailure } from '#platform/platform.ts';
import { showToast } from '#ui/toast.ts';

const TEXTS = {
  unsupported: {
    title: 'Audio not available',
    description: 'Your browser does not support speech output.',
  },
  'no-dutch-voice': {
    title: 'No Dutch voice on this device',
    description: 'Add Dutch in the text-to-speech settings of your device, then open this page again.',
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
