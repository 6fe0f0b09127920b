import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { kindOf } from '#learning/rules/item-id.ts';
import type { WayId } from '#routes/vocabulary-views.ts';
import { STUDY_WAYS } from '#subjects/words/ways/study-ways.ts';
import { countText } from '#practice/components/study-unit.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { catalogueItems } from '#sound/playlist-items.ts';
import { CategoryCard } from '#components/category-card.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowAllOfThese } from '#learning/components/know-this.tsx';

interface DeckWaysProps {
  /** The title of the deck. */
  readonly title: string;
  readonly items: readonly CatalogueItem[];
  readonly onChosen: (way: WayId) => void;
}

const COLOURS = ['blue', 'orange', 'green', 'gold', 'violet'] as const;

/** What is in a deck, and the exercises to study it with. */
export function DeckWays({ title, items, onChosen }: DeckWaysProps) {
  const { t, i18n } = useLingui();
  if (items.length === 0)
    return (
      <p className="text-lg">
        <Trans>
          There is nothing here yet. Press the star on the back of a card to add it. Your mistakes are added
          by themselves.
        </Trans>
      </p>
    );
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">
          <Trans>
            How would you like to study <Plural value={items.length} one="# card" other="# cards" />?
          </Trans>
        </p>
        <div className="flex flex-wrap gap-x-6">
          <AddToReview itemIds={items.map(({ id }) => id)} what={i18n._(countText('card', items.length))} />
          <KnowAllOfThese itemIds={items.map(({ id }) => id).filter((id) => kindOf(id) === 'word')} />
          <PlaylistButton title={title} choices={() => [{ label: t`Cards`, items: catalogueItems(items) }]} />
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {STUDY_WAYS.map(({ id, title, about, fits }, place) => {
          const count = items.filter(fits).length;
          return (
            <li key={id}>
              <CategoryCard
                title={<MarkedText text={title} />}
                description={i18n._(about)}
                preview={[]}
                count={count === 0 ? t`No cards for this exercise` : i18n._(countText('card', count))}
                colour={COLOURS[place % COLOURS.length] ?? 'blue'}
                onChosen={count === 0 ? null : () => onChosen(id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
