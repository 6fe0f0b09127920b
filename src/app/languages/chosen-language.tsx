import type { Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import { LanguageContext } from '#ui/language.tsx';
import { type PlainTexts, PlainTextsContext } from '#ui/plain-texts.ts';
import { setToasterTexts } from '#ui/toaster-texts.ts';
import { textsIn } from '#ui/texts.ts';
import './letters.css';

/** A language other than English. */
export interface ChosenLanguage {
  readonly texts: PlainTexts;
  /** Puts the app into it. */
  readonly around: (app: ReactNode) => ReactNode;
}

/** Each catalogue is a file of its own, and one of them is loaded (LNG-01). */
const CATALOGUES = import.meta.glob<{ messages: Messages }>([
  '/src/content/languages/*.po',
  // Made for translators, where the texts are gathered.
  '!/src/content/languages/en.po',
]);

/** Rejects if the texts can't be loaded. */
export async function chosenLanguage(language: string): Promise<ChosenLanguage> {
  const load = CATALOGUES[`/src/content/languages/${language}.po`];
  if (load === undefined) throw new Error(`There are no texts in ${language}`);
  const { messages } = await load();
  const i18n = textsIn(language, messages);
  setToasterTexts(i18n);
  return {
    texts: i18n,
    around: (app) => (
      <PlainTextsContext value={i18n}>
        <LanguageContext value={i18n}>{app}</LanguageContext>
      </PlainTextsContext>
    ),
  };
}
