import type { Page } from '@playwright/test';

/** Records each sound that the page creates a url for, and what was played to its end. */
export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: Blob[] = [];
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (sound: Blob) => {
      sounds.push(sound);
      return makeAddress(sound);
    };
    Object.assign(globalThis, { soundsOfPage: sounds });
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playWatched() {
      this.addEventListener('ended', () => document.body.setAttribute('data-heard', String(sounds.length)));
      return play.call(this);
    };
  });
}

/** The last sound: its length in seconds, and its loudness (the mean power of its samples, full scale is 1). */
export function lastSound(page: Page): Promise<{ readonly seconds: number; readonly power: number }> {
  return page.evaluate(async () => {
    const sounds: Blob[] = Object.getOwnPropertyDescriptor(globalThis, 'soundsOfPage')?.value ?? [];
    const decoder = new OfflineAudioContext(1, 1, 22_050);
    const sound = await decoder.decodeAudioData(await (sounds.at(-1) ?? new Blob()).arrayBuffer());
    const samples = sound.getChannelData(0);
    return {
      seconds: sound.duration,
      power: samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length,
    };
  });
}

/** How many sounds were played to their end. */
export const soundsHeard = async (page: Page): Promise<number> =>
  Number((await page.locator('body').getAttribute('data-heard')) ?? 0);
