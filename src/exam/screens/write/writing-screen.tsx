import type { ReactNode } from 'react';
import { isUntouched, taskOf } from '#exam/engine/open-game.ts';
import type { ExamPart } from '#exam/part.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { LeaveDialog } from '#exam/screens/leave-and-restart.tsx';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import { writingGameContent, type WritingGameContent } from './practice-score.ts';
import { useWritingGame, type WritingGame } from './use-writing-game.ts';
import type { WritingResultProps } from './writing-result.tsx';
import { deskCode, scoredTaskCode, WritingTaskView } from './writing-task-view.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { SittingView } from '#practice/components/sitting-view.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

const resultCode = lazyCode<WritingResultProps>(() => import('./writing-result.tsx'));
/** Fetched while one reads the first task. */
export const LATER_PARTS = [deskCode, scoredTaskCode, resultCode];

/** The writing game (WRI-01 to WRI-03): texts against the clock, and what can be seen in them. `/writing-game` */
export function writingScreen(part: ExamPart, rows: readonly WritingTask[]): () => ReactNode {
  const content = writingGameContent(rows);
  return () => <WritingGame part={part} content={content} />;
}

interface WritingGameProps {
  readonly part: ExamPart;
  readonly content: WritingGameContent;
}

function WritingGame({ part, content }: WritingGameProps) {
  const game = useWritingGame(part, content);
  useFetchedAhead(LATER_PARTS);
  return (
    <ExamPage title={part.game.title}>
      <SittingView sitting={game}>
        {({ state, isKept, hasPlayed, send }) => {
          const task = taskOf(content.tasks, state);
          return (
            <>
              <LeaveDialog
                isHalfDone={state.phase !== 'finished' && !isUntouched(state)}
                consequence={consequenceOf(state, isKept)}
              />
              {task === undefined ? (
                <LazyView
                  code={resultCode}
                  props={{
                    part,
                    content,
                    done: state.done,
                    writtenAt: game.writtenAt,
                    onRestart: () => send({ kind: 'restart-requested' }),
                  }}
                  placeholder={<Skeleton className="h-96" />}
                />
              ) : (
                <WritingTaskView
                  content={content}
                  state={state}
                  writtenAt={game.writtenAt}
                  task={task}
                  takesFocus={hasPlayed}
                  onMove={send}
                />
              )}
            </>
          );
        }}
      </SittingView>
    </ExamPage>
  );
}

function consequenceOf({ phase }: WritingGame, isKept: boolean): string {
  if (!isKept) return 'Your text can’t be saved on this device: if you leave, it is lost.';
  return phase === 'doing'
    ? 'Your text stays on this device, but the time runs on. At 0:00 it is handed in as it stands.'
    : 'You have not done all the tasks. Your texts stay on this device, and you can go on later.';
}
