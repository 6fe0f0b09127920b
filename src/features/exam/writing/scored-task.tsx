import { useId, useRef } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import type { HandedInText } from '#domain/exam/writing-machine.ts';
import { CopiedNote } from '#features/exam/writing/copied-note.tsx';
import { CriterionList } from '#features/exam/writing/criterion-list.tsx';
import { ModelAnswer } from '#features/exam/writing/model-answer.tsx';
import { SelfCheck } from '#features/exam/writing/self-check.tsx';
import { pointsOf } from '#features/exam/writing/task-points.ts';
import { TextSheet } from '#features/exam/writing/text-sheet.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface ScoredTaskProps {
  readonly task: WritingTask;
  readonly given: HandedInText;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** A text that was handed in: its points, the text beside an example, and what to check oneself (WRI-02, WRI-03). */
export function ScoredTask({ task, given, isLast, onNext }: ScoredTaskProps) {
  const points = useRef<HTMLElement>(null);
  const textId = useId();
  useMovedFocus(points, given, { atFirst: true });
  // At the end of the time Enter may still have been meant for the text.
  useShortcuts(given.by === 'person' ? { Enter: onNext } : {});
  return (
    <>
      <PointsCard ref={points} task={task} given={given} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <section className="flex flex-col items-start gap-3">
          <h3 id={textId} className="text-lg font-bold">
            Your text
          </h3>
          <div className="w-full">
            <TextSheet labelledBy={textId} text={given.text} onTextChanged={null} />
          </div>
          {given.text.trim() !== '' && <ListenButton text={given.text} label="Listen to your text" />}
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="text-lg font-bold">An example</h3>
          <ModelAnswer text={task.modelAnswer} />
          <p className="text-ink-soft">There are many good answers: yours may be quite different.</p>
        </section>
      </div>
      <SelfCheck key={task.id} mustHave={task.mustHave} />
      <Button className="self-start" onClick={onNext}>
        {isLast ? 'Show the Result' : 'Next Task'}
      </Button>
    </>
  );
}

interface PointsCardProps extends Pick<ScoredTaskProps, 'task' | 'given'> {
  readonly ref: React.Ref<HTMLElement>;
}

function PointsCard({ ref, task, given }: PointsCardProps) {
  const { criteria, points, reachable, isCopied } = pointsOf(task, given.text);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Your points" className="outline-none">
      <Card className="flex flex-col gap-4 border-t-4 border-t-brand">
        {given.by === 'time' && (
          <p className="font-semibold">The time was up. Your text was handed in as it stood.</p>
        )}
        <h3 className="text-2xl font-bold">
          {points} of {task.maxScore} points
        </h3>
        {isCopied && <CopiedNote />}
        <p>
          <strong>Practice points, not a grade.</strong> The app can’t read your Dutch: it only looks for what
          stands here, and that brings {reachable} of the {task.maxScore} points at most. The rest is for what
          only a reader can judge.
        </p>
        <CriterionList criteria={criteria} />
      </Card>
    </section>
  );
}
