import { err } from '#lib/result.ts';
import type { RecorderService } from '#platform/platform.ts';

/** A microphone whose code is loaded when it is first opened; code that can't be loaded is one that can't record. */
export function createLateRecorder(load: () => Promise<RecorderService>): RecorderService {
  return {
    async open() {
      const recorder = await load().catch(() => null);
      return recorder === null ? err('failed') : recorder.open();
    },
  };
}
