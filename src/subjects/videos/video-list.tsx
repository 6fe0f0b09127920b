import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { VideoCategory } from '#content/videos/categories.ts';
import { type Video, type VideoFilter, findVideos } from '#subjects/videos/rules/video.ts';
import { CategoryHeading } from './category-placeholders.tsx';
import { OfflineNote, useIsOnline } from './connection.tsx';
import { countOfVideos } from './count-of-videos.ts';
import { VideoCard } from './video-card.tsx';
import { VideoSearch } from './video-search.tsx';
import { rememberedScroll } from '#browser/history/app-history.ts';
import { Button } from '#ui/button.tsx';

export interface VideoListProps {
  readonly category: VideoCategory;
  readonly videos: readonly Video[];
  readonly firstFilter: VideoFilter;
  /** Called when the person has finished filtering: worth saving. */
  readonly onFiltered: (filter: VideoFilter) => void;
  readonly onLeave: () => void;
}

const EVERYTHING: VideoFilter = { topic: null, query: '' };

/** More than a window shows. The others follow after the press that opened the list was answered (QUA-04). */
const DRAWN_AT_ONCE = 8;

/**
 * A card out of view is neither laid out nor painted, but find-in-page still finds it (QUA-04). It clips what extends beyond it, so it has
 * padding for the shadow.
 */
const AT_REST = '-m-4 p-4 not-print:[content-visibility:auto]';
/** About the height of most cards, until they were in view once. */
const USUAL_HEIGHT =
  '[contain-intrinsic-block-size:auto_24.5rem] lg:[contain-intrinsic-block-size:auto_29rem]';

/** The videos of a category, by topic, title and artist (VID-01). One plays at a time. */
export function VideoList({ category, videos, firstFilter, onFiltered, onLeave }: VideoListProps) {
  const { i18n } = useLingui();
  const { topic, query } = firstFilter;
  const [filter, setFilter] = useState<VideoFilter>({ topic, query });
  const [playing, setPlaying] = useState<string | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const found = useMemo(() => findVideos(videos, filter), [videos, filter]);
  // When the person comes back to a card below, all cards above must have their former height.
  const [isPlaceBelowWanted] = useState(() => rememberedScroll() > 0);
  const drawn = useDeferredValue(found, isPlaceBelowWanted ? found : found.slice(0, DRAWN_AT_ONCE));

  const changeFilter = (next: VideoFilter) => {
    setFilter(next);
    // A video that was filtered out has stopped, and must not start by itself when it is back.
    if (!findVideos(videos, next).some(({ id }) => id === playing)) setPlaying(null);
  };
  const showAll = () => {
    changeFilter(EVERYTHING);
    onFiltered(EVERYTHING);
    searchBox.current?.focus();
  };

  return (
    <div className="flex flex-col gap-6">
      <CategoryHeading category={category} onLeave={onLeave} />
      <VideoSearch
        box={searchBox}
        videos={videos}
        topics={category.topics}
        filter={filter}
        onChanged={changeFilter}
        onDone={onFiltered}
      />
      <OfflineNote />
      <output className="text-ink-soft">{i18n._(foundText(found.length, videos.length))}</output>
      {found.length === 0 && (
        <Button tone="secondary" className="self-start" onClick={showAll}>
          <Trans>Show all videos</Trans>
        </Button>
      )}
      <ul className="grid grid-cols-1 gap-5 empty:hidden md:grid-cols-2">
        {drawn.map((video) => (
          <li key={video.id} className={clsx(!isPlaceBelowWanted && [AT_REST, USUAL_HEIGHT])}>
            <VideoCard
              video={video}
              titleLanguage={category.titleLanguage}
              isOnline={isOnline}
              isPlaying={video.id === playing}
              onPlaying={setPlaying}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function foundText(found: number, all: number): MessageDescriptor {
  if (found === 0) return msg`No video found. Try fewer letters, or another topic.`;
  return found === all
    ? countOfVideos(all)
    : msg`${found} of ${plural(all, { one: '# video', other: '# videos' })}`;
}
