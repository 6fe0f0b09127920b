import { createContext, use } from 'react';

/** What the sign-in page needs of a language: its texts, whose id is the English (LNG-01). */
export interface PlainTexts {
  readonly _: (english: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** English, with which the sign-in page loads no library of texts (QUA-01). */
export const ENGLISH: PlainTexts = {
  _: (english, values = {}) => english.replace(/{(\w+)}/g, (_, name: string) => `${values[name]}`),
};

/** Lingui's own object is one, too: other languages put it here. */
export const PlainTextsContext = createContext(ENGLISH);

/**
 * Texts of what the sign-in page loads: ``i18n._('Sign In')``. Everywhere else they are made by Lingui's macros. Name it `i18n`: the command
 * that gathers the texts looks for that.
 */
export const usePlainTexts = () => use(PlainTextsContext);
