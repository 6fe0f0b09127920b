import { Play } from 'lucide-react';
import { TOWN_PLACES } from '#content/misc/town-places.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { drawRouteQuestions } from '#domain/town/routes.ts';
import { drawTown } from '#domain/town/town.ts';
import { RouteQuestionView, type PlaceQuestion } from '#features/misc/directions/route-question-view.tsx';
import { nameOf } from '#features/misc/directions/where-i-am.ts';
import { RoundGame } from '#features/misc/round-game.tsx';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const ROUTES_A_ROUND = 5;

/** A route is read or heard, and one says where it ends: five times (MSC-11). */
export function RouteGame() {
  const { random } = usePlatform();
  const round = useRound<PlaceQuestion>();
  const play = () => {
    const town = drawTown(random);
    const questions = drawRouteQuestions(town, TOWN_PLACES, ROUTES_A_ROUND, random);
    round.begin(questions.map((question) => ({ ...question, town })));
  };
  return (
    <RoundGame
      round={round}
      start={
        <Card className="flex flex-col items-start gap-4">
          <p>Somebody explains the way. Follow it on the map with your eyes.</p>
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Follow a Route
          </Button>
        </Card>
      }
      renderQuestion={(props) => <RouteQuestionView {...props} />}
      describeMistake={describeMistake}
      onPlayAgain={play}
    />
  );
}

function describeMistake({ item, answer }: RoundResult<PlaceQuestion>) {
  return (
    <>
      From <span lang="nl">{nameOf(item.from)}</span> to <strong lang="nl">{nameOf(item.target)}</strong>; you
      said <span lang="nl">{answer}</span>
    </>
  );
}
