import { Trans, useLingui } from '@lingui/react/macro';
import { VIDEO_CATEGORIES, type VideoCategory } from '#content/videos/categories.ts';
import { nameOfVideos } from '#content/videos/names.ts';
import { textOf } from '#lib/shown-text.ts';
import type { Video } from '#subjects/videos/rules/video.ts';
import { OfflineNote } from './connection.tsx';
import { countOfVideos } from './count-of-videos.ts';
import { LoadingNote } from './category-placeholders.tsx';
import type { DataFileState } from '#data-files/data-file-cache.ts';
import { CategoryCard } from '#components/category-card.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

type CategoryState = DataFileState<readonly Video[]>;

interface CategoryListProps {
  /** One for each category, in their order. */
  readonly states: readonly CategoryState[];
  readonly onChosen: (id: VideoCategory['id']) => void;
}

/** The videos page's first view: music, culture and educational (VID-01). */
export function CategoryList({ states, onChosen }: CategoryListProps) {
  const loading = states.filter((state) => state.phase === 'loading');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">
          <Trans>Videos</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            Songs, films and lessons. They come from YouTube. YouTube gets no data from you until you press
            play.
          </Trans>
        </p>
      </div>
      <OfflineNote />
      {loading.length > 0 && <LoadingNote isSlow={loading.some(({ retries }) => retries > 0)} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {VIDEO_CATEGORIES.map((category, place) => (
          <li key={category.id}>
            <CategoryPlace category={category} state={states[place]} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryPlaceProps {
  readonly category: VideoCategory;
  readonly state: CategoryState | undefined;
  readonly onChosen: (id: VideoCategory['id']) => void;
}

/** A card with a fixed place from the start, so that nothing moves when one loads later than the others. */
function CategoryPlace({ category, state, onChosen }: CategoryPlaceProps) {
  const { t, i18n } = useLingui();
  if (state === undefined || state.phase === 'loading') return <Skeleton className="h-44" />;
  const { id, title, description, colour } = category;
  return (
    <CategoryCard
      title={textOf(nameOfVideos(title), i18n)}
      description={textOf(nameOfVideos(description), i18n)}
      preview={[]}
      count={state.phase === 'ready' ? i18n._(countOfVideos(state.data.length)) : t`Could not be loaded`}
      colour={colour}
      onChosen={() => onChosen(id)}
    />
  );
}
