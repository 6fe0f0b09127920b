import type { MockTheme } from '#content/schema/mock-exam-rows.ts';

/** The subjects of the reading game's texts, named as in the mock exams. */
export const READING_THEMES: Readonly<Record<string, MockTheme>> = {
  'fireworks-leaflet': 'Gemeente',
  'friends-email': 'Wonen',
  'car-insurance-email': 'Geld',
  'bicycle-advert': 'Winkelen',
  'resignation-email': 'Werk',
  'pregnancy-course-leaflet': 'Gezondheid',
};
