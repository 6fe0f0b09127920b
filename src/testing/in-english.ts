import { type ShownText, textOf } from '#lib/shown-text.ts';
import { englishTexts } from '#ui/texts.ts';

/** What `useLingui` gives where no language is chosen. */
export const ENGLISH = englishTexts();

/** A text of a rule, as the screen shows it in English. */
export function inEnglish(text: ShownText): string {
  return textOf(text, ENGLISH);
}
