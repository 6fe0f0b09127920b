import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessChromium } from '../../../scripts/ensure-chromium.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launch = (executablePath: string | null, args: readonly string[] = []): LaunchOptions => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: [...ARGS, ...args],
});

/** For all journeys that need neither voice nor microphone. */
export const HEADLESS = launch(findHeadlessChromium());

/** What speaks and records. */
export const WHOLE = launch(findChromium());

/** A microphone that beeps. Without the permission given in a test the browser refuses it. */
export const WITH_MICROPHONE = launch(findChromium(), ['--use-fake-device-for-media-stream']);
