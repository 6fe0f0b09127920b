import type { Page } from '@playwright/test';

/** How the voice treats what it is to say. */
type VoiceManner =
  /** A moment later it has said it. */
  | 'says'
  /** It begins and goes on for ever. */
  | 'never-ends';

/** A Dutch voice of our own in place of the browser's. Answers what it was asked to say. */
export async function giveDutchVoice(page: Page, manner: VoiceManner): Promise<() => Promise<string[]>> {
  await page.addInitScript((how) => {
    const asked: string[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    Object.assign(globalThis, { askedOfVoice: asked });
    Object.defineProperties(SpeechSynthesis.prototype, {
      getVoices: { value: () => [{ name: 'Test', lang: 'nl-NL' }] },
      speaking: { get: () => current !== null },
      speak: {
        value(utterance: SpeechSynthesisUtterance) {
          asked.push(utterance.text);
          current = utterance;
          setTimeout(() => utterance.dispatchEvent(new Event('start')), 10);
          if (how === 'never-ends') return;
          setTimeout(() => {
            if (current !== utterance) return;
            current = null;
            utterance.dispatchEvent(new Event('end'));
          }, 200);
        },
      },
      cancel: {
        value() {
          const cut = current;
          current = null;
          cut?.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
        },
      },
    });
    // The browser takes only voices of its own making.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true });
  }, manner);
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'askedOfVoice')?.value ?? []);
}

/** A browser without any voice, as Debian's Chromium is without its speech dispatcher. */
export async function takeVoicesAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(SpeechSynthesis.prototype, 'getVoices', { value: () => [] });
  });
}
