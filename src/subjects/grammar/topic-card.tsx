import { clsx } from 'clsx';
import { nameInGrammar } from '#content/grammar/names.ts';
import type { GrammarCardText, GrammarLesson } from '#content/grammar/topics.ts';
import { DutchTitle } from './dutch-title.tsx';
import { quizOf } from './lesson-places.ts';
import { HowFar } from '#learning/components/how-far.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { Card, STRIPES, type StripeColour } from '#ui/card.tsx';

interface TopicCardProps {
  readonly about: GrammarCardText;
  /** Its number among the topics or in their menu. */
  readonly number?: number;
  /** The level of its title; 3 below a heading. */
  readonly level?: 2 | 3;
  readonly footer?: string;
  readonly lessons: readonly GrammarLesson[];
  readonly colour: StripeColour;
  readonly onChosen: () => void;
}

/** A card that opens a topic or one of its lessons. The whole card can be pressed; its title is the button. */
export function TopicCard({ about, number, level = 2, footer, lessons, colour, onChosen }: TopicCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card
      className={clsx(
        'relative flex h-full flex-col gap-2 border-t-4 transition-transform duration-150 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:-translate-y-0.5',
        STRIPES[colour],
      )}
    >
      <Heading className="text-lg leading-snug font-bold">
        <button
          type="button"
          onClick={onChosen}
          className="min-h-11 cursor-pointer text-start outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {number !== undefined && `${number} `}
          <MarkedText text={nameInGrammar(about.title)} />
        </button>
      </Heading>
      <DutchTitle about={about} />
      <p className="text-ink-soft">
        <MarkedText text={nameInGrammar(about.description)} />
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {about.preview.map((text) => (
          <li key={text} lang="nl" className="rounded-md bg-surface-sunken px-2">
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-2 pt-1">
        {footer !== undefined && <p className="text-sm text-ink-soft">{footer}</p>}
        <LessonsHowFar lessons={lessons} />
      </div>
    </Card>
  );
}

/** Progress counts the quizzes only: endless practice can't be completed. */
function LessonsHowFar({ lessons }: { lessons: readonly GrammarLesson[] }) {
  const quizzes = lessons.flatMap((lesson) => lesson.quizzes);
  return (
    <HowFar
      isCounted={(id) => quizzes.some((quiz) => quiz === quizOf(id))}
      total={quizzes.reduce((sum, { questions }) => sum + questions, 0)}
    />
  );
}
