import type { SiteData } from '#browser/platform.ts';

/** The storage facts from `navigator.storage`. */
export function createBrowserSiteData(): SiteData {
  return {
    async facts() {
      const { storage } = navigator;
      const [estimate, isPersistent] = await Promise.all([
        asked(() => storage.estimate()),
        asked(() => storage.persisted()),
      ]);
      return { usedBytes: estimate?.usage ?? null, isPersistent };
    },
    requestPersistence: async () => (await asked(() => navigator.storage.persist())) ?? false,
  };
}

/** Null if the browser cannot answer: it lacks the method (old, or no https), or refuses (a private window). */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
