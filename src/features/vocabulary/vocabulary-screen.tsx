import { TopicList } from '#features/vocabulary/topic-list.tsx';
import { searchResultsCode } from '#features/vocabulary/search-results-code.ts';
import { SubsectionList } from '#features/vocabulary/subsection-list.tsx';
import { useVocabulary } from '#features/vocabulary/use-vocabulary.ts';
import { VocabularyLoading } from '#features/vocabulary/vocabulary-loading.tsx';
import { FIRST_VIEW, parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import type { WordCardsProps } from '#features/vocabulary/word-cards.tsx';
import { wordOfTheDayCode } from '#shared/flashcards/word-of-the-day-code.ts';
import { lateCode } from '#shared/late/late-code.ts';
import { LateView } from '#shared/late/late-view.tsx';
import { useFetchedAhead } from '#shared/late/use-fetched-ahead.ts';
import { PagePlaceholder } from '#shared/parts/page-placeholder.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';

const cardsCode = lateCode<WordCardsProps>(() => import('#features/vocabulary/word-cards.tsx'));
const LATE_PARTS = [cardsCode, wordOfTheDayCode, searchResultsCode];

/** Vocabulary (`/vocabulary`, VOC-01): topics, their lists (subsections), and the cards of one list. */
export default function VocabularyScreen() {
  const { view, showView, goBack } = usePageView(parseVocabularyView, FIRST_VIEW);
  useFetchedAhead(LATE_PARTS);
  const file = useVocabulary();
  if (file.phase === 'loading') return <VocabularyLoading retries={file.retries} />;
  const { vocabulary } = file.data;
  const topic =
    view.kind === 'topics' ? undefined : vocabulary.topics.find(({ number }) => number === view.topic);
  const subsection =
    view.kind === 'cards' ? topic?.subsections.find(({ title }) => title === view.list) : undefined;
  if (view.kind === 'cards' && topic && subsection) {
    return (
      <LateView
        key={`${topic.number} ${subsection.title}`}
        code={cardsCode}
        placeholder={<PagePlaceholder title={subsection.title} />}
        props={{
          topic,
          subsection,
          firstCard: view.card,
          onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
          onLeave: () => {
            if (view.from === 'topic') goBack();
            else showView({ kind: 'topic', topic: topic.number }, { replace: true });
          },
        }}
      />
    );
  }
  if (topic) {
    return (
      <SubsectionList
        topic={topic}
        onChosen={({ title }) =>
          showView({ kind: 'cards', topic: topic.number, list: title, card: 0, from: 'topic' })
        }
        onBack={goBack}
      />
    );
  }
  return (
    <TopicList
      data={file.data}
      firstQuery={view.kind === 'topics' ? view.query : ''}
      onTopicChosen={(number) => showView({ kind: 'topic', topic: number })}
      onWordChosen={({ topic: number, list, card }, query) => {
        // Noted first, so that Back brings the search back too.
        showView({ kind: 'topics', query }, { replace: true, quiet: true });
        showView({ kind: 'cards', topic: number, list, card, from: 'search' });
      }}
    />
  );
}
