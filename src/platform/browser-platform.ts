import { createWebCrypto } from '#platform/crypto/web-crypto.ts';
import { createBrowserDatabase } from '#platform/database/browser-database.ts';
import { createAppFiles } from '#platform/device/app-files.ts';
import { createBrowserMessages } from '#platform/device/browser-messages.ts';
import { createBrowserPage } from '#platform/device/browser-page.ts';
import { createConsoleReporter } from '#platform/device/console-reporter.ts';
import { createSystemClock } from '#platform/device/system-clock.ts';
import { createLateAudio } from '#platform/late-audio.ts';
import { createLateRecorder } from '#platform/late-recorder.ts';
import { createLateSpeech } from '#platform/late-speech.ts';
import { late } from '#platform/late.ts';
import type { Platform } from '#platform/platform.ts';
import { createLocalStorage } from '#platform/storage/local-storage.ts';

/** The real browser. Making it touches nothing of it, so that pages can be pre-rendered with it. */
export function createBrowserPlatform(): Platform {
  const clock = createSystemClock();
  const report = createConsoleReporter();
  const speech = createLateSpeech(
    late(async () => {
      const { createBrowserSpeech } = await import('#platform/speech/browser-speech.ts');
      return createBrowserSpeech({ clock, report, page: window });
    }),
  );
  return {
    clock,
    report,
    speech,
    audio: createLateAudio(
      late(async () => {
        const { createBrowserAudio } = await import('#platform/audio/browser-audio.ts');
        return createBrowserAudio({ clock, page: window });
      }),
    ),
    recorder: createLateRecorder(
      late(async () => {
        const { createBrowserRecorder } = await import('#platform/recorder/browser-recorder.ts');
        return createBrowserRecorder(report);
      }),
    ),
    database: createBrowserDatabase(),
    messages: createBrowserMessages(),
    random: Math.random,
    storage: createLocalStorage(),
    crypto: createWebCrypto(),
    files: createAppFiles(),
    page: createBrowserPage(),
    loadAhead: () => speech.load(),
  };
}
