import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { SPELLING_NAMES } from '#content/misc/spelling-names.ts';
import { SpellingQuestion, type Unheard } from '#features/misc/alphabet/spelling-question.tsx';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
import { useRound } from '#features/misc/use-round.ts';
import { shuffled } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Short enough to be played in a spare moment. */
const NAMES_A_ROUND = 5;

/** A name is spelled aloud and typed, five times (MSC-12). Without a Dutch voice the letters' names are read instead. */
export function SpellingGame() {
  const { random } = usePlatform();
  const region = useRef<HTMLDivElement>(null);
  const { state, begin, send } = useRound<{ name: string }>();
  const [unheard, setUnheard] = useState<Unheard>(null);
  useMovedFocus(region, state === null ? 'before' : `${state.phase} ${state.results.length}`);
  const play = () =>
    begin(
      shuffled(SPELLING_NAMES, random)
        .slice(0, NAMES_A_ROUND)
        .map((name) => ({ name })),
    );
  return (
    <div ref={region}>
      <Card className="flex flex-col items-start gap-4">
        {state === null && (
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play the Spelling Game
          </Button>
        )}
        {state !== null && state.phase !== 'finished' && (
          <SpellingQuestion
            key={state.item.name}
            state={state}
            unheard={unheard}
            onUnheard={setUnheard}
            onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
            onNext={() => send({ kind: 'next-requested' })}
          />
        )}
        {state?.phase === 'finished' && (
          <RoundResultView state={state} describe={describeMistake} onPlayAgain={play} />
        )}
      </Card>
    </div>
  );
}

function describeMistake({ item, answer }: RoundResult<{ name: string }>) {
  return (
    <>
      <strong lang="nl">{item.name}</strong>, you typed {answer}
    </>
  );
}
