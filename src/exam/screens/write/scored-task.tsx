import { useId, useRef, type ReactNode } from 'react';
import { linesOf } from '#exam/engine/write-task.ts';
import type { Done } from '#exam/engine/open-game.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import { CriterionList, ModelAnswer, NothingCountsNote } from './text-points.tsx';
import type { GameWriteTask } from './writing-game-tasks.ts';
import { scoreOf } from './practice-score.ts';
import type { WritingJudge } from './writing-judge.ts';
import { TextSheet } from './text-sheet.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface ScoredTaskProps {
  readonly judge: WritingJudge;
  readonly task: GameWriteTask;
  readonly given: Done<WrittenText>;
  readonly isLast: boolean;
  readonly onToldToggled: (point: number) => void;
  readonly onNext: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * A submitted text: its points, the text next to an example, and the self-check (WRI-02, WRI-03). Loaded late, hence the
 * default export.
 */
export default function ScoredTask({
  judge,
  task,
  given,
  isLast,
  onToldToggled,
  onNext,
  foot,
}: ScoredTaskProps) {
  const points = useRef<HTMLElement>(null);
  const textId = useId();
  const text = given.answer.texts[0] ?? '';
  useMovedFocus(points, task.id, { atFirst: true });
  // At the end of the time Enter may still have been meant for the text.
  useShortcuts(given.by === 'person' ? { Enter: onNext } : {});
  return (
    <>
      <PointsCard ref={points} judge={judge} task={task} given={given} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <section className="flex flex-col items-start gap-3">
          <h3 id={textId} className="text-lg font-bold">
            Your text
          </h3>
          <div className="w-full">
            <TextSheet labelledBy={textId} lang="en" text={text} onTextChanged={null} />
          </div>
          {text.trim() !== '' && <ListenButton text={text} label="Listen to your text" />}
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="text-lg font-bold">{task.models[0].title}</h3>
          <ModelAnswer model={task.models[0]} />
          <p className="text-ink-soft">There are many good answers: yours may be quite different.</p>
        </section>
      </div>
      <SelfCheck
        key={task.id}
        lines={linesOf(task)}
        told={given.answer.told ?? []}
        onToldToggled={onToldToggled}
      />
      {foot}
      <ActionBar>
        <Button onClick={onNext}>{isLast ? 'Show the result' : 'Next task'}</Button>
      </ActionBar>
    </>
  );
}

interface PointsCardProps extends Pick<ScoredTaskProps, 'judge' | 'task' | 'given'> {
  readonly ref: React.Ref<HTMLElement>;
}

function PointsCard({ ref, judge, task, given }: PointsCardProps) {
  const { criteria, points, reachable, notOwn } = scoreOf(judge, task, given.answer);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Your points" className="outline-none">
      <Card className="flex flex-col gap-4 border-t-4 border-t-brand">
        {given.by === 'time' && (
          <p className="font-semibold">The time was up. Your text was handed in as it was.</p>
        )}
        <h3 className="text-2xl font-bold">
          {points} of {task.maxScore} points
        </h3>
        {notOwn !== null && <NothingCountsNote why={notOwn} />}
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

/** In the order of DUO's published practice model: the task comes before the language. */
const QUESTIONS = [
  'Will the reader understand me?',
  'Is the verb in second place, and at the end after *omdat*, *als* or *dat*?',
  'Have I spelt the common words and my own details right?',
  'Is there at least one *en*, *maar*, *want* or *omdat*?',
  'Is there a greeting at the beginning and at the end?',
];

interface SelfCheckProps {
  readonly lines: readonly string[];
  readonly told: readonly number[];
  readonly onToldToggled: (point: number) => void;
}

/** Criteria that no rule can check, for the person (WRI-03). Ticks about content are saved; the others are not. */
function SelfCheck({ lines, told, onToldToggled }: SelfCheckProps) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">Check your text yourself</h3>
      <p className="text-ink-soft">
        These are the things that examiners look at, in their order (based on DUO’s published practice model).
        The first one decides: a text that does not do the task gets no points there at all.
      </p>
      <fieldset>
        <legend>Have I done everything that the task asks? Tick what your text tells.</legend>
        <ul lang="nl">
          {lines.map((line, place) => (
            <li key={line}>
              <Checkbox label={line} checked={told.includes(place)} onChange={() => onToldToggled(place)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <ol className="flex flex-col">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <Checkbox label={<MarkedText text={question} />} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
