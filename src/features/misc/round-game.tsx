import { Fragment, type ReactNode } from 'react';
import { questionNumber, type RoundResult } from '#domain/round/round-machine.ts';
import { PlayArea } from '#shared/question/play-area.tsx';
import { RoundResultView } from '#features/misc/round-result.tsx';
import type { QuestionProps } from '#features/misc/use-round-answer.ts';
import type { Round } from '#features/misc/use-round.ts';

interface RoundGameProps<Item> {
  readonly round: Round<Item>;
  /** Before the first round. */
  readonly start: ReactNode;
  /** Drawn anew for each question. */
  readonly renderQuestion: (props: QuestionProps<Item>) => ReactNode;
  /** One answer that was wrong, with the right one. */
  readonly describeMistake: (result: RoundResult<Item>) => ReactNode;
  readonly onPlayAgain: () => void;
  /** Beside `Play Again`. */
  readonly moreAfterResult?: ReactNode;
}

/** A game of a few questions from its start to its result. */
export function RoundGame<Item>({
  round: { number, state, send },
  start,
  renderQuestion,
  describeMistake,
  onPlayAgain,
  moreAfterResult,
}: RoundGameProps<Item>) {
  return (
    <PlayArea step={state === null ? 'before' : `${number} ${state.phase} ${state.results.length}`}>
      {state === null && start}
      {state !== null && state.phase !== 'finished' && (
        <Fragment key={`${number} ${questionNumber(state)}`}>
          {renderQuestion({
            state,
            onAnswered: (answer, isRight) => send({ kind: 'answer-given', answer, isRight }),
            onNext: () => send({ kind: 'next-requested' }),
          })}
        </Fragment>
      )}
      {state?.phase === 'finished' && (
        <RoundResultView state={state} describe={describeMistake} onPlayAgain={onPlayAgain}>
          {moreAfterResult}
        </RoundResultView>
      )}
    </PlayArea>
  );
}
