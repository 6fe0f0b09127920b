import { TopicList } from '#features/vocabulary/topic-list.tsx';
import { SubsectionList } from '#features/vocabulary/subsection-list.tsx';
import { useVocabulary } from '#features/vocabulary/use-vocabulary.ts';
import { VocabularyLoading } from '#features/vocabulary/vocabulary-loading.tsx';
import { FIRST_VIEW, parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import { WordCards } from '#features/vocabulary/word-cards.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';

/** Vocabulary (`/vocabulary`, VOC-01): topics, their subsections, and the cards of one subsection. */
export default function VocabularyScreen() {
  const { view, showView } = usePageView(parseVocabularyView, FIRST_VIEW);
  const vocabulary = useVocabulary();
  if (vocabulary.phase === 'loading') return <VocabularyLoading retries={vocabulary.retries} />;
  const { topics } = vocabulary.data;
  const topic = view.kind === 'topics' ? undefined : topics.find(({ number }) => number === view.topic);
  const subsection =
    view.kind === 'cards' ? topic?.subsections.find(({ id }) => id === view.subsection) : undefined;
  if (view.kind === 'cards' && topic && subsection) {
    return (
      <WordCards
        key={`${topic.number} ${subsection.id}`}
        topic={topic}
        subsection={subsection}
        firstCard={view.card}
        onCardShown={(card) => showView({ ...view, card }, { replace: true })}
        onLeave={() => showView({ kind: 'topic', topic: topic.number })}
        onComplete={() => showView({ kind: 'topic', topic: topic.number }, { replace: true })}
      />
    );
  }
  if (topic) {
    return (
      <SubsectionList
        topic={topic}
        onChosen={(id) => showView({ kind: 'cards', topic: topic.number, subsection: id, card: 0 })}
        onBack={() => showView(FIRST_VIEW)}
      />
    );
  }
  return (
    <TopicList
      vocabulary={vocabulary.data}
      onTopicChosen={(number) => showView({ kind: 'topic', topic: number })}
      onWordChosen={(place) => showView({ kind: 'cards', ...place })}
    />
  );
}
