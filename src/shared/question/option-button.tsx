import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';

/** Of an option once the question is answered; `open` before. */
export type OptionMark = 'open' | 'right' | 'wrong' | 'other';

const FRAMES: Record<OptionMark, string> = {
  open: 'border-line-strong bg-surface-raised hover:bg-brand-soft',
  right: 'border-success bg-success-soft text-success',
  wrong: 'border-danger bg-danger-soft text-danger',
  other: 'border-line bg-surface-raised text-ink-soft',
};

const SAID: Record<OptionMark, string | null> = {
  open: null,
  right: 'the right answer',
  wrong: 'your answer, not right',
  other: null,
};

interface OptionButtonProps {
  readonly text: string;
  /** What a Dutch option means, below it. */
  readonly english?: string | undefined;
  readonly isDutch: boolean;
  /** Also the key that chooses it. */
  readonly number: number;
  readonly mark: OptionMark;
  readonly onChosen: () => void;
}

/** One option of a question. Its number makes way for a check or a cross, so that nothing moves when it is answered. */
export function OptionButton({ text, english, isDutch, number, mark, onChosen }: OptionButtonProps) {
  return (
    <button
      type="button"
      disabled={mark !== 'open'}
      // The second half of a double click on `Next Question` is no answer.
      onClick={({ detail }) => (detail > 1 ? undefined : onChosen())}
      className={clsx(
        'flex min-h-12 w-full items-center gap-3 rounded-control border-2 px-3 py-2 text-left font-medium wrap-anywhere transition-colors duration-150 disabled:cursor-default',
        FRAMES[mark],
      )}
    >
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-content-center rounded-full border border-current text-sm tabular-nums"
      >
        {mark === 'right' ? <Check size={18} /> : mark === 'wrong' ? <X size={18} /> : number}
      </span>
      <span className="min-w-0">
        <span lang={isDutch ? 'nl' : undefined}>{text}</span>
        {english !== undefined && <span className="block font-normal"> {english}</span>}
      </span>
      {SAID[mark] !== null && (
        <>
          {' '}
          <span className="sr-only">({SAID[mark]})</span>
        </>
      )}
    </button>
  );
}
