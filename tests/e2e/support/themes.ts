import type { Page } from '@playwright/test';
import { allowAnyLength } from './data-files.ts';

const HEADER = 'question,answer,questionEn,answerEn';
const FIRST_THEME = [
  'Hoe heet u?,"Ik heet Samir, en u?",What is your name?,"I am Samir, and you?"',
  'Waar woont u?,In een flat in Zwolle.,Where do you live?,In a flat in Zwolle.',
];

/** Answers the app's requests for its themes: two questions in the first one, one in each of the others. */
export async function serveThemes(page: Page, { missing = [] as readonly number[] } = {}): Promise<void> {
  await allowAnyLength(page);
  await page.route(/\/thema\d\.csv\?t=/, (route) => {
    const id = Number(/thema(\d)/.exec(route.request().url())?.[1]);
    if (missing.includes(id)) return route.abort();
    const rows =
      id === 1
        ? FIRST_THEME
        : [`Is dit vraag ${id}?,"Ja, dat klopt.",Is this question ${id}?,That is right.`];
    return route.fulfill({ contentType: 'text/csv', body: [HEADER, ...rows].join('\r\n') });
  });
}

/** The message when a theme fails to load. */
export const THEMES_FAILED = 'There was a problem loading the themes.';
