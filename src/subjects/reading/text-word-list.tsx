import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { withArticle } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Meaning } from '#components/meaning.tsx';

interface TextWordListProps {
  readonly title: string;
  readonly about: string;
  readonly words: readonly Word[];
}

/** Words of a text with their meaning; all of them go into review in one press (RDG-03). */
export function TextWordList({ title, about, words }: TextWordListProps) {
  const { t } = useLingui();
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="text-ink-soft">{about}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {words.map((word) => (
          <li key={word.id} className="flex items-center justify-between gap-x-3 border-b border-line py-1.5">
            <span className="min-w-0">
              <span lang="nl" className="text-lg font-semibold">
                {withArticle(word)}
              </span>{' '}
              <Meaning of={word} className="text-ink-soft" />
            </span>
            <span className="shrink-0">
              <ListenButton text={withArticle(word)} isTextShown />
            </span>
          </li>
        ))}
      </ul>
      <AddToReview
        itemIds={words.map(({ id }) => itemId('word', id))}
        what={t({ message: plural(words.length, { one: '# word', other: '# words' }) })}
      />
    </section>
  );
}
