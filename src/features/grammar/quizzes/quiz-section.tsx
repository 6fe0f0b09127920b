import { useId } from 'react';
import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import type { Quiz } from '#features/grammar/quizzes/define-quiz.ts';
import { PractiseMore } from '#features/grammar/quizzes/practise-more.tsx';
import { QuizRunner } from '#shared/question/quiz-runner.tsx';
import { Card } from '#ui/card.tsx';

interface QuizSectionProps {
  readonly quiz: Quiz;
  /** What `Practise more` asks. */
  readonly practice: readonly [PracticeKind, ...PracticeKind[]];
}

/** A quiz of a lesson, in its place below the lesson (GRA-06 to GRA-17). Leaving the lesson resets it. */
export function QuizSection({ quiz, practice }: QuizSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h3 id={titleId} className="text-xl font-bold">
        {quiz.title}
      </h3>
      <QuizRunner items={quiz.items} />
      <PractiseMore kinds={practice} quizTitleId={titleId} />
    </Card>
  );
}
