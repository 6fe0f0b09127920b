import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { rightCount, type RoundResult, type RoundState } from '#domain/round/round-machine.ts';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';

interface RoundResultProps<Item> {
  readonly state: RoundState<Item>;
  /** One answer that was wrong, with the right one. */
  readonly describe: (result: RoundResult<Item>) => ReactNode;
  readonly onPlayAgain: () => void;
  /** Beside `Play Again`. */
  readonly children?: ReactNode;
}

/** The end of a game: how many were right, what went wrong, and another round. */
export function RoundResultView<Item>({ state, describe, onPlayAgain, children }: RoundResultProps<Item>) {
  const right = rightCount(state);
  const total = state.results.length;
  const wrong = state.results.filter(({ isRight }) => !isRight);
  return (
    <div className="flex flex-col items-start gap-4">
      <p {...FOCUS_HERE} tabIndex={-1} className="text-xl font-bold outline-none">
        {right} of {total} right{right === total ? '. Well done!' : '.'}
      </p>
      {wrong.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">Look at these again</p>
          <ul className="flex flex-col gap-2">
            {wrong.map((result) => (
              <li key={state.results.indexOf(result)} className="border-l-4 border-line-strong pl-3">
                {describe(result)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onPlayAgain}>
          <RotateCcw aria-hidden size={18} />
          Play Again
        </Button>
        {children}
      </div>
    </div>
  );
}
