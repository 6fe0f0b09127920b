import { type MessageDescriptor, setupI18n } from '@lingui/core';

const english = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** A message of a rule, as the screen shows it in English. */
export function inEnglish(message: MessageDescriptor): string {
  return english._(message);
}
