import { CategoryList } from './category-list.tsx';
import { CategoryFailed, CategoryLoading } from './category-placeholders.tsx';
import type { VideoListProps } from './video-list.tsx';
import { VIDEOS_VIEWS } from '#routes/videos-views.ts';
import { VIDEO_CATEGORIES } from '#content/videos/categories.ts';
import { videoRowSchema } from '#content/schema/video-row.ts';
import { dataFilesHook } from '#data-files/components/data-file-hooks.ts';
import { csvFile } from '#data-files/csv-file.ts';
import { sharedFile } from '#data-files/data-file-cache.ts';
import { withoutRepeats } from '#subjects/videos/rules/video.ts';
import { ShortageNote } from '#data-files/components/shortage-note.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';

const listCode = lazyCode<VideoListProps>(async () => {
  const { VideoList } = await import('./video-list.tsx');
  return { default: VideoList };
});
const LATE_PARTS = [listCode];

/** The videos of the categories, in their order (VID-02). */
const useVideoFiles = dataFilesHook(
  VIDEO_CATEGORIES.map(({ path }) =>
    sharedFile(csvFile({ path, schema: videoRowSchema, build: withoutRepeats })),
  ),
);

/** Videos (`/youtube`, VID-01): the three categories, and the videos of one. */
export default function VideosScreen() {
  const { view, showView, goBack } = usePageView(VIDEOS_VIEWS);
  const { states, retry } = useVideoFiles();
  useFetchedAhead(LATE_PARTS);
  const place = view.kind === 'category' ? VIDEO_CATEGORIES.findIndex(({ id }) => id === view.category) : -1;
  const category = VIDEO_CATEGORIES[place];
  const state = states[place];
  if (view.kind !== 'category' || category === undefined || state === undefined) {
    return (
      <>
        <ShortageNote what="videos" states={states} onRetry={retry} />
        <CategoryList
          states={states}
          onChosen={(id) => showView({ kind: 'category', category: id, topic: null, query: '' })}
        />
      </>
    );
  }
  switch (state.phase) {
    case 'loading':
      return <CategoryLoading category={category} isSlow={state.retries > 0} onLeave={goBack} />;
    case 'failed':
      return <CategoryFailed category={category} onRetry={retry} onLeave={goBack} />;
    case 'ready':
      return (
        <>
          <ShortageNote what="videos" states={[state]} onRetry={retry} />
          <LazyView
            key={category.id}
            code={listCode}
            placeholder={<CategoryLoading category={category} isSlow={false} onLeave={goBack} />}
            props={{
              category,
              videos: state.data,
              firstFilter: view,
              onFiltered: ({ topic, query }) =>
                showView({ ...view, topic, query }, { replace: true, quiet: true }),
              onLeave: goBack,
            }}
          />
        </>
      );
  }
}
