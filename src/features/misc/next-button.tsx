import { questionNumber, type AskedRound } from '#domain/round/round-machine.ts';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';

interface NextButtonProps {
  readonly state: AskedRound<unknown>;
  /** What the round consists of: `Name`, `Route`. */
  readonly noun: string;
  readonly onNext: () => void;
}

/** The way on from an answered question; the focus waits on it. */
export function NextButton({ state, noun, onNext }: NextButtonProps) {
  return (
    <Button {...FOCUS_HERE} onClick={onNext}>
      {questionNumber(state) === state.items.length ? 'See the Result' : `Next ${noun}`}
    </Button>
  );
}
