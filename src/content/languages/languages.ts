interface Language {
  readonly code: string;
  /** Its own name. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Who has read it as somebody who speaks it from childhood, and when: shown in settings (LNG-05). */
  readonly checked?: { readonly by: string; readonly on: string };
}

/**
 * The languages that can be chosen (LNG-01). English stands in the code; each other one has a catalogue beside this file, and comes into this
 * list when all of the screens can speak it: nl Nederlands, tr Türkçe, uk Українська, ar العربية (rtl).
 */
export const LANGUAGES: readonly Language[] = [{ code: 'en', name: 'English', direction: 'ltr' }];
