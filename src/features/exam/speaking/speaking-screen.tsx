import { useRef } from 'react';
import { rows } from '#content/exam/speaking-questions.ts';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import {
  isSpeakingOver,
  keptSpeaking,
  restoredSpeaking,
  type KeptSpeaking,
  NEW_SPEAKING_GAME,
  speakingReducer,
  spokenQuestionOf,
  type SpeakingState,
} from '#domain/exam/speaking-machine.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { ExamPage } from '#features/exam/exam-page.tsx';
import { LeaveDialog, RestartButton } from '#features/exam/leave-and-restart.tsx';
import { reviewCode, SpeakingQuestionView } from '#features/exam/speaking/speaking-question-view.tsx';
import type { SpeakingResultProps } from '#features/exam/speaking/speaking-result.tsx';
import { useSpeakingGame, type SpeakingMove } from '#features/exam/speaking/use-speaking-game.ts';
import type { Machine } from '#services/play/play.ts';
import { SPEAKING_SITTING } from '#services/storage/game-sittings.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { SittingView, type OpenSitting } from '#shared/play/sitting-view.tsx';
import { useSitting } from '#shared/play/use-machine.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';

/** The questions of the speaking game, in their order (SPE-01). */
const QUESTIONS: readonly SpeakingRow[] = rows;

const MACHINE: Machine<SpeakingState, SpeakingMove> = {
  initial: NEW_SPEAKING_GAME,
  reduce: (state, event) => speakingReducer(QUESTIONS, state, event),
  askedOf: (state) => spokenQuestionOf(QUESTIONS, state)?.id,
  answerOf(before, after) {
    const passed = after.answers[before.answers.length];
    if (passed === undefined) return null;
    return {
      itemId: itemId('question', passed.questionId),
      activity: 'game',
      // Nobody judges what was said: what was recorded is known well enough, what was not comes back sooner.
      grade: passed.all.length > 0 ? 'good' : 'again',
      answer: null,
    };
  },
  timeLimit: {
    endsAt: (state) => (state.phase === 'answering' || state.phase === 'recording' ? state.endsAt : null),
    expired: { kind: 'time-expired' },
  },
};

const KEEPING = {
  entry: SPEAKING_SITTING,
  keep: keptSpeaking,
  restore: (kept: KeptSpeaking) => restoredSpeaking(QUESTIONS, kept),
};

/** Ten questions, each answered aloud and heard again beside a sample (SPE-01…03). `/speaking-game` */
export default function SpeakingScreen() {
  const sitting = useSitting(() => MACHINE, KEEPING);
  return (
    <ExamPage title="Speaking game">
      <SittingView sitting={sitting}>{(open) => <SpeakingGameView sitting={open} />}</SittingView>
    </ExamPage>
  );
}

/** Not needed before the last answer. */
const resultCode = lazyCode<SpeakingResultProps>(() => import('#features/exam/speaking/speaking-result.tsx'));
const LATER_PARTS = [reviewCode, resultCode];

function SpeakingGameView({ sitting }: { readonly sitting: OpenSitting<SpeakingState, SpeakingMove> }) {
  const game = useSpeakingGame(sitting);
  const { state } = game;
  const question = spokenQuestionOf(QUESTIONS, state);
  const isOver = isSpeakingOver(state);
  useFetchedAhead(LATER_PARTS);
  const start = useRef<HTMLHeadingElement>(null);
  // What is first on the screen leaves the focus to the page's heading.
  useMovedFocus(start, question?.id ?? 'result', { atFirst: sitting.hasPlayed });
  return (
    <>
      {question === undefined ? (
        <LazyView
          code={resultCode}
          props={{
            questions: QUESTIONS,
            answers: state.answers,
            sounds: game.sounds,
            onAgain: game.restart,
          }}
        />
      ) : (
        <SpeakingQuestionView
          key={question.id}
          headingRef={start}
          question={question}
          place={state.answers.length + 1}
          total={QUESTIONS.length}
          game={game}
          foot={
            <RestartButton
              consequence="All that you recorded in this game is deleted."
              onConfirmed={game.restart}
            />
          }
        />
      )}
      <LeaveDialog
        isHalfDone={!isOver}
        consequence="Your place in the game stays on this device, but the sound of your recordings is gone when you leave."
      />
    </>
  );
}
