import type { LaunchOptions } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { toWavFile } from '../../../src/sound/rules/wav-file.ts';
import { BROWSER_ARGS, findChromium, findHeadlessChromium } from '../../../scripts/ensure-chromium.mjs';

const launch = (executablePath: string | null, args: readonly string[] = []): LaunchOptions => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...BROWSER_ARGS, ...args],
});

/** For all journeys that need neither a voice nor a microphone. */
export const HEADLESS = launch(findHeadlessChromium());

/** With speech and recording. */
export const WHOLE = launch(findChromium());

/** An allowed microphone that hears this file (`writeHeard`), again and again. */
export const withMicrophoneHearing = (file: string) =>
  launch(findHeadlessChromium(), [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]);

/** Writes what a microphone is to hear. The samples have 16 kHz, which no microphone in Chromium supports. */
export async function writeHeard(file: string, samples: Int16Array): Promise<void> {
  const threefold = new Int16Array(samples.length * 3).map((_, place) => samples[Math.floor(place / 3)] ?? 0);
  await writeFile(file, new Uint8Array(toWavFile(threefold, 48_000)));
}

/** An allowed microphone that beeps, for journeys that are mainly about something else. */
export const WITH_ALLOWED_MICROPHONE = launch(findHeadlessChromium(), [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]);

/**
 * A microphone that beeps, in the full browser, which asks for permission (a third more work for the machine). Without permission from the
 * test the browser refuses it.
 */
export const WITH_MICROPHONE = launch(findChromium(), ['--use-fake-device-for-media-stream']);
