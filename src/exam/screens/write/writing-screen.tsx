import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { isUntouched, taskOf } from '#exam/engine/open-game.ts';
import type { ExamPart } from '#exam/part.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { taskGameTitle } from '#exam/screens/exam-topics.ts';
import { LeaveDialog } from '#exam/screens/leave-and-restart.tsx';
import type { WritingKind } from '#content/schema/task-kind.ts';
import { writingGameContent, type WritingGameContent, type WritingRows } from './practice-score.ts';
import { useWritingGame, type WritingGame } from './use-writing-game.ts';
import type { WritingResultProps } from './writing-result.tsx';
import { deskCode, scoredTaskCode, WritingTaskView } from './writing-task-view.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { WRITING_GAME_VIEWS } from '#routes/task-game-views.ts';
import { SittingView } from '#practice/components/sitting-view.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

const resultCode = lazyCode<WritingResultProps>(() => import('./writing-result.tsx'));
/** Fetched while one reads the first task. */
export const LATER_PARTS = [deskCode, scoredTaskCode, resultCode];

/** The writing game (WRI-01 to WRI-03): texts against the clock, and what can be seen in them. `/writing-game` */
export function writingScreen(part: ExamPart, rows: WritingRows): () => ReactNode {
  return () => <WritingPage part={part} rows={rows} />;
}

/** All tasks of the game, or those of the kind that a link named (EXM-09); each is resumed by itself. */
function WritingPage({ part, rows }: { readonly part: ExamPart; readonly rows: WritingRows }) {
  const { view } = usePageView(WRITING_GAME_VIEWS);
  const kind = view.kind === 'practice' ? view.task : null;
  const content = useMemo(() => writingGameContent(rows, kind), [rows, kind]);
  return <WritingGame key={kind} part={part} kind={kind} content={content} />;
}

interface WritingGameProps {
  readonly part: ExamPart;
  readonly kind: WritingKind | null;
  readonly content: WritingGameContent;
}

function WritingGame({ part, kind, content }: WritingGameProps) {
  const { i18n } = useLingui();
  const game = useWritingGame(part, kind, content);
  useFetchedAhead(LATER_PARTS);
  return (
    <ExamPage title={i18n._(taskGameTitle(part, kind))}>
      <SittingView sitting={game}>
        {({ state, isKept, hasPlayed, send }) => {
          const task = taskOf(content.tasks, state);
          return (
            <>
              <LeaveDialog
                isHalfDone={state.phase !== 'finished' && !isUntouched(state)}
                consequence={i18n._(consequenceOf(state, isKept))}
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

function consequenceOf({ phase }: WritingGame, isKept: boolean): MessageDescriptor {
  if (!isKept) return msg`Your text can’t be saved on this device: if you leave, it is lost.`;
  return phase === 'doing'
    ? msg`Your text stays on this device, but the clock does not stop. At 0:00 it is handed in as it is.`
    : msg`You have not done all the tasks. Your texts stay on this device, and you can continue later.`;
}
