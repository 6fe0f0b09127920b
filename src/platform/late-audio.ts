import { err } from '#lib/result.ts';
import type { AudioService } from '#platform/platform.ts';

/** Audio whose code is loaded when it is first played; code that can't be loaded is audio that can't be played. */
export function createLateAudio(load: () => Promise<AudioService>): AudioService {
  return {
    async play(file, signal) {
      const audio = await load().catch(() => null);
      return audio === null ? err('unavailable') : audio.play(file, signal);
    },
  };
}
