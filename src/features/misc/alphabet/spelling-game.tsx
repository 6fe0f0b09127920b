import { Play } from 'lucide-react';
import { useState } from 'react';
import { SPELLING_NAMES, type SpellingName } from '#content/misc/spelling-names.ts';
import { SpellingQuestion, type Unheard } from '#features/misc/alphabet/spelling-question.tsx';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { RoundGame } from '#features/misc/round-game.tsx';
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
  const round = useRound<SpellingName>();
  const [unheard, setUnheard] = useState<Unheard>(null);
  const play = () => round.begin(shuffled(SPELLING_NAMES, random).slice(0, NAMES_A_ROUND));
  return (
    <Card>
      <RoundGame
        round={round}
        start={
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play the Spelling Game
          </Button>
        }
        renderQuestion={(props) => <SpellingQuestion {...props} unheard={unheard} onUnheard={setUnheard} />}
        describeMistake={describeMistake}
        onPlayAgain={play}
      />
    </Card>
  );
}

function describeMistake({ item, answer }: RoundResult<SpellingName>) {
  return (
    <>
      <strong lang="nl">{item.name}</strong>, you typed {answer}
    </>
  );
}
