import type { Page } from '@playwright/test';

interface GivenVoices {
  readonly languages?: readonly string[];
  /** Whether speech ends a moment later, or continues until it is cancelled. */
  readonly ends: boolean;
}

/** Replaces the browser's voices with fake ones. Returns their calls: `say …` and `cancel`, in order. */
export async function giveVoices(
  page: Page,
  { languages = ['nl-NL'], ends }: GivenVoices,
): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    (given) => {
      const asked: string[] = [];
      let current: SpeechSynthesisUtterance | null = null;
      Object.assign(globalThis, { askedOfVoices: asked });
      Object.defineProperties(SpeechSynthesis.prototype, {
        getVoices: { value: () => given.languages.map((lang) => ({ name: `A voice of ${lang}`, lang })) },
        speaking: { get: () => current !== null },
        speak: {
          value(utterance: SpeechSynthesisUtterance) {
            asked.push(`say ${utterance.text}`);
            current = utterance;
            setTimeout(() => utterance.dispatchEvent(new Event('start')), 10);
            if (!given.ends) return;
            setTimeout(() => {
              if (current !== utterance) return;
              current = null;
              utterance.dispatchEvent(new Event('end'));
            }, 200);
          },
        },
        cancel: {
          value() {
            asked.push('cancel');
            const cut = current;
            current = null;
            cut?.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
          },
        },
      });
      // The browser only accepts voices that it made itself.
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true });
    },
    { languages, ends },
  );
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'askedOfVoices')?.value ?? []);
}

/** A browser without any voice, like Debian's Chromium without its speech dispatcher. */
export async function takeVoicesAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(SpeechSynthesis.prototype, 'getVoices', { value: () => [] });
  });
}

/** Plays recordings sixteen times as fast, so that a test needn't listen to the end. */
export async function playFast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playFast() {
      this.playbackRate = 16;
      return play.call(this);
    };
  });
}

/** A site without recordings and synthesiser, so that only voices of the device can speak. */
export async function takeOwnSoundAway(page: Page): Promise<void> {
  await page.route('**/audio/manifest.json', (route) => route.fulfill({ json: { packs: [] } }));
  await page.route('**/synthesiser/**', (route) => route.abort());
}
