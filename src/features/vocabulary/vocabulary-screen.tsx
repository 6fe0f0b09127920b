import { filterSubsection } from '#domain/vocabulary/vocabulary.ts';
import type { SubsectionListProps } from '#features/vocabulary/subsection-list.tsx';
import { TopicList } from '#features/vocabulary/topic-list.tsx';
import { useVocabulary } from '#features/vocabulary/vocabulary-file.ts';
import { FIRST_VIEW, parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import type { WordCardsProps } from '#features/vocabulary/word-cards.tsx';
import { searchResultsCode } from '#features/vocabulary/word-search.tsx';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';
import { PagePlaceholder } from '#shared/parts/page-placeholder.tsx';
import { WordsLoading } from '#shared/parts/words-loading.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

const cardsCode = lazyCode<WordCardsProps>(() => import('#features/vocabulary/word-cards.tsx'));
const listsCode = lazyCode<SubsectionListProps>(() => import('#features/vocabulary/subsection-list.tsx'));
const LATE_PARTS = [listsCode, cardsCode, wordOfTheDayCode, searchResultsCode];

/** Vocabulary (`/vocabulary`, VOC-01): topics, their lists (subsections), and the cards of one list. */
export default function VocabularyScreen() {
  const { view, showView, goBack } = usePageView(parseVocabularyView, FIRST_VIEW);
  useFetchedAhead(LATE_PARTS);
  const file = useVocabulary();
  if (file.phase === 'loading')
    return (
      <WordsLoading title="Vocabulary" what="word lists" retries={file.retries}>
        <Skeleton className="h-12 max-w-xl" />
      </WordsLoading>
    );
  const { vocabulary } = file.data;
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
  if (topic) {
    const filter = view.kind === 'topic' ? view.filter : 'all';
    return (
      <LazyView
        code={listsCode}
        placeholder={<PagePlaceholder title={topic.title} />}
        props={{
          topic,
          filter,
          onFilterChosen: (chosen) =>
            showView({ kind: 'topic', topic: topic.number, filter: chosen }, { replace: true, quiet: true }),
          onChosen: ({ title }) =>
            showView({ kind: 'cards', topic: topic.number, list: title, filter, card: 0, from: 'topic' }),
          onBack: goBack,
        }}
      />
    );
  }
  return (
    <TopicList
      data={file.data}
      firstQuery={view.kind === 'topics' ? view.query : ''}
      onTopicChosen={(number) => showView({ kind: 'topic', topic: number, filter: 'all' })}
      onWordChosen={({ topic: number, list, card }, query) => {
        // Noted first, so that Back brings the search back too.
        showView({ kind: 'topics', query }, { replace: true, quiet: true });
        showView({ kind: 'cards', topic: number, list, filter: 'all', card, from: 'search' });
      }}
    />
  );
}
