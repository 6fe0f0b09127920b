import { err, type Result } from '#lib/result.ts';
import type { SpeechFailure, SpeechService } from '#platform/platform.ts';

type SpeechOutcome = Result<undefined, SpeechFailure>;

/**
 * Speech whose code is loaded when something is first said. Once it is there it is called within the press, as Safari
 * wants it. Until then it behaves alike: one thing at a time, and what was stopped is never said.
 */
export function createLateSpeech(load: () => Promise<SpeechService>): SpeechService & { load(): void } {
  let service: SpeechService | null = null;
  let endWaiting: ((outcome: SpeechOutcome) => void) | null = null;

  const stopWaiting = () => {
    endWaiting?.(err('stopped'));
    endWaiting = null;
  };
  const loadService = async () => {
    service ??= await load();
    return service;
  };

  return {
    load: () => void loadService().catch(() => undefined),
    speak(text, speaker) {
      stopWaiting();
      if (service !== null) return service.speak(text, speaker);
      return new Promise((resolve) => {
        endWaiting = resolve;
        const sayUnlessStopped = (loaded: SpeechService) => {
          if (endWaiting !== resolve) return;
          endWaiting = null;
          void loaded.speak(text, speaker).then(resolve);
        };
        loadService().then(sayUnlessStopped, () => resolve(err('failed')));
      });
    },
    stop() {
      stopWaiting();
      service?.stop();
    },
  };
}
