import { type MessageDescriptor, setupI18n } from '@lingui/core';

/** What `useLingui` gives where no language is chosen. */
export const ENGLISH = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** A message of a rule, as the screen shows it in English. */
export function inEnglish(message: MessageDescriptor): string {
  return ENGLISH._(message);
}
