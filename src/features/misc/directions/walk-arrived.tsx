import { RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { shortestDistance } from '#domain/town/routes.ts';
import type { Crossing } from '#domain/town/town.ts';
import type { WalkState } from '#domain/town/walk-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { counted } from '#lib/counted.ts';
import { Button } from '#ui/button.tsx';

interface WalkArrivedProps {
  readonly walk: WalkState;
  readonly from: Crossing;
  readonly onPlayAgain: () => void;
}

/** The end of the walk: how many commands, how many streets, and whether it could be shorter. */
export function WalkArrived({ walk, from, onPlayAgain }: WalkArrivedProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The control that had the focus has gone.
  useLayoutEffect(() => again.current?.focus({ preventScroll: true }), []);
  const streets = walk.trail.length - 1;
  const shortest = shortestDistance(walk.town, from, walk.target) ?? streets;
  return (
    <>
      <AnswerVerdict isRight>
        <p>
          <span lang="nl">Je bent op het station.</span> You gave {counted(walk.commands.length, 'command')}{' '}
          and walked {counted(streets, 'street')}.{' '}
          {streets === shortest
            ? 'There is no shorter way.'
            : `The shortest way is ${counted(shortest, 'street')}.`}
        </p>
      </AnswerVerdict>
      <Button ref={again} onClick={onPlayAgain} className="self-start">
        <RotateCcw aria-hidden size={18} />
        Walk Again
      </Button>
    </>
  );
}
