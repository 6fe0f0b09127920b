import type { Quiz } from '#features/grammar/quizzes/define-quiz.ts';
import { QuizRunner } from '#shared/quiz/quiz-runner.tsx';
import { Card } from '#ui/card.tsx';

/** A quiz of a lesson, in its place below the lesson (GRA-06 to GRA-17). Leaving the lesson resets it. */
export function QuizSection({ quiz }: { quiz: Quiz }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{quiz.title}</h2>
      <QuizRunner items={quiz.items} />
    </Card>
  );
}
