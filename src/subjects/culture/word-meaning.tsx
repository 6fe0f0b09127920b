import { useLingui } from '@lingui/react/macro';
import type { CultureWord } from '#subjects/culture/rules/culture.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Meaning } from '#components/meaning.tsx';

/** The back of a culture word: its meaning, and its explanation in both languages (CUL-03). Loaded late, hence the default export. */
export default function WordMeaning({ word }: { word: CultureWord }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Meaning as="p" of={word} className="text-2xl font-semibold" />
      <div className="flex flex-col gap-3 border-s-4 border-brand ps-4">
        <p lang="nl" className="text-lg">
          {word.definition}
        </p>
        {word.explanation !== undefined && (
          <Meaning
            as="p"
            of={{ meaning: word.explanation, isTranslated: word.isTranslated }}
            className="text-ink-soft"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <ListenButton text={word.definition} label={t`Listen to the definition`} />
        <AddToReview itemIds={[itemId('culture-word', word.id)]} />
        <StarButton itemId={itemId('culture-word', word.id)} />
      </div>
    </div>
  );
}
