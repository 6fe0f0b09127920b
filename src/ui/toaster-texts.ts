import { ENGLISH, type PlainTexts } from './plain-texts.ts';

/** The notices have a React root of their own, outside the context with the language. */
let texts: PlainTexts = ENGLISH;

export const toasterTexts = (): PlainTexts => texts;

/** In another language than English (LNG-01). */
export function setToasterTexts(chosen: PlainTexts): void {
  texts = chosen;
}
