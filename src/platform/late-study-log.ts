import { err } from '#lib/result.ts';
import type { StudyLogStore } from '#platform/platform.ts';

/** A study log whose code is loaded when it is first used; code that can't be loaded is a log that can't save (MEM-03). */
export function createLateStudyLog(load: () => Promise<StudyLogStore>): StudyLogStore {
  return {
    async append(events) {
      const log = await load().catch(() => null);
      return log === null ? err('failed') : log.append(events);
    },
    async readAll() {
      const log = await load().catch(() => null);
      return log === null ? err('failed') : log.readAll();
    },
  };
}
