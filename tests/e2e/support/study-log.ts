import type { Page } from '@playwright/test';

interface LoggedAnswer {
  readonly itemId: string;
  readonly grade: string;
  readonly activity: string;
}

/** What the study log holds, oldest first. Asks first whether it exists: opening it would make an empty one. */
export function readStudyLog(page: Page): Promise<LoggedAnswer[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'oefenpad')) return [];
    return new Promise((resolve, reject) => {
      const opened = indexedDB.open('oefenpad');
      opened.addEventListener('error', () => reject(new Error('no study log')));
      opened.addEventListener('success', () => {
        const { result: database } = opened;
        const all = database.transaction('events').objectStore('events').getAll();
        all.addEventListener('success', () => {
          database.close();
          resolve(all.result.toSorted((a, b) => a.at - b.at));
        });
      });
    });
  });
}
