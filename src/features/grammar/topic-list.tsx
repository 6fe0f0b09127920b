import { useState } from 'react';
import { GRAMMAR_TOPICS, type GrammarArea, type GrammarTopic } from '#content/grammar/topics.ts';
import type { LessonId } from '#content/schema/grammar-lesson.ts';
import { type GrammarView, lessonsOf, viewOf } from '#features/grammar/grammar-view.ts';
import { PRACTICE_DIALOGS } from '#features/grammar/practice-dialogs.tsx';
import { TopicCard } from '#features/grammar/topic-card.tsx';
import type { StripeColour } from '#ui/card.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { BackButton } from '#shared/parts/back-button.tsx';
import { TilePattern } from '#shared/parts/brand.tsx';
import { Button } from '#ui/button.tsx';

const COLOURS: Record<GrammarArea, StripeColour> = {
  spelling: 'gold',
  verbs: 'orange',
  'word order': 'blue',
  words: 'teal',
};

/** The grammar page's first view: what to practise at once, and the twelve topics (GRA-01). */
export function TopicList({ onChosen }: { onChosen: (view: GrammarView) => void }) {
  return (
    <div className="flex flex-col gap-8">
      <Hero />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {GRAMMAR_TOPICS.map((topic, place) => (
          <li key={topic.id}>
            <TopicCard
              about={topic}
              number={place + 1}
              footer={footerOf(topic)}
              lessons={lessonsOf(topic)}
              colour={COLOURS[topic.area]}
              onChosen={() => onChosen(viewOf(topic))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hero() {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = PRACTICE_DIALOGS.find(({ id }) => id === openId);
  return (
    <div className="relative isolate flex flex-col gap-5 overflow-hidden rounded-card bg-brand-soft px-5 py-8 sm:px-10">
      <TilePattern className="absolute inset-0 -z-10 size-full text-brand opacity-15 [mask-image:linear-gradient(90deg,transparent_40%,#000)]" />
      <h1 className="text-3xl font-bold">Grammar</h1>
      <p className="max-w-2xl text-lg">
        Twelve topics explain the rules in small steps. Each has quizzes, and practice without an end.
      </p>
      <div className="flex flex-wrap gap-3">
        {PRACTICE_DIALOGS.map(({ id, title }, place) => (
          <Button key={id} tone={place === 0 ? 'primary' : 'secondary'} onClick={() => setOpenId(id)}>
            {title}
          </Button>
        ))}
      </div>
      {open && <LazyView code={open.code} props={{ onClose: () => setOpenId(null) }} />}
    </div>
  );
}

function footerOf(topic: GrammarTopic): string {
  const lessons = lessonsOf(topic);
  return lessons.length === 1 ? topic.area : `${topic.area}, ${lessons.length} lessons`;
}

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
              lessons={[lesson]}
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
