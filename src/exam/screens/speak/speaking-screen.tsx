import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { taskOf } from '#exam/engine/open-game.ts';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import type { SpeakingKind } from '#content/schema/task-kind.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { speakingGameTasks } from './speaking-game-tasks.ts';
import type { ExamPart } from '#exam/part.ts';
import { ExamPage } from '#exam/screens/exam-page.tsx';
import { taskGameTitle } from '#exam/screens/exam-topics.ts';
import { LeaveDialog, RestartButton } from '#exam/screens/leave-and-restart.tsx';
import { reviewCode, SpeakingQuestionView } from './speaking-question-view.tsx';
import type { SpeakingResultProps } from './speaking-result.tsx';
import {
  isSpeakingOver,
  useSpeakingGame,
  type SpeakingGame,
  type SpeakingMove,
} from './use-speaking-game.ts';
import type { Recording } from '#browser/platform.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { SPEAKING_GAME_VIEWS } from '#routes/task-game-views.ts';
import { SittingView } from '#practice/components/sitting-view.tsx';
import type { OpenSitting } from '#practice/components/use-machine.ts';
import { useTakeSounds } from '#sound/components/use-take-sounds.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

/** Questions, each answered aloud and replayed next to a sample (SPE-01…03). `/speaking-game` */
export function speakingScreen(
  part: ExamPart,
  rows: { readonly game: readonly SpeakingRow[]; readonly practice: readonly SpeakingRow[] },
): () => ReactNode {
  const game = speakingGameTasks(rows.game);
  const all = [...game, ...speakingGameTasks(rows.practice)];
  return () => <SpeakingPage part={part} game={game} all={all} />;
}

interface SpeakingPageProps {
  readonly part: ExamPart;
  readonly game: readonly SpeakTask[];
  /** Those to practise a kind with, too. */
  readonly all: readonly SpeakTask[];
}

/** All tasks of the game, or those of the kind that a link named (EXM-09); each is resumed by itself. */
function SpeakingPage({ part, game, all }: SpeakingPageProps) {
  const { view } = usePageView(SPEAKING_GAME_VIEWS);
  const kind = view.kind === 'practice' ? view.task : null;
  const tasks = useMemo(
    () => (kind === null ? game : all.filter((task) => task.kind === kind)),
    [kind, game, all],
  );
  return <SpeakingGame key={kind} part={part} kind={kind} tasks={tasks} />;
}

interface Tasks {
  /** Of the game, in their order. */
  readonly tasks: readonly SpeakTask[];
}

interface SpeakingGameProps extends Tasks {
  readonly part: ExamPart;
  readonly kind: SpeakingKind | null;
}

function SpeakingGame({ part, kind, tasks }: SpeakingGameProps) {
  const { i18n } = useLingui();
  const sitting = useSpeakingGame(part, kind, tasks);
  return (
    <ExamPage title={i18n._(taskGameTitle(part, kind))}>
      <SittingView sitting={sitting}>
        {(open) => <SpeakingGameView part={part} game={open} tasks={tasks} />}
      </SittingView>
    </ExamPage>
  );
}

/** Not needed before the last answer. */
const resultCode = lazyCode<SpeakingResultProps>(() => import('./speaking-result.tsx'));
const LATER_PARTS = [reviewCode, resultCode];

interface SpeakingGameViewProps extends Tasks {
  readonly part: ExamPart;
  readonly game: OpenSitting<SpeakingGame, SpeakingMove>;
}

function SpeakingGameView({ part, game, tasks }: SpeakingGameViewProps) {
  const { state, send } = game;
  const sounds = useTakeSounds<Recording>();
  const [round, setRound] = useState(0);
  const question = taskOf(tasks, state);
  useFetchedAhead(LATER_PARTS);
  const start = useRef<HTMLHeadingElement>(null);
  // The first content leaves the focus on the page's heading.
  useMovedFocus(start, question?.id ?? 'result', { atFirst: game.hasPlayed });
  const restart = () => {
    sounds.clear();
    // A recording that runs is not of this game.
    setRound(round + 1);
    send({ kind: 'restart-requested' });
  };
  return (
    <>
      {question === undefined ? (
        <LazyView
          code={resultCode}
          props={{ part, tasks, answers: state.done, sounds: sounds.byTake, onAgain: restart }}
        />
      ) : (
        <SpeakingQuestionView
          key={`${round} ${question.id}`}
          headingRef={start}
          question={question}
          place={tasks.indexOf(question) + 1}
          total={tasks.length}
          game={game}
          sounds={sounds}
          foot={
            <RestartButton
              consequence={<Trans>All that you recorded in this game is deleted.</Trans>}
              onConfirmed={restart}
            />
          }
        />
      )}
      <LeaveDialog
        isHalfDone={!isSpeakingOver(state)}
        consequence={
          <Trans>
            Your place in the game stays on this device. The sound of your recordings is deleted when you
            leave.
          </Trans>
        }
      />
    </>
  );
}
