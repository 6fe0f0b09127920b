import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JudgedAnswer } from '#exam/engine/game-rules.ts';
import { AnswerReason } from './answer-said.tsx';
import { inGroups, type ChoiceItem, type ItemGroup } from './choice-item.ts';
import { Card } from '#ui/card.tsx';

/** How it went with the questions of a group. */
export interface GroupResult<Item extends ChoiceItem> {
  readonly group: ItemGroup;
  /** In the order in which they were asked. */
  readonly items: readonly Item[];
  readonly right: number;
}

/** By group, in the order in which they were asked. */
export function groupResults<Item extends ChoiceItem>(
  items: readonly Item[],
  answers: readonly JudgedAnswer[],
): readonly GroupResult<Item>[] {
  const right = new Set(answers.flatMap(({ questionId, isRight }) => (isRight ? questionId : [])));
  return inGroups(items).flatMap(({ questions }) => {
    const [first] = questions;
    return first === undefined
      ? []
      : { group: first.group, items: questions, right: questions.filter(({ id }) => right.has(id)).length };
  });
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
  const { t } = useLingui();
  const { question, options, correct } = item;
  const given = answer === undefined ? undefined : (answer.given ?? options[answer.option]);
  return (
    <Card as="li" className={clsx('flex flex-col gap-2 border-s-4', edgeOf(answer))}>
      <h3 lang="nl" className="font-semibold">
        {question}
      </h3>
      {answer?.isRight === true ? (
        <Line
          picture={<Check aria-hidden size={20} className="mt-1 shrink-0 text-success" />}
          label={t`Your answer, right:`}
        >
          <strong lang="nl">{given}</strong>
        </Line>
      ) : (
        <>
          {given === undefined ? (
            <Line
              picture={<Minus aria-hidden size={20} className="mt-1 shrink-0" />}
              label={t`Not answered.`}
            />
          ) : (
            <Line
              picture={<X aria-hidden size={20} className="mt-1 shrink-0 text-danger" />}
              label={t`Your answer:`}
            >
              <span lang="nl">{given}</span>
            </Line>
          )}
          <Line
            picture={<Check aria-hidden size={20} className="mt-1 shrink-0 text-success" />}
            label={t`The right answer:`}
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
  if (answer === undefined) return 'border-s-line-strong';
  return answer.isRight ? 'border-s-success' : 'border-s-danger';
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
