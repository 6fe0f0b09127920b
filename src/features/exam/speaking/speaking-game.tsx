import { useRef } from 'react';
import { spokenQuestionOf } from '#domain/exam/speaking-machine.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { LateGameProps } from '#features/exam/late-game.tsx';
import { LeaveDialog } from '#features/exam/leave-dialog.tsx';
import { NotKeptNote } from '#features/exam/not-kept-note.tsx';
import { RestartButton } from '#features/exam/restart-button.tsx';
import type { SpeakingBegin } from '#features/exam/speaking/speaking-begin.ts';
import { SPEAKING_QUESTIONS } from '#features/exam/speaking/speaking-questions.ts';
import { SpeakingQuestionView } from '#features/exam/speaking/speaking-question-view.tsx';
import type { SpeakingResultProps } from '#features/exam/speaking/speaking-result.tsx';
import { isSpeakingOver } from '#features/exam/speaking/speaking-state.ts';
import { useSpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useBegin } from '#features/exam/use-begin.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

const result = lazyCode<SpeakingResultProps>(() => import('#features/exam/speaking/speaking-result.tsx'));
const LATER = [result];

/** Ten questions, each answered aloud and heard again beside a sample (SPE-01…03). */
export default function SpeakingGame({ begin }: LateGameProps<SpeakingBegin>) {
  const game = useSpeakingGame(SPEAKING_QUESTIONS);
  useFetchedAhead(LATER);
  const { state } = game;
  const question = spokenQuestionOf(SPEAKING_QUESTIONS, state);
  const isOver = isSpeakingOver(state);
  const recordAnswer = useStudyAnswer(itemId('question', question?.id ?? 'none'), 'game');
  const goOn = () => {
    // Nobody judges what was said: what was recorded is known well enough, what was not comes back sooner.
    recordAnswer('takes' in state && state.takes.all.length > 0 ? 'good' : 'again', null);
    game.next();
  };
  // What was skipped there is in the log already.
  useBegin(begin, ({ kind }) => (kind === 'start' ? game.start() : game.next()));
  const start = useRef<HTMLHeadingElement>(null);
  // What is first on the screen leaves the focus to the page's heading.
  useMovedFocus(start, question?.id ?? 'result');
  return (
    <>
      {!game.isKept && <NotKeptNote />}
      {question === undefined ? (
        <LazyView
          code={result}
          props={{
            questions: SPEAKING_QUESTIONS,
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
          total={SPEAKING_QUESTIONS.length}
          game={game}
          isTranslatedAtFirst={state.answers.length === 0 && begin?.isTranslated === true}
          onNext={goOn}
        />
      )}
      {!isOver && (
        <RestartButton
          consequence="All that you recorded in this game is deleted."
          onConfirmed={game.restart}
        />
      )}
      <LeaveDialog
        isHalfDone={!isOver}
        consequence="Your place in the game stays on this device, but the sound of your recordings is gone when you leave."
      />
    </>
  );
}
