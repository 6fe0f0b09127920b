interface Language {
  readonly code: string;
  /** Its own name. */
  readonly name: string;
  readonly direction?: 'rtl';
  /** Who has read it as somebody who speaks it from childhood, and when: shown in settings (LNG-05). */
  readonly checked?: { readonly by: string; readonly on: string };
}

/**
 * The languages that can be chosen (LNG-01). English stands in the code. Each other one has a catalogue beside this file, in which nothing is
 * missing (scripts/texts/catalogues.test.ts).
 */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'uk', name: 'Українська' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
];
