import { SECOND_MS } from '#lib/duration.ts';
import type { Result } from '#lib/result.ts';
import type { Platform, StorageFailure } from '#browser/platform.ts';
import { OWN_VALUES } from '#storage/registry.ts';
import * as sessionValues from '#storage/session-values.ts';
import { LOG_REPLACED_TOPIC } from '#learning/study-log.ts';

/** Other tabs are signed out, too, and save what they had open as they close it. */
const OTHER_TABS_CLOSE_MS = 2 * SECOND_MS;

/**
 * Deletes all of a person's data on this device (MEM-16), as marked in the registry. The app itself stays. The caller signs out afterwards.
 */
export async function eraseOwnData(
  platform: Pick<Platform, 'clock' | 'database' | 'messages' | 'storage' | 'tabStorage'>,
): Promise<Result<undefined, StorageFailure>> {
  const { clock, database, messages, storage, tabStorage } = platform;
  const cleared = await database.clear();
  if (!cleared.ok) return cleared;
  for (const value of [...OWN_VALUES, ...Object.values(sessionValues)]) {
    if (value.isErased) value.remove(value.place === 'local storage' ? storage : tabStorage);
  }
  messages.post(LOG_REPLACED_TOPIC, null);
  clock.after(OTHER_TABS_CLOSE_MS, () => void database.clear());
  return cleared;
}
