import { useRef, useState } from 'react';
import { drawNumberTasks, type NumberLevel, type NumberTask } from '#domain/dutch/number-task.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { ChallengeSetup } from '#features/misc/numbers/challenge-setup.tsx';
import { NumberQuestion } from '#features/misc/numbers/number-question.tsx';
import { useTaskVoice } from '#features/misc/numbers/use-task-voice.ts';
import { VoiceNotice } from '#features/misc/numbers/voice-notice.tsx';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Long enough to get faster, short enough for a spare moment. */
export const NUMBERS_A_ROUND = 10;

/** Numbers or prices, heard (or read) and typed (MSC-09). */
export function NumbersChallenge() {
  const { random } = usePlatform();
  const region = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<NumberLevel | null>(null);
  const { state, begin, send } = useRound<NumberTask>();
  const voice = useTaskVoice();
  const asked = level === null ? null : state;
  useMovedFocus(region, asked === null ? 'before' : `${asked.phase} ${asked.results.length}`);

  function play(chosen: NumberLevel) {
    const tasks = drawNumberTasks(chosen, NUMBERS_A_ROUND, random);
    setLevel(chosen);
    begin(tasks);
    if (tasks[0] !== undefined) voice.say(tasks[0].words);
  }
  function goOn() {
    send({ kind: 'next-requested' });
    const next = state?.items[state.results.length];
    if (next !== undefined) voice.say(next.words);
  }
  return (
    <div ref={region}>
      <Card className="flex flex-col items-start gap-5">
        <VoiceNotice trouble={voice.trouble} onReadChosen={() => voice.chooseWay('read')} />
        {asked === null && <ChallengeSetup way={voice.way} onWayChosen={voice.chooseWay} onPlay={play} />}
        {asked !== null && asked.phase !== 'finished' && (
          <NumberQuestion
            key={asked.item.figure}
            state={asked}
            voice={voice}
            onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
            onNext={goOn}
          />
        )}
        {asked?.phase === 'finished' && level !== null && (
          <>
            <RoundResultView state={asked} describe={describeMistake} onPlayAgain={() => play(level)} />
            <Button tone="secondary" onClick={() => setLevel(null)}>
              Another Level
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}

function describeMistake({ item, answer }: RoundResult<NumberTask>) {
  return (
    <>
      <strong>{item.figure}</strong> is <strong lang="nl">{item.words}</strong>, you typed {answer}
    </>
  );
}
