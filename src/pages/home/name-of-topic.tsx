import { useLingui } from '@lingui/react/macro';
import type { ItemTopic } from '#learning/item-topic.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { textOf } from '#lib/shown-text.ts';

/** The name of a topic, and where that is Dutch what it means. */
export function NameOfTopic({ topic: { title, english } }: { readonly topic: ItemTopic }) {
  const { i18n } = useLingui();
  return (
    <>
      <MarkedText text={title} />
      {english !== undefined && (
        <span dir="auto" className="font-normal text-ink-soft">
          {' '}
          ({textOf(english, i18n)})
        </span>
      )}
    </>
  );
}
