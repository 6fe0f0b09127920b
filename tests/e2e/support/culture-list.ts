import type { Page } from '@playwright/test';
import { allowAnyLength } from './data-files.ts';

const HEADER = 'dutch,english,topic,section,definition,english_definition';

export const FOUR_CULTURE_WORDS = [
  'de glasbak,bottle bank,Living,Afval scheiden,"Hierin gooi je lege flessen, de dop gaat eraf.",A container for empty bottles.',
  'het grofvuil,bulky waste,Living,Afval scheiden,Spullen die te groot zijn voor de vuilnisbak.',
  'de hypotheek,mortgage,Living,Een huis kopen,Geld dat je van de bank leent voor een eigen woning.,Money you borrow from the bank for a home of your own.',
  'het alarmnummer,emergency number,Health,Spoed,Bij gevaar bel je 112.,In danger you call 112.',
];

/** Answers the app's request for its culture words with these rows. */
export async function serveCulture(page: Page, rows: readonly string[] = FOUR_CULTURE_WORDS): Promise<void> {
  await allowAnyLength(page);
  await page.route('**/culture.csv*', (route) =>
    route.fulfill({ contentType: 'text/csv', body: [HEADER, ...rows].join('\r\n') }),
  );
}
