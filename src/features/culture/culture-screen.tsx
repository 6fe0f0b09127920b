import { useCulture } from '#features/culture/culture-file.ts';
import { FIRST_VIEW, parseCultureView } from '#features/culture/culture-view.ts';
import type { SectionCardsProps } from '#features/culture/section-cards.tsx';
import { SectionList } from '#features/culture/section-list.tsx';
import { TopicList } from '#features/culture/topic-list.tsx';
import { ShortageNote } from '#shared/data-files/shortage-note.tsx';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';
import { PagePlaceholder } from '#shared/parts/page-placeholder.tsx';
import { WordsLoading } from '#shared/parts/words-loading.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';

const cardsCode = lazyCode<SectionCardsProps>(() => import('#features/culture/section-cards.tsx'));
const LATE_PARTS = [cardsCode, wordOfTheDayCode];

/** Culture (`/culture`, CUL-01): topics, their sections, and the cards of one section. */
export default function CultureScreen() {
  const { view, showView, goBack } = usePageView(parseCultureView, FIRST_VIEW);
  useFetchedAhead(LATE_PARTS);
  const { file, retry } = useCulture();
  if (file.phase === 'loading')
    return <WordsLoading title="Culture" what="culture words" retries={file.retries} />;
  if (file.phase === 'failed') return <CultureMissing onRetry={retry} />;
  const topic = view.kind === 'topics' ? undefined : file.data.find(({ title }) => title === view.topic);
  const section =
    view.kind === 'cards' ? topic?.sections.find(({ title }) => title === view.section) : undefined;
  if (view.kind === 'cards' && topic && section) {
    return (
      <LazyView
        key={`${topic.title} ${section.title}`}
        code={cardsCode}
        placeholder={<PagePlaceholder title={section.title} lang="nl" />}
        props={{
          topic,
          section,
          firstCard: view.card,
          onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
          // Cards are opened from their topic only, so it stands below them in the history.
          onLeave: goBack,
        }}
      />
    );
  }
  const note = <ShortageNote what="words" states={[file]} onRetry={retry} />;
  if (topic) {
    return (
      <>
        {note}
        <SectionList
          topic={topic}
          onStarted={({ title }) => {
            showToast({ title: 'Culture Study Started!' });
            showView({ kind: 'cards', topic: topic.title, section: title, card: 0 });
          }}
          onBack={goBack}
        />
      </>
    );
  }
  return (
    <>
      {note}
      <TopicList
        topics={file.data}
        areAllWords={file.shortage !== 'rows-missing'}
        onTopicChosen={({ title }) => showView({ kind: 'topic', topic: title })}
      />
    </>
  );
}

/** In place of words that can't be had: why, and what can be done (CUL-05). */
function CultureMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">Culture</h1>
      <Alert tone="warning" title="The culture words could not be loaded">
        <p>There is nothing to study here without them. Are you online? What you studied before is kept.</p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          Try Again
        </Button>
      </Alert>
    </div>
  );
}
