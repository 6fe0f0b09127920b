import type { LaunchOptions } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { toWavFile } from '../../../src/sound/rules/wav-file.ts';
import { BROWSER_ARGS, findChromium, findHeadlessChromium } from '../../../scripts/ensure-chromium.mjs';

const launch = (executablePath: string | null, args: readonly string[] = []): LaunchOptions => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...BROWSER_ARGS, ...args],
});

/** For all journeys that need neither voice nor microphone. */
export const HEADLESS = launch(findHeadlessChromium());

/** What speaks and records. */
export const WHOLE = launch(findChromium());

/** A microphone that is allowed and hears this file (`writeHeard`), again and again. */
export const withMicrophoneHearing = (file: string) =>
  launch(findHeadlessChromium(), [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]);

/** Writes what a microphone is to hear, given in 16 kHz, which no microphone of Chromium has. */
export async function writeHeard(file: string, samples: Int16Array): Promise<void> {
  const threefold = new Int16Array(samples.length * 3).map((_, place) => samples[Math.floor(place / 3)] ?? 0);
  await writeFile(file, new Uint8Array(toWavFile(threefold, 48_000)));
}

/** A microphone that is allowed and beeps, for journeys that have more to look at than the recording. */
export const WITH_ALLOWED_MICROPHONE = launch(findHeadlessChromium(), [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]);

/** A microphone that beeps, in the whole browser, which asks (a third more work for the machine). Without the permission given in a test the browser refuses it. */
export const WITH_MICROPHONE = launch(findChromium(), ['--use-fake-device-for-media-stream']);
