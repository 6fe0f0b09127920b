import { useState } from 'react';
import { drawNumberTasks, type NumberLevel, type NumberTask } from '#domain/dutch/number-task.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { ChallengeSetup } from '#features/misc/numbers/challenge-setup.tsx';
import { NumberQuestion } from '#features/misc/numbers/number-question.tsx';
import { useTaskVoice, VoiceNotice } from '#features/misc/numbers/task-voice.tsx';
import { RoundGame } from '#features/misc/round-game.tsx';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Long enough to get faster, short enough for a spare moment. */
export const NUMBERS_A_ROUND = 10;

/** Numbers or prices, heard (or read) and typed (MSC-09). */
export function NumbersChallenge() {
  const { random } = usePlatform();
  const [level, setLevel] = useState<NumberLevel>('up-to-100');
  const round = useRound<NumberTask>();
  const voice = useTaskVoice();

  function say(task: NumberTask | undefined) {
    if (task !== undefined) voice.say(task.words);
  }
  function play() {
    const tasks = drawNumberTasks(level, NUMBERS_A_ROUND, random);
    round.begin(tasks);
    say(tasks[0]);
  }
  return (
    <Card className="flex flex-col gap-5">
      <VoiceNotice trouble={voice.trouble} onReadChosen={() => voice.chooseWay('read')} />
      <RoundGame
        round={round}
        start={<ChallengeSetup level={level} onLevelChosen={setLevel} voice={voice} onPlay={play} />}
        renderQuestion={({ onNext, ...props }) => (
          <NumberQuestion
            {...props}
            voice={voice}
            onNext={() => {
              onNext();
              say(props.state.items[props.state.results.length]);
            }}
          />
        )}
        describeMistake={describeMistake}
        onPlayAgain={play}
        moreAfterResult={
          <Button tone="secondary" onClick={round.leave}>
            Another Level
          </Button>
        }
      />
    </Card>
  );
}

function describeMistake({ item, answer }: RoundResult<NumberTask>) {
  return (
    <>
      <strong>{item.figure}</strong> is <strong lang="nl">{item.words}</strong>, you typed {answer}
    </>
  );
}
