import { CultureLoading, CultureMissing } from '#features/culture/culture-waiting.tsx';
import { FIRST_VIEW, parseCultureView } from '#features/culture/culture-view.ts';
import { SectionCards } from '#features/culture/section-cards.tsx';
import { SectionList } from '#features/culture/section-list.tsx';
import { TopicList } from '#features/culture/topic-list.tsx';
import { useCulture } from '#features/culture/use-culture.ts';
import { usePageView } from '#shared/navigation/use-page-view.ts';
import { showToast } from '#ui/toast.ts';

/** Culture (`/culture`, CUL-01): topics, their sections, and the cards of one section. */
export default function CultureScreen() {
  const { view, showView, goBack } = usePageView(parseCultureView, FIRST_VIEW);
  const { file, retry } = useCulture();
  if (file.phase === 'loading') return <CultureLoading retries={file.retries} />;
  if (file.phase === 'failed') return <CultureMissing onRetry={retry} />;
  const topic = view.kind === 'topics' ? undefined : file.data.find(({ title }) => title === view.topic);
  const section =
    view.kind === 'cards' ? topic?.sections.find(({ title }) => title === view.section) : undefined;
  if (view.kind === 'cards' && topic && section) {
    return (
      <SectionCards
        key={`${topic.title} ${section.title}`}
        topic={topic}
        section={section}
        firstCard={view.card}
        onCardShown={(card) => showView({ ...view, card }, { replace: true, quiet: true })}
        // Cards are opened from their topic only, so it stands below them in the history.
        onLeave={goBack}
      />
    );
  }
  if (topic) {
    return (
      <SectionList
        topic={topic}
        onStarted={({ title }) => {
          showToast({ title: 'Culture Study Started!' });
          showView({ kind: 'cards', topic: topic.title, section: title, card: 0 });
        }}
        onBack={() => showView(FIRST_VIEW)}
      />
    );
  }
  return (
    <TopicList topics={file.data} onTopicChosen={({ title }) => showView({ kind: 'topic', topic: title })} />
  );
}
