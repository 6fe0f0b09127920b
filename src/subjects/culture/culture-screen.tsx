import { Trans, useLingui } from '@lingui/react/macro';
import type { CultureSection, CultureTopic, CultureWord } from '#subjects/culture/rules/culture.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { useCulture } from './culture-file.ts';
import { wordMeaningCode } from './culture-word-of-the-day.tsx';
import { CULTURE_VIEWS } from '#routes/culture-views.ts';
import type { SectionCardsProps } from './section-cards.tsx';
import { SectionList } from './section-list.tsx';
import { TopicList } from './topic-list.tsx';
import { ShortageNote } from '#data-files/components/shortage-note.tsx';
import type { StudiedItem } from '#practice/components/deck/study-end.tsx';
import { studyEndCode, useStudyEnd, type StudyEndState } from '#practice/components/deck/use-study-end.ts';
import { wordOfTheDayCode } from '#practice/components/deck/word-of-the-day.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { WordsLoading } from '#components/words-loading.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import { textOf } from '#lib/shown-text.ts';

const cardsCode = lazyCode<SectionCardsProps>(() => import('./section-cards.tsx'));
const LATE_PARTS = [cardsCode, wordOfTheDayCode, wordMeaningCode, studyEndCode];

/** Culture (`/culture`, CUL-01): topics, their sections, and the cards of one section. */
export default function CultureScreen() {
  const { t } = useLingui();
  const { view, showView, goBack } = usePageView(CULTURE_VIEWS);
  useFetchedAhead(LATE_PARTS);
  const { file, retry } = useCulture();
  const study = useStudyEnd<{ readonly topic: string; readonly section: CultureSection }>();
  if (file.phase === 'loading')
    return <WordsLoading title={t`Culture`} what="culture words" retries={file.retries} />;
  if (file.phase === 'failed') return <CultureMissing onRetry={retry} />;
  const topic = view.kind === 'topics' ? undefined : file.data.find(({ title }) => title === view.topic);
  const section =
    view.kind === 'cards' ? topic?.sections.find(({ title }) => title === view.section) : undefined;
  const start = (of: CultureTopic, { title }: CultureSection, only?: readonly string[]) => {
    study.forget();
    showToast({ title: t`Culture Study Started!` });
    showView({ kind: 'cards', topic: of.title, section: title, only, card: 0 });
  };
  if (view.kind === 'cards' && topic && section) {
    const { only } = view;
    const words = section.words.filter(({ id }) => only?.includes(itemId('culture-word', id)) ?? true);
    return (
      <LazyView
        key={`${topic.title} ${section.title} ${only?.join(' ')}`}
        code={cardsCode}
        placeholder={<PagePlaceholder title={section.title} lang="nl" />}
        props={{
          topic,
          section: { ...section, words },
          firstCard: view.card,
          onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
          onFinished: (outcome) => {
            study.finish({ topic: topic.title, section }, outcome, toStudied);
            goBack();
          },
          // A section is opened from its topic only, so the topic is below it in the history.
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
          onStarted={(chosen) => start(topic, chosen)}
          onBack={goBack}
          end={
            study.end?.place.topic === topic.title && (
              <SectionEnd
                end={study.end}
                topic={topic}
                topics={file.data}
                onStarted={start}
                onTopicChosen={({ title }) => showView({ kind: 'topic', topic: title }, { replace: true })}
              />
            )
          }
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

interface SectionEndProps {
  readonly end: NonNullable<StudyEndState<{ readonly section: CultureSection }>['end']>;
  readonly topic: CultureTopic;
  readonly topics: readonly CultureTopic[];
  readonly onStarted: (topic: CultureTopic, section: CultureSection, only?: readonly string[]) => void;
  readonly onTopicChosen: (topic: CultureTopic) => void;
}

/** The result of a section, and the section or the topic after it. */
function SectionEnd({ end, topic, topics, onStarted, onTopicChosen }: SectionEndProps) {
  const { t, i18n } = useLingui();
  const { section } = end.place;
  const nextSection = topic.sections[topic.sections.findIndex(({ id }) => id === section.id) + 1];
  const nextTopic = topics.slice(topics.indexOf(topic) + 1).find(({ sections }) => sections.length > 0);
  const next = nextSection
    ? { label: t`Next section`, onChosen: () => onStarted(topic, nextSection) }
    : nextTopic && {
        label: t`Next topic: ${{ title: textOf(nextTopic.name, i18n) }}`,
        onChosen: () => onTopicChosen(nextTopic),
      };
  return (
    <LazyView
      code={studyEndCode}
      props={{
        title: section.title,
        isTitleDutch: true,
        congratulation: t`Section Complete!`,
        unit: 'word',
        outcome: end.outcome,
        onAgain: (items) =>
          onStarted(
            topic,
            section,
            items.map((item) => item.itemId),
          ),
        next: next ?? null,
      }}
    />
  );
}

function toStudied({ id, dutch, meaning, isTranslated }: CultureWord): StudiedItem {
  return { itemId: itemId('culture-word', id), dutch, meaning, isTranslated };
}

/** Shown in place of words that can't be loaded: why, and what to do (CUL-05). */
function CultureMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-bold">
        <Trans>Culture</Trans>
      </h1>
      <Alert tone="warning" title={t`The culture words could not be loaded`}>
        <p>
          <Trans>
            Without them there is nothing to study here. Check your connection. Your earlier answers are
            saved.
          </Trans>
        </p>
        <Button tone="secondary" className="mt-3" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      </Alert>
    </div>
  );
}
