import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a language. A message may be a value of another: the name of a part in the title of its page (LNG-05). */
export function textsIn(locale: string, messages: Messages): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const plain = i18n._.bind(i18n);
  const inner = (values: Values = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isMessage(value) ? i18n._(value) : value]),
    );
  return Object.assign(i18n, {
    _: (message: MessageDescriptor | string, values?: Values, options?: { readonly message?: string }) =>
      typeof message === 'string'
        ? plain(message, inner(values), options)
        : plain({ ...message, values: inner(message.values ?? values) }),
  });
}

/** English needs no catalogue: its texts are in the code. Dates are British (LNG-04). */
export const englishTexts = (): I18n => textsIn('en-GB', {});

function isMessage(value: unknown): value is MessageDescriptor {
  return typeof value === 'object' && value !== null && 'id' in value && 'message' in value;
}
