import type { MockTheme } from '#content/schema/mock-exam-rows.ts';

/** What the texts of the reading game are about, in the words of the mock exams. */
export const READING_THEMES: Readonly<Record<string, MockTheme>> = {
  'fireworks-leaflet': 'Gemeente',
  'friends-email': 'Wonen',
  'car-insurance-email': 'Geld',
  'bicycle-advert': 'Winkelen',
  'resignation-email': 'Werk',
  'pregnancy-course-leaflet': 'Gezondheid',
};
