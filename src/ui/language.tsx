import type { I18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { createContext, use } from 'react';
import { englishTexts } from './texts.ts';

/** The language of the screen. Rules don't know it: they return messages, which a screen turns into text. */
export const LanguageContext = createContext<I18n>(englishTexts());

/** What `useLingui` of `@lingui/react/macro` becomes. */
export function useLingui() {
  const i18n = use(LanguageContext);
  return { i18n, _: i18n._.bind(i18n) };
}

/** What `<Trans>` and `<Plural>` of `@lingui/react/macro` become. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n: use(LanguageContext) }} />;
}
