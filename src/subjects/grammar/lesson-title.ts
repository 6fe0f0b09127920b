import type { I18n } from '@lingui/core';
import { nameInGrammar } from '#content/grammar/names.ts';
import type { GrammarCardText } from '#content/grammar/topics.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { textOf } from '#lib/shown-text.ts';

/** The title of a topic or lesson where Dutch in it can't be marked: in the text of a button. */
export function plainTitle({ title }: Pick<GrammarCardText, 'title'>, i18n: Pick<I18n, '_'>): string {
  return withoutMarks(textOf(nameInGrammar(title), i18n));
}
