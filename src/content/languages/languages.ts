/** The languages of the screens, by their own names (LNG-01). English stands in the code; each other one has a catalogue beside this file. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'nl', name: 'Nederlands', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'uk', name: 'Українська', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;
