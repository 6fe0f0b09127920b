import { late } from '#platform/late.ts';
import type { AppFiles } from '#platform/platform.ts';
import type { FindRecording } from '#shared/recordings/recordings.ts';

/** Most devices have a Dutch voice, and never need what finds a recording: it is loaded with the first one (LIS-04). */
export function createLateRecordings(files: AppFiles): FindRecording {
  const load = late(async () => {
    const { createRecordings } = await import('#shared/recordings/recordings.ts');
    return createRecordings(files);
  });
  return async (id) => {
    const find = await load().catch(() => null);
    return find === null ? null : find(id);
  };
}
