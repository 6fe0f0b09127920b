import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WALK_ITEM_ID } from './route-bank.ts';
import { shortestDistance } from '#subjects/misc/rules/routes.ts';
import { drawTown, type Crossing, type Walker } from '#subjects/misc/rules/town.ts';
import {
  startWalk,
  walkReducer,
  type WalkCommand,
  type WalkState,
} from '#subjects/misc/rules/walk-machine.ts';
import { TownMap } from './town-map.tsx';
import { WalkButtons, WalkProgress } from './walk-controls.tsx';
import { MiscGameRunner, StartCard } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';

/** MSC-11: from bottom left to top right. */
const START: Walker = { column: 0, row: 0, heading: 'north' };
const STATION: Crossing = { column: 4, row: 4 };
const DUTCH_TASK = 'Loop naar het station.';

/** The walk through the 5 by 5 town: a new town each time (MSC-11). */
function useWalkGame(): MiscGame<WalkState> {
  const [walked, setWalked] = useState<WalkState | null>(null);
  const walkOn = (walk: WalkState, commands: readonly WalkCommand[], give: (answer: string) => void) => {
    const after = commands.reduce(walkReducer, walk);
    setWalked(after);
    if (after.phase === 'arrived') give(`${after.commands.length} commands`);
  };
  return {
    start: (play) => (
      <StartCard label={<Trans>Walk to the station</Trans>} onPlay={play}>
        <Trans>
          You are at <span lang="nl">het hotel</span> and want to take a train. There is a canal, with two
          bridges.
        </Trans>
      </StartCard>
    ),
    draw: (random) => [startWalk(drawTown(random), START, STATION)],
    onAsked: () => setWalked(null),
    idOf: () => WALK_ITEM_ID,
    isRight: () => true,
    layout: 'map',
    task: () => <WalkTask />,
    picture: ({ item }) => <WalkMap walk={walked ?? item} />,
    answer: ({ item, give }) => (
      <WalkProgress walk={walked ?? item} onCommands={(commands) => walkOn(walked ?? item, commands, give)} />
    ),
    controls: ({ item, give }) => (
      <WalkButtons onCommands={(commands) => walkOn(walked ?? item, commands, give)} />
    ),
    verdict: ({ question }) => <Arrival walk={walked ?? question} />,
    next: msg`Walk again`,
  };
}

export function WalkGame() {
  return <MiscGameRunner game={useWalkGame()} />;
}

function WalkTask() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-col leading-snug">
        <strong lang="nl" className="text-xl">
          {DUTCH_TASK}
        </strong>{' '}
        <span className="text-ink-soft">
          <Trans>Walk to the station.</Trans>
        </span>
      </p>
      <ListenButton isTextShown text={DUTCH_TASK} />
    </div>
  );
}

function WalkMap({ walk: { town, walker, trail } }: { walk: WalkState }) {
  const { t } = useLingui();
  return (
    <TownMap
      town={town}
      walker={walker}
      trail={trail}
      target={STATION}
      label={t`A town of five by five crossroads. The hotel is at the bottom left, the station at the top right. There is a canal between the second and the third row.`}
    />
  );
}

/** How many commands and streets it took, and whether it could be shorter. */
function Arrival({ walk: { town, trail, commands } }: { walk: WalkState }) {
  const streets = trail.length - 1;
  const shortest = shortestDistance(town, START, STATION) ?? streets;
  return (
    <p>
      <span lang="nl">Je bent op het station.</span>{' '}
      <Trans>
        You gave <Plural value={commands.length} one="# command" other="# commands" /> and walked{' '}
        <Plural value={streets} one="# street" other="# streets" />.
      </Trans>{' '}
      {streets === shortest ? (
        <Trans>There is no shorter way.</Trans>
      ) : (
        <Trans>
          The shortest way is <Plural value={shortest} one="# street" other="# streets" />.
        </Trans>
      )}
    </p>
  );
}
