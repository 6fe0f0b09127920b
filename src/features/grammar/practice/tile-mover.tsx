import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface TileMoverProps {
  /** The word that is moved; null while there is nothing to move. */
  readonly text: string | null;
  readonly onMoved: (by: -1 | 1) => void;
}

/**
 * Moves a word through the sentence by touch, as Ctrl with an arrow does by keyboard. It has its room from the start, and
 * its buttons stay enabled at either end: nothing jumps away under the finger, and the focus is not lost.
 */
export function TileMover({ text, onMoved }: TileMoverProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm font-medium text-ink-soft">
        {text === null ? (
          'Move a word'
        ) : (
          <>
            Move <span lang="nl">{text}</span>
          </>
        )}
      </legend>
      <Button tone="secondary" disabled={text === null} onClick={() => onMoved(-1)}>
        <ArrowLeft aria-hidden size={18} />
        Earlier
      </Button>
      <Button tone="secondary" disabled={text === null} onClick={() => onMoved(1)}>
        Later
        <ArrowRight aria-hidden size={18} />
      </Button>
    </fieldset>
  );
}
