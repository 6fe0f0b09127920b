import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isMadeUp } from '#testing/recorded-items.ts';
import { readListOfIds, SHIPPED_IDS_PATH } from '../../../src/content-check/check-ids.ts';
import { shippedFamilies } from '../../../src/content-check/shipped-families.ts';

interface LoggedAnswer {
  readonly itemId: string;
  readonly grade: string;
  readonly activity: string;
}

/** All ids that the catalogue finds; the content check keeps the list complete (MEM-18). */
const KNOWN = new Set([...readListOfIds(readFileSync(SHIPPED_IDS_PATH, 'utf8')), ...shippedFamilies()]);

/**
 * The content of the study log, oldest first. Checks first whether it exists: opening it would create an empty one. Every recorded id must
 * lead to its item (MEM-18).
 */
export async function readStudyLog(page: Page): Promise<LoggedAnswer[]> {
  const answers = await readAnswers(page);
  const lost = answers.filter(({ itemId }) => !KNOWN.has(itemId) && !isMadeUp(itemId));
  if (lost.length === 0) return answers;
  throw new Error(`In the study log, and found by nothing: ${lost.map(({ itemId }) => itemId).join(', ')}`);
}

/** Waits until this many events are stored. The page shows an answer a moment before that: a reload in between may lose it. */
export async function expectLogged(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(count);
}

function readAnswers(page: Page): Promise<LoggedAnswer[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'oefenpad')) return [];
    return new Promise((resolve, reject) => {
      const opened = indexedDB.open('oefenpad');
      opened.addEventListener('error', () => reject(new Error('no study log')));
      opened.addEventListener('success', () => {
        const { result: database } = opened;
        const reading = database.transaction(['events', 'arrivals']);
        const events = reading.objectStore('events').getAll();
        const arrivals = reading.objectStore('arrivals').getAll();
        reading.addEventListener('complete', () => {
          database.close();
          // Events of the same moment come in the order in which they arrived: their ids are random.
          const place = (id: string) => arrivals.result.indexOf(id);
          resolve(events.result.toSorted((a, b) => a.at - b.at || place(a.id) - place(b.id)));
        });
      });
    });
  });
}
