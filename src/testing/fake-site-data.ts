import type { SiteData, StorageFacts } from '#browser/platform.ts';

export interface FakeSiteData extends SiteData {
  /** What the browser tells from now on. */
  tell(facts: StorageFacts): void;
  /** What it answers when it is asked to keep the data. */
  grantPersistence(granted: boolean): void;
}

/** A browser that holds nothing yet, and keeps nothing for good until it is asked and grants it. */
export function createFakeSiteData(): FakeSiteData {
  let facts: StorageFacts = { usedBytes: 0, isPersistent: false };
  let isGranted = false;
  return {
    facts: () => Promise.resolve(facts),
    requestPersistence() {
      facts = { ...facts, isPersistent: isGranted };
      return Promise.resolve(isGranted);
    },
    tell(next) {
      facts = next;
    },
    grantPersistence(granted) {
      isGranted = granted;
    },
  };
}
