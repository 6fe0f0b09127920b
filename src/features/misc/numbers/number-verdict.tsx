import { isSwapped, readAnswer, type NumberTask } from '#domain/dutch/number-task.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';

/** Whether the typed number was right, and what it was. */
export function NumberVerdict({
  result: { item: task, answer, isRight },
}: {
  result: RoundResult<NumberTask>;
}) {
  return (
    <output className="block">
      <AnswerVerdict isRight={isRight}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="text-3xl tabular-nums">{task.figure}</strong>
          <span lang="nl" className="text-xl">
            {task.words}
          </span>
        </p>
        {!isRight && <p>You typed {answer}.</p>}
        {!isRight && isSwapped(task, readAnswer(task, answer) ?? 0) && (
          <p>The digits are swapped: Dutch says the ones first, then the tens.</p>
        )}
      </AnswerVerdict>
    </output>
  );
}
