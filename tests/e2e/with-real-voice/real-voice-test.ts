import { test as base } from '@playwright/test';
import {
  startSpeechDispatcher,
  whyNoSpeechDispatcher,
  type SpeechDispatcher,
} from './start-speech-dispatcher.ts';

interface RealVoice {
  /** The speech dispatcher of this worker's browser; null where the machine has none. */
  dispatcher: SpeechDispatcher | null;
}

/** Playwright's test in a Chromium that really speaks Dutch. Skipped, with the reason, where the machine can't. */
export const test = base.extend<object, RealVoice>({
  dispatcher: [
    async ({ browserName }, use) => {
      const missing =
        browserName === 'chromium' ? whyNoSpeechDispatcher() : 'Only Chromium is tested with a real voice';
      if (missing !== null) console.warn(missing);
      const dispatcher = missing === null ? await startSpeechDispatcher() : null;
      await use(dispatcher);
      await dispatcher?.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, dispatcher }, use) => {
      const args = [...(launchOptions.args ?? []), '--enable-speech-dispatcher'];
      await use(dispatcher === null ? launchOptions : { ...launchOptions, args, env: dispatcher.env });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ dispatcher }) => {
  test.skip(dispatcher === null, whyNoSpeechDispatcher() ?? 'Only Chromium is tested with a real voice');
});
