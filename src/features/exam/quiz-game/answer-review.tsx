import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JudgedAnswer } from '#exam/engine/game-rules.ts';
import { AnswerReason } from '#features/exam/quiz-game/answer-said.tsx';
import type { ChoiceItem } from '#features/exam/choice/choice-item.ts';
import { counted } from '#lib/counted.ts';
import { Card } from '#ui/card.tsx';

interface AnswerReviewProps {
  readonly items: readonly ChoiceItem[];
  readonly answers: readonly JudgedAnswer[];
}

/** Every question that was reached with the answer given, the right one and why; the others are only counted (EXM-08). */
export function AnswerReview({ items, answers }: AnswerReviewProps) {
  const reached = answers.flatMap((answer) => {
    const item = items.find(({ id }) => id === answer.questionId);
    return item === undefined ? [] : [{ item, answer }];
  });
  const left = items.length - reached.length;
  return (
    <section aria-labelledby="answer-review" className="flex flex-col gap-3">
      <h2 id="answer-review" className="text-xl font-bold">
        Your answers
      </h2>
      <ol className="grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {reached.map(({ item, answer }) => (
          <ReviewedQuestion key={item.id} item={item} answer={answer} />
        ))}
      </ol>
      {left > 0 && (
        <p>
          Not reached: {counted(left, 'question')}. You can still meet {left === 1 ? 'it' : 'them'} as new in
          another game.
        </p>
      )}
    </section>
  );
}

interface ReviewedQuestionProps {
  readonly item: ChoiceItem;
  /** Undefined: it was not answered. */
  readonly answer: ReviewedAnswer | undefined;
}

interface ReviewedAnswer extends Pick<JudgedAnswer, 'option' | 'isRight'> {
  /** The words of a wrong answer as they stood there then, where they are known: an option may read otherwise today. */
  readonly given?: string | null;
}

/** A question with the answer given, the right one and why. */
export function ReviewedQuestion({ item, answer }: ReviewedQuestionProps) {
  const { question, options, correct } = item;
  const given = answer === undefined ? undefined : (answer.given ?? options[answer.option]);
  return (
    <Card as="li" className={clsx('flex flex-col gap-2 border-l-4', edgeOf(answer))}>
      <h3 lang="nl" className="font-semibold">
        {question}
      </h3>
      {answer?.isRight === true ? (
        <Line
          picture={<Check aria-hidden size={20} className="mt-1 shrink-0 text-success" />}
          label="Your answer, right:"
        >
          <strong lang="nl">{given}</strong>
        </Line>
      ) : (
        <>
          {given === undefined ? (
            <Line picture={<Minus aria-hidden size={20} className="mt-1 shrink-0" />} label="Not answered." />
          ) : (
            <Line
              picture={<X aria-hidden size={20} className="mt-1 shrink-0 text-danger" />}
              label="Your answer:"
            >
              <span lang="nl">{given}</span>
            </Line>
          )}
          <Line
            picture={<Check aria-hidden size={20} className="mt-1 shrink-0 text-success" />}
            label="The right answer:"
          >
            <strong lang="nl">{options[correct]}</strong>
          </Line>
        </>
      )}
      <AnswerReason item={item} />
    </Card>
  );
}

function edgeOf(answer: ReviewedQuestionProps['answer']): string {
  if (answer === undefined) return 'border-l-line-strong';
  return answer.isRight ? 'border-l-success' : 'border-l-danger';
}

function Line({ picture, label, children }: { picture: ReactNode; label: string; children?: ReactNode }) {
  return (
    <p className="flex gap-2">
      {picture}
      <span className="min-w-0">
        {label} {children}
      </span>
    </p>
  );
}
