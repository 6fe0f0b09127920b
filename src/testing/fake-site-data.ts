import type { SiteData, StorageFacts } from '#browser/platform.ts';

export interface FakeSiteData extends SiteData {
  /** What the browser reports from now on. */
  tell(facts: StorageFacts): void;
  /** Its answer when asked to protect the data. */
  grantPersistence(granted: boolean): void;
}

/** A browser that stores nothing yet, and protects data only when asked and granted. */
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
