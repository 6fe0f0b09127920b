import { Play } from 'lucide-react';
import { useState } from 'react';
import { drawTown, type Town } from '#domain/town/town.ts';
import { WalkPlay } from '#features/misc/directions/walk-play.tsx';
import { PlayArea } from '#shared/question/play-area.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** The walk through the 5 by 5 town: a new town each time (MSC-11). */
export function WalkGame() {
  const { random } = usePlatform();
  const [game, setGame] = useState<{ town: Town; number: number } | null>(null);
  const play = () => setGame({ town: drawTown(random), number: (game?.number ?? 0) + 1 });
  return (
    <PlayArea step={`${game?.number ?? 0}`}>
      {game === null ? (
        <Card className="flex flex-col items-start gap-4">
          <p>
            You are at <span lang="nl">het hotel</span> and want to catch a train. Mind the canal: it has two
            bridges.
          </p>
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Walk to the Station
          </Button>
        </Card>
      ) : (
        <WalkPlay key={game.number} town={game.town} onPlayAgain={play} />
      )}
    </PlayArea>
  );
}
