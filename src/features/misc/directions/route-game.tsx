import { Play } from 'lucide-react';
import { useRef } from 'react';
import { TOWN_PLACES } from '#content/misc/town-places.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import { drawRouteQuestions } from '#domain/town/route-question.ts';
import { drawTown } from '#domain/town/town.ts';
import { RouteQuestionView, type PlaceQuestion } from '#features/misc/directions/route-question-view.tsx';
import { nameOf } from '#features/misc/directions/where-i-am.ts';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
import { useRound } from '#features/misc/use-round.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const ROUTES_A_ROUND = 5;

/** A route is read or heard, and one says where it ends: five times (MSC-11). */
export function RouteGame() {
  const { random } = usePlatform();
  const region = useRef<HTMLDivElement>(null);
  const { state, begin, send } = useRound<PlaceQuestion>();
  useMovedFocus(region, state === null ? 'before' : `${state.phase} ${state.results.length}`);
  const play = () => {
    const town = drawTown(random);
    const questions = drawRouteQuestions(town, TOWN_PLACES, ROUTES_A_ROUND, random);
    begin(questions.map((question) => ({ ...question, town })));
  };
  return (
    <div ref={region}>
      {state === null && (
        <Card className="flex flex-col items-start gap-4">
          <p>Somebody explains the way. Follow it on the map with your eyes.</p>
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Follow a Route
          </Button>
        </Card>
      )}
      {state !== null && state.phase !== 'finished' && (
        <RouteQuestionView
          key={state.items.indexOf(state.item)}
          state={state}
          onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
          onNext={() => send({ kind: 'next-requested' })}
        />
      )}
      {state?.phase === 'finished' && (
        <Card>
          <RoundResultView state={state} describe={describeMistake} onPlayAgain={play} />
        </Card>
      )}
    </div>
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
