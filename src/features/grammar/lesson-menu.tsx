import type { GrammarTopic } from '#content/grammar/topics.ts';
import type { LessonId } from '#content/schema/grammar-lesson.ts';
import { TopicCard } from '#features/grammar/topic-card.tsx';
import { BackButton } from '#shared/parts/back-button.tsx';

interface LessonMenuProps {
  readonly topic: Extract<GrammarTopic, { lessons: unknown }>;
  readonly onChosen: (id: LessonId) => void;
  readonly onLeave: () => void;
}

/** The lessons of a topic that has several (GRA-07, GRA-12). */
export function LessonMenu({ topic, onChosen, onLeave }: LessonMenuProps) {
  return (
    <div className="flex flex-col gap-6">
      <BackButton label="Back to Topics" onClick={onLeave} />
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">{topic.title}</h1>
        <p lang="nl" className="text-lg font-semibold text-brand">
          {topic.dutchTitle}
        </p>
        <p className="text-ink-soft">{topic.description}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {topic.lessons.map((lesson, place) => (
          <li key={lesson.id}>
            <TopicCard
              about={lesson}
              number={place + 1}
              colour={topic.area === 'verbs' ? 'orange' : 'teal'}
              onChosen={() => onChosen(lesson.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
