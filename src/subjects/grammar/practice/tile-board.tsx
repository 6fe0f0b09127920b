import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { textsOf } from '#practice/rules/tile-machine.ts';
import { type TileBoardProps, useTileBoard } from './use-tile-board.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';

/** The sentence so far and the words left for it. Every tile is a button; its place is announced after each change. */
export function TileBoard({ task, placed, onEvent }: TileBoardProps) {
  const { i18n } = useLingui();
  const { board, left, current, said, put, takeBack, moveCurrent, onKeyDown } = useTileBoard({
    task,
    placed,
    onEvent,
  });
  const hintId = useId();
  const { tiles, start, end } = task;
  // While the sentence is incomplete, the full stop would look like a fourth dot.
  const shownEnd = left.length > 0 && end === '.' ? '' : end;
  const draw = (tile: number, isPlaced: boolean) => (
    <Tile
      key={tile}
      tile={tile}
      text={tiles[tile] ?? ''}
      isPlaced={isPlaced}
      isCurrent={placed.length > 1 && tile === current}
      describedBy={hintId}
      onPressed={() => (isPlaced ? takeBack(tile) : put(tile))}
      onKeyDown={(event) => onKeyDown(tile, event)}
    />
  );
  return (
    <div ref={board} className="flex grow flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-ink-soft">
          <Trans>Your sentence</Trans>
        </legend>
        <div
          lang="nl"
          className="flex min-h-16 flex-wrap items-center gap-2 rounded-control border-2 border-dashed border-line-strong p-2"
        >
          <span className="font-semibold">{start}</span>
          {placed.map((tile) => draw(tile, true))}
          <span className="font-semibold">
            {left.length > 0 && <span aria-hidden>…</span>}
            {shownEnd}
          </span>
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-ink-soft">
          <Trans>Words to use</Trans>
        </legend>
        <div lang="nl" className="flex min-h-11 flex-wrap gap-2">
          {left.map((tile) => draw(tile, false))}
        </div>
      </fieldset>
      <TileMover
        text={placed.length > 1 && current !== null ? (tiles[current] ?? null) : null}
        onMoved={moveCurrent}
      />
      <p id={hintId} className="text-sm text-ink-soft">
        <Trans>
          Press a word to add it. Press it again to remove it. “Earlier” and “Later” move the last word that
          you pressed. With a keyboard, arrow keys go from word to word. Ctrl or Alt with an arrow key moves a
          word.
        </Trans>
      </p>
      <output className="sr-only">
        {said !== null && (
          <>
            <span lang="nl">{said.text}</span>: {i18n._(said.place)}.{' '}
            <span lang="nl">{[start, ...textsOf(task, placed)].join(' ')}</span>
          </>
        )}
      </output>
      <ActionBar>
        <Button data-check="" disabled={left.length > 0} onClick={() => onEvent({ kind: 'check-requested' })}>
          <Trans>Check</Trans>
        </Button>
      </ActionBar>
    </div>
  );
}

interface TileProps {
  readonly tile: number;
  readonly text: string;
  /** It is in the sentence. */
  readonly isPlaced?: boolean;
  /** `Earlier` and `Later` move this tile. */
  readonly isCurrent?: boolean;
  readonly describedBy: string;
  readonly onPressed: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One word, or a few that stay together. */
function Tile({
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

interface TileMoverProps {
  /** The word to move; null while there is none. */
  readonly text: string | null;
  readonly onMoved: (by: -1 | 1) => void;
}

/**
 * Moves a word through the sentence by touch, as Ctrl with an arrow does by keyboard. Its room is reserved, and its buttons stay enabled at
 * both ends: nothing jumps away from the finger, and the focus isn't lost.
 */
function TileMover({ text, onMoved }: TileMoverProps) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-ink-soft">
        {text === null ? (
          t`Move a word`
        ) : (
          <Trans>
            Move <span lang="nl">{text}</span>
          </Trans>
        )}
      </legend>
      {/* The sentence runs from left to right in any language. */}
      <div dir="ltr" className="flex flex-wrap gap-2">
        <Button tone="secondary" disabled={text === null} onClick={() => onMoved(-1)}>
          <ArrowLeft aria-hidden size={18} />
          <Trans>Earlier</Trans>
        </Button>
        <Button tone="secondary" disabled={text === null} onClick={() => onMoved(1)}>
          <Trans context="further on in a sentence">Later</Trans>
          <ArrowRight aria-hidden size={18} />
        </Button>
      </div>
    </fieldset>
  );
}
