import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

interface TileProps {
  readonly tile: number;
  readonly text: string;
  /** It stands in the sentence. */
  readonly isPlaced?: boolean;
  /** `Earlier` and `Later` move it. */
  readonly isCurrent?: boolean;
  readonly describedBy: string;
  readonly onPressed: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One word, or a few that stay together. */
export function Tile({
  tile,
  text,
  isPlaced = false,
  isCurrent = false,
  describedBy,
  onPressed,
  onKeyDown,
}: TileProps) {
  return (
    <button
      type="button"
      data-tile={tile}
      aria-describedby={describedBy}
      onClick={onPressed}
      onKeyDown={onKeyDown}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border-2 px-3 py-1 font-medium wrap-anywhere transition-colors duration-150 hover:border-brand',
        isPlaced ? 'border-brand bg-brand-soft text-ink' : 'border-line-strong bg-surface-raised text-ink',
        isCurrent && 'shadow-[0_0_0_2px_var(--brand)]',
      )}
    >
      {text}
    </button>
  );
}
