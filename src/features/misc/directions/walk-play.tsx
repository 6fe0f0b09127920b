import { useReducer } from 'react';
import { itemId } from '#domain/memory/item-id.ts';
import type { Crossing, Town, Walker } from '#domain/town/town.ts';
import { startWalk, walkReducer, type WalkCommand } from '#domain/town/walk-machine.ts';
import { TownMap } from '#features/misc/directions/town-map.tsx';
import { WalkArrived } from '#features/misc/directions/walk-arrived.tsx';
import { TypedCommands } from '#features/misc/directions/typed-commands.tsx';
import { WalkButtons } from '#features/misc/directions/walk-buttons.tsx';
import { aheadInWords, outcomeInWords, whereIAm } from '#features/misc/directions/where-i-am.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';

/** MSC-11: from bottom left to top right. */
const START: Walker = { column: 0, row: 0, heading: 'north' };
const STATION: Crossing = { column: 4, row: 4 };
const TASK = 'Loop naar het station.';
const MAP_LABEL =
  'A town of five by five crossroads. The hotel is at the bottom left, the station at the top right, and a canal lies between the second and the third row.';

interface WalkPlayProps {
  readonly town: Town;
  readonly onPlayAgain: () => void;
}

/** One walk: the map, the commands right under it, where they led, and the arrival. */
export function WalkPlay({ town, onPlayAgain }: WalkPlayProps) {
  const [walk, dispatch] = useReducer(walkReducer, startWalk(town, START, STATION));
  const recordAnswer = useStudyAnswer(itemId('question', 'walk-to-het-station'), 'game');
  const obey = (commands: readonly WalkCommand[]) => {
    const { phase, commands: given } = commands.reduce(walkReducer, walk);
    commands.forEach(dispatch);
    if (phase === 'arrived') recordAnswer('right', `${given.length} commands`);
  };
  return (
    <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap items-center justify-between gap-3 lg:col-start-2">
        <p className="flex flex-col leading-snug">
          <strong lang="nl" className="text-xl">
            {TASK}
          </strong>{' '}
          <span className="text-ink-soft">Walk to the station.</span>
        </p>
        <ListenButton text={TASK} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TownMap town={town} walker={walk.walker} trail={walk.trail} target={STATION} label={MAP_LABEL} />
      </div>
      <div className="flex flex-col gap-4">
        {walk.phase === 'walking' && <WalkButtons onCommands={obey} />}
        <output className="block">
          {outcomeInWords(walk.outcome)} {whereIAm(walk.walker)}{' '}
          {walk.phase === 'walking' && aheadInWords(town, walk.walker)}
        </output>
        {walk.phase === 'walking' ? (
          <TypedCommands onCommands={obey} />
        ) : (
          <WalkArrived walk={walk} from={START} onPlayAgain={onPlayAgain} />
        )}
      </div>
    </div>
  );
}
