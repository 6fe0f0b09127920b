import { Play } from 'lucide-react';
import { useRef } from 'react';
import { drawClockQuestions, type ClockQuestion } from '#domain/dutch/clock-question.ts';
import { digitalTime, timeWords } from '#domain/dutch/clock-time.ts';
import { rightCount, type RoundResult, type RoundState } from '#domain/round/round-machine.ts';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { ClockQuestionView } from '#features/misc/time/clock-question.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';

const CLOCKS_A_ROUND = 10;

/** Ten clocks, each with four phrases of which one is right (MSC-13). */
export function ClockQuiz() {
  const { random } = usePlatform();
  const region = useRef<HTMLDivElement>(null);
  const { state, begin, send } = useRound<ClockQuestion>();
  const asked = state?.phase === 'finished' ? null : state;
  useMovedFocus(region, stepOf(state));
  const play = () => begin(drawClockQuestions(CLOCKS_A_ROUND, random));
  return (
    <div ref={region} className="flex flex-col items-start gap-5">
      {state === null && (
        <>
          <p>Look at {CLOCKS_A_ROUND} clocks and choose how the time is said.</p>
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play
          </Button>
        </>
      )}
      {asked !== null && (
        <>
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
            <p className="font-semibold">
              Clock {asked.items.indexOf(asked.item) + 1} of {asked.items.length} · Score: {rightCount(asked)}
            </p>
            <Button tone="quiet" onClick={play}>
              Start Over
            </Button>
          </div>
          <ClockQuestionView
            key={`${timesOf(asked)} ${asked.items.indexOf(asked.item)}`}
            state={asked}
            onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
            onNext={() => send({ kind: 'next-requested' })}
          />
        </>
      )}
      {state?.phase === 'finished' && (
        <RoundResultView state={state} describe={describeMistake} onPlayAgain={play} />
      )}
    </div>
  );
}

function describeMistake({ item: { time }, answer }: RoundResult<ClockQuestion>) {
  return (
    <>
      {digitalTime(time)} is <strong lang="nl">{timeWords(time)}</strong>, you chose{' '}
      <span lang="nl">{answer}</span>
    </>
  );
}

/** Another text at each step, also where a round is begun anew. */
function stepOf(state: RoundState<ClockQuestion> | null): string {
  return state === null ? 'before' : `${state.phase} ${state.results.length} ${timesOf(state)}`;
}

/** What tells one round from another. */
function timesOf({ items }: RoundState<ClockQuestion>): string {
  return items.map(({ time }) => digitalTime(time)).join(' ');
}
