import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TOWN_PLACES } from '#content/misc/town-places.ts';
import { routeItemId } from './route-bank.ts';
import { drawRouteQuestions } from '#subjects/misc/rules/routes.ts';
import { drawTown } from '#subjects/misc/rules/town.ts';
import { RouteMap, RouteTask, type TownRoute } from './route-task.tsx';
import { nameOf } from './where-i-am.ts';
import { AnswerOptions } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, StartCard } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';

const ROUTES_A_ROUND = 5;
const ASKED_IN_DUTCH = 'Waar ben je nu?';
const placeInDutch = (name: string) => `Bij ${name}`;

/** Read or hear a route and say where it ends, five times (MSC-11). */
const ROUTE_GAME: MiscGame<TownRoute> = {
  start: (play) => (
    <StartCard label={<Trans>Follow a route</Trans>} onPlay={play}>
      <Trans>Somebody explains the way. Follow it on the map with your eyes.</Trans>
    </StartCard>
  ),
  draw: (random) => {
    const town = drawTown(random);
    return drawRouteQuestions(town, TOWN_PLACES, ROUTES_A_ROUND, random).map((route) => ({ ...route, town }));
  },
  idOf: ({ from, target }) => routeItemId(from, target),
  isRight: ({ target }, answer) => answer === nameOf(target),
  layout: 'map',
  counted: (place, all) => msg`Route ${place} of ${all}`,
  task: (asked) => <RouteTask {...asked} />,
  picture: (asked) => <RouteMap {...asked} />,
  question: () => ASKED_IN_DUTCH,
  answer: (asked) => (
    <AnswerOptions
      asked={asked}
      options={asked.item.options.map(nameOf)}
      right={nameOf(asked.item.target)}
      shown={placeInDutch}
      className="grid grid-cols-2 gap-2"
    />
  ),
  verdict: ({ question }) => (
    <p>
      <Trans>
        You end up at <strong lang="nl">{nameOf(question.target)}</strong>.
      </Trans>
    </p>
  ),
  next: msg`Next route`,
  mistake: ({ question: { from, target }, answer }) => (
    <Trans>
      From <span lang="nl">{nameOf(from)}</span> to <strong lang="nl">{nameOf(target)}</strong>; you said{' '}
      <span lang="nl">{answer}</span>
    </Trans>
  ),
};

export function RouteGame() {
  return <MiscGameRunner game={ROUTE_GAME} />;
}
