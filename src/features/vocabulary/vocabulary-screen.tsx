import { TopicList } from '#features/vocabulary/topic-list.tsx';
import { SubsectionList } from '#features/vocabulary/subsection-list.tsx';
import { useVocabulary } from '#features/vocabulary/use-vocabulary.ts';
import { VocabularyLoading } from '#features/vocabulary/vocabulary-loading.tsx';
import { FIRST_VIEW, parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import { WordCards } from '#features/vocabulary/word-cards.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';

/** Vocabulary (`/vocabulary`, VOC-01): topics, their lists (subsections), and the cards of one list. */
export default function VocabularyScreen() {
  const { view, showView, goBack } = usePageView(parseVocabularyView, FIRST_VIEW);
  const file = useVocabulary();
  if (file.phase === 'loading') return <VocabularyLoading retries={file.retries} />;
  const { vocabulary } = file.data;
  const topic =
    view.kind === 'topics' ? undefined : vocabulary.topics.find(({ number }) => number === view.topic);
  const subsection =
    view.kind === 'cards' ? topic?.subsections.find(({ title }) => title === view.list) : undefined;
  if (view.kind === 'cards' && topic && subsection) {
    return (
      <WordCards
        key={`${topic.number} ${subsection.title}`}
        topic={topic}
        subsection={subsection}
        firstCard={view.card}
        onCardShown={(card) => showView({ ...view, card }, { replace: true, quiet: true })}
        onLeave={() => {
          if (view.from === 'topic') goBack();
          else showView({ kind: 'topic', topic: topic.number }, { replace: true });
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
        onBack={() => showView(FIRST_VIEW)}
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
