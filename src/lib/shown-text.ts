import type { I18n, MessageDescriptor } from '@lingui/core';

/** What is shown: a message of the app; or what is the same in all languages, such as Dutch, content in English and what a person wrote. */
export type ShownText = MessageDescriptor | string;

/** As the screen shows it. */
export function textOf(text: ShownText, i18n: Pick<I18n, '_'>): string {
  return typeof text === 'string' ? text : i18n._(text);
}

/** Puts texts in the places of a message: ``filled(msg({ message: '{what}, not finished' }), { what: game.title })``. */
export function filled(
  message: MessageDescriptor,
  values: Readonly<Record<string, ShownText>>,
): MessageDescriptor {
  return { ...message, values };
}

/** Whether the app itself speaks Dutch: a Dutch word and what it means would then say the same twice. */
export function speaksDutch({ locale }: Pick<I18n, 'locale'>): boolean {
  return locale === 'nl';
}

/** What a Dutch text means, to stand below it; null where the app speaks Dutch. */
export function meaningBelow(
  meaning: ShownText | undefined,
  i18n: Pick<I18n, '_' | 'locale'>,
): string | null {
  return meaning === undefined || speaksDutch(i18n) ? null : textOf(meaning, i18n);
}
