import { useLingui } from '@lingui/react/macro';
import { nameInGrammar } from '#content/grammar/names.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { textOf } from '#lib/shown-text.ts';
import { plainTitle } from './lesson-title.ts';
import { placeAfter, placeOf } from './lesson-places.ts';
import { GRAMMAR_VIEWS } from '#routes/grammar-views.ts';
import { LessonMenu, TopicList } from './topic-list.tsx';
import { PracticeView } from './practice-view.tsx';
import { lessonCode } from '#subjects/grammar/lesson/lesson-code.tsx';
import { PRACTICE_DIALOGS } from './practice-dialogs.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';

const LATE_PARTS = PRACTICE_DIALOGS.map(({ code }) => code);

/** Grammar (`/grammar`, GRA-01): twelve topics, and the lessons of one. */
export default function GrammarScreen() {
  const { t, i18n } = useLingui();
  useFetchedAhead(LATE_PARTS);
  const { view, showView, goBack } = usePageView(GRAMMAR_VIEWS);
  const toTopics = () => showView(GRAMMAR_VIEWS.first);
  const place = view.kind === 'lesson' ? placeOf(view.lesson) : undefined;
  if (place !== undefined) {
    const { topic, lesson } = place;
    const after = placeAfter(lesson.id)?.lesson;
    const isOverItsMenu = view.kind === 'lesson' && view.from === undefined;
    const toMenu = () => showView({ kind: 'topic', topic: topic.id }, { replace: true });
    return (
      <LazyView
        key={lesson.id}
        code={lessonCode(lesson.id)}
        placeholder={<PagePlaceholder title={plainTitle(lesson, i18n)} />}
        props={{
          about: lesson,
          ...('lessons' in topic && {
            menu: {
              label: textOf(nameInGrammar(topic.backLabel), i18n),
              onChosen: isOverItsMenu ? goBack : toMenu,
            },
          }),
          next: after && {
            label: t`Next lesson: ${{ lesson: plainTitle(after, i18n) }}`,
            onChosen: () => showView({ kind: 'lesson', lesson: after.id, from: 'lesson' }, { replace: true }),
          },
          onLeave: 'lessons' in topic || !isOverItsMenu ? toTopics : goBack,
        }}
      />
    );
  }
  const topic = view.kind === 'topic' ? GRAMMAR_TOPICS.find(({ id }) => id === view.topic) : undefined;
  if (topic !== undefined && 'lessons' in topic) {
    return (
      <LessonMenu
        topic={topic}
        onChosen={(lesson) => showView({ kind: 'lesson', lesson })}
        onLeave={goBack}
      />
    );
  }
  if (view.kind === 'practice') return <PracticeView kind={view.practice} onLeave={goBack} />;
  return <TopicList onChosen={showView} />;
}
