import { Play } from 'lucide-react';
import { drawClockQuestions, type ClockQuestion } from '#domain/dutch/clock-question.ts';
import { digitalTime, timeWords } from '#domain/dutch/clock-time.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { RoundGame } from '#features/misc/round-game.tsx';
import { ClockQuestionView } from '#features/misc/time/clock-question.tsx';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';

const CLOCKS_A_ROUND = 10;

/** Ten clocks, each with four phrases of which one is right (MSC-13). */
export function ClockQuiz() {
  const { random } = usePlatform();
  const round = useRound<ClockQuestion>();
  const play = () => round.begin(drawClockQuestions(CLOCKS_A_ROUND, random));
  return (
    <RoundGame
      round={round}
      start={
        <div className="flex flex-col items-start gap-5">
          <p>Look at {CLOCKS_A_ROUND} clocks and choose how the time is said.</p>
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play
          </Button>
        </div>
      }
      renderQuestion={(props) => <ClockQuestionView {...props} onStartOver={play} />}
      describeMistake={describeMistake}
      onPlayAgain={play}
    />
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
