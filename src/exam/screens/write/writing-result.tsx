import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { OPEN_ANSWER_BANDS, percentage, ratingOf } from '#exam/engine/ratings.ts';
import type { Done } from '#exam/engine/open-game.ts';
import { checkOf, type WrittenCheck, type WrittenText } from '#exam/engine/written-game.ts';
import type { ExamPart } from '#exam/part.ts';
import { RoomLink } from '#exam/screens/room-link.tsx';
import { RatingView } from '#exam/screens/rating-view.tsx';
import { CriterionList, ModelAnswer, NothingCountsNote } from './text-points.tsx';
import type { GameWriteTask } from './writing-game-tasks.ts';
import { scoreOf, totalScore, type WritingGameContent } from './practice-score.ts';
import type { WrittenAt } from './use-writing-game.ts';
import type { Written, WritingJudge } from './writing-judge.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { tabName } from '#ui/screen.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface WritingResultProps {
  readonly part: ExamPart;
  readonly content: WritingGameContent;
  readonly done: readonly Done<WrittenText>[];
  readonly writtenAt: WrittenAt;
  readonly onRestart: () => void;
}

/** All tasks: the points together, then each with its text, its points and an example (WRI-03, EXM-08). Loaded late, hence the default export. */
export default function WritingResult({ part, content, done, writtenAt, onRestart }: WritingResultProps) {
  const { t } = useLingui();
  const result = useRef<HTMLElement>(null);
  useMovedFocus(result, done, { atFirst: true });
  const texts = content.tasks.map((task, place) => ({
    task,
    given: done[place],
    written: writtenAt(done, place, task),
  }));
  const { points, max, reachable } = totalScore(
    content,
    texts.map(({ written }) => written),
  );
  return (
    <>
      <section
        ref={result}
        {...tabName(t`Result`)}
        tabIndex={-1}
        aria-label={t`Your result`}
        className="outline-none"
      >
        <Card className="flex flex-col gap-3 border-t-4 border-t-brand">
          <h2 className="text-xl font-bold">
            <Trans>Your result</Trans>
          </h2>
          <RatingView rating={ratingOf(OPEN_ANSWER_BANDS, percentage(points, max))} />
          <p className="text-xl font-bold">
            <Trans>
              {points} of {max} points
            </Trans>
          </p>
          <p>
            <Trans>
              <strong>Points of this game, not a grade.</strong> What the app can count in a text brings{' '}
              {reachable} of these {max} points at most. In the exam people read your texts, and they look at
              the task and your Dutch.
            </Trans>
          </p>
        </Card>
      </section>
      <section aria-label={t`Your texts`} className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">
          <Trans>Your texts</Trans>
        </h2>
        {texts.map(({ task, given, written }) => (
          <TaskReview
            key={task.id}
            judge={content.judge}
            task={task}
            written={written}
            check={given === undefined ? null : checkOf(given.answer)}
          />
        ))}
      </section>
      <ActionBar>
        <Button tone="secondary" onClick={onRestart}>
          <Trans>Restart</Trans>
        </Button>
        <RoomLink part={part} isPrimary />
      </ActionBar>
    </>
  );
}

interface TaskReviewProps {
  readonly judge: WritingJudge;
  readonly task: GameWriteTask;
  readonly written: Written;
  readonly check: WrittenCheck | null;
}

function TaskReview({ judge, task, written, check }: TaskReviewProps) {
  const { i18n } = useLingui();
  const { criteria, points, notOwn } = scoreOf(judge, task, written);
  const text = written.answer[0] ?? '';
  const examPoints = judge.points(written, check);
  return (
    <details className="rounded-card border border-line bg-surface-raised shadow-card">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">
        <span lang="nl">{task.title}</span>:{' '}
        <span className="whitespace-nowrap">
          <Trans>
            {points} of {{ maxScore: task.maxScore }} points
          </Trans>
        </span>
      </summary>
      <div className="grid grid-cols-1 items-start gap-5 px-5 pb-5 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <h3 className="font-bold">
            <Trans>Your text</Trans>
          </h3>
          {text.trim() === '' ? (
            <p className="text-ink-soft">
              <Trans>You wrote nothing.</Trans>
            </p>
          ) : (
            <p lang="nl" className="text-start leading-relaxed wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          {notOwn !== null && <NothingCountsNote why={notOwn} />}
          <p className="font-semibold">
            {examPoints === null ? (
              <Trans>You have not counted the points of the exam.</Trans>
            ) : (
              <Trans>
                In the points of the exam: {{ earned: examPoints.earned }} of {{ of: examPoints.of }}.
              </Trans>
            )}
          </p>
          <CriterionList criteria={criteria} />
        </div>
        <div className="flex flex-col gap-3">
          <h3 className="font-bold">{i18n._(task.models[0].title)}</h3>
          <ModelAnswer model={task.models[0]} />
        </div>
      </div>
    </details>
  );
}
