interface Language {
  readonly code: string;
  /** Its own name. */
  readonly name: string;
  readonly direction?: 'rtl';
  /** `src/content/meanings` has meanings of words in it; where left out, they are in English (LNG-03). */
  readonly hasMeanings?: true;
  /** Who has read it as somebody who speaks it from childhood, and when: shown in settings (LNG-05). */
  readonly checked?: { readonly by: string; readonly on: string };
}

/**
 * The languages that can be chosen (LNG-01). English stands in the code. Each other one has a catalogue next to this file, in which nothing is
 * missing (scripts/texts/catalogues.test.ts).
 */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'tr', name: 'Türkçe', hasMeanings: true },
  { code: 'uk', name: 'Українська', hasMeanings: true },
  { code: 'ar', name: 'العربية', direction: 'rtl', hasMeanings: true },
];

/** Whether meanings of words are in the language; otherwise they are in English. */
export function hasMeanings(language: string): boolean {
  return LANGUAGES.some((one) => one.code === language && one.hasMeanings);
}
