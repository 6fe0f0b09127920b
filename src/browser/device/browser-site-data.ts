import type { SiteData } from '#browser/platform.ts';

/** What `navigator.storage` tells. */
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

/** Null where the browser can't say: it has no such question (an old one, no https), or refuses it (a private window). */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
