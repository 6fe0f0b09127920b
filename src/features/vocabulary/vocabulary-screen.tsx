import { filterSubsection } from '#domain/vocabulary/vocabulary.ts';
import type { SubsectionListProps } from '#features/vocabulary/subsection-list.tsx';
import { TopicList } from '#features/vocabulary/topic-list.tsx';
import { useVocabulary } from '#features/vocabulary/vocabulary-file.ts';
import { FIRST_VIEW, parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import type { WordCardsProps } from '#features/vocabulary/word-cards.tsx';
import { searchResultsCode } from '#features/vocabulary/word-search.tsx';
import type { DataFileState } from '#services/data-files/data-file-cache.ts';
import { ShortageNote } from '#shared/data-files/shortage-note.tsx';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';
import { PagePlaceholder } from '#shared/parts/page-placeholder.tsx';
import { WordsLoading } from '#shared/parts/words-loading.tsx';
import { Alert } from '#ui/alert.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';

const cardsCode = lazyCode<WordCardsProps>(() => import('#features/vocabulary/word-cards.tsx'));
const listsCode = lazyCode<SubsectionListProps>(() => import('#features/vocabulary/subsection-list.tsx'));
const LATE_PARTS = [listsCode, cardsCode, wordOfTheDayCode, searchResultsCode];

/** Vocabulary (`/vocabulary`, VOC-01): topics, their lists (subsections), and the cards of one list. */
export default function VocabularyScreen() {
  const { view, showView, goBack } = usePageView(parseVocabularyView, FIRST_VIEW);
  useFetchedAhead(LATE_PARTS);
  const { file, data, retry } = useVocabulary();
  if (data === null)
    return (
      <WordsLoading
        title="Vocabulary"
        what="word lists"
        retries={file.phase === 'loading' ? file.retries : 0}
      >
        <Skeleton className="h-12 max-w-xl" />
      </WordsLoading>
    );
  const { vocabulary } = data;
  const topic =
    view.kind === 'topics' ? undefined : vocabulary.topics.find(({ number }) => number === view.topic);
  const list =
    view.kind === 'cards' ? topic?.subsections.find(({ title }) => title === view.list) : undefined;
  const subsection = view.kind === 'cards' && list ? filterSubsection(list, view.filter) : undefined;
  // Empty when the words of that kind are no longer there: the topic shows what is.
  if (view.kind === 'cards' && topic && subsection && subsection.words.length > 0) {
    return (
      <LazyView
        key={`${topic.number} ${subsection.title}`}
        code={cardsCode}
        placeholder={<PagePlaceholder title={subsection.title} />}
        props={{
          topic,
          subsection,
          filter: view.filter,
          firstCard: view.card,
          onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
          onLeave: () => {
            if (view.from === 'topic') goBack();
            else showView({ kind: 'topic', topic: topic.number, filter: view.filter }, { replace: true });
          },
        }}
      />
    );
  }
  const note = <WordsNote file={file} onRetry={retry} />;
  if (topic) {
    const filter = view.kind === 'topic' ? view.filter : 'all';
    return (
      <>
        {note}
        <LazyView
          code={listsCode}
          placeholder={<PagePlaceholder title={topic.title} />}
          props={{
            topic,
            filter,
            onFilterChosen: (chosen) =>
              showView(
                { kind: 'topic', topic: topic.number, filter: chosen },
                { replace: true, quiet: true },
              ),
            onChosen: ({ title }) =>
              showView({ kind: 'cards', topic: topic.number, list: title, filter, card: 0, from: 'topic' }),
            onBack: goBack,
          }}
        />
      </>
    );
  }
  return (
    <>
      {note}
      <TopicList
        data={data}
        firstQuery={view.kind === 'topics' ? view.query : ''}
        onTopicChosen={(number) => showView({ kind: 'topic', topic: number, filter: 'all' })}
        onWordChosen={({ topic: number, list, card }, query) => {
          // Noted first, so that Back brings the search back too.
          showView({ kind: 'topics', query }, { replace: true, quiet: true });
          showView({ kind: 'cards', topic: number, list, filter: 'all', card, from: 'search' });
        }}
      />
    </>
  );
}

interface WordsNoteProps {
  readonly file: DataFileState<unknown>;
  readonly onRetry: () => void;
}

/** What is wrong with the words, and the way to ask for them once more (VOC-07). */
function WordsNote({ file, onRetry }: WordsNoteProps) {
  if (file.phase !== 'failed') return <ShortageNote what="words" states={[file]} onRetry={onRetry} />;
  return (
    <div className="mb-6">
      <Alert tone="warning" title="The word lists could not be loaded">
        <p>Are you online? Here are two words to study meanwhile.</p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          Try Again
        </Button>
      </Alert>
    </div>
  );
}
