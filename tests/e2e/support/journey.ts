import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Somebody who saves data: the app fetches no pages ahead. To fetch all of them, whenever a journey waits for a while, takes as much of a
 * processor as the rest of the journey. Journeys about what is fetched, and when, import Playwright's own `test`.
 */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await saveData(context);
    await provide(context);
  },
});

/** For a context that a journey makes itself. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}
