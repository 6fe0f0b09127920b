import { kindOf } from '#learning/rules/item-id.ts';
import type { WayId } from '#routes/vocabulary-views.ts';
import { STUDY_WAYS } from '#subjects/words/ways/study-ways.ts';
import { counted } from '#lib/counted.ts';
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
  if (items.length === 0)
    return (
      <p className="text-lg">
        There is nothing here yet. Press the star on the back of a card to add it. Your mistakes are added by
        themselves.
      </p>
    );
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">How would you like to study {counted(items.length, 'card')}?</p>
        <div className="flex flex-wrap gap-x-6">
          <AddToReview itemIds={items.map(({ id }) => id)} what={counted(items.length, 'card')} />
          <KnowAllOfThese itemIds={items.map(({ id }) => id).filter((id) => kindOf(id) === 'word')} />
          <PlaylistButton title={title} choices={() => [{ label: 'Cards', items: catalogueItems(items) }]} />
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {STUDY_WAYS.map(({ id, title, about, fits }, place) => {
          const count = items.filter(fits).length;
          return (
            <li key={id}>
              <CategoryCard
                title={<MarkedText text={title} />}
                description={about}
                preview={[]}
                count={count === 0 ? 'No cards for this exercise' : counted(count, 'card')}
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
