import { useId } from 'react';
import { textsOf } from '#domain/question/tile-machine.ts';
import { TileMover } from '#features/grammar/practice/tile-mover.tsx';
import { Tile } from '#features/grammar/practice/tile.tsx';
import { useTileBoard, type TileBoardProps } from '#features/grammar/practice/use-tile-board.ts';
import { Button } from '#ui/button.tsx';

/** The sentence being made and the words left for it. Every tile is a button; its place is said after each change. */
export function TileBoard({ task, placed, onEvent }: TileBoardProps) {
  const { board, left, current, said, put, takeBack, moveCurrent, onKeyDown } = useTileBoard({
    task,
    placed,
    onEvent,
  });
  const hintId = useId();
  const { tiles, start, end } = task;
  // Of a sentence still to be made the stop would only be a fourth dot.
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
    <div ref={board} className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium text-ink-soft">Your sentence</legend>
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
        <legend className="mb-2 text-sm font-medium text-ink-soft">Words to use</legend>
        <div lang="nl" className="flex min-h-11 flex-wrap gap-2">
          {left.map((tile) => draw(tile, false))}
        </div>
      </fieldset>
      <TileMover
        text={placed.length > 1 && current !== null ? (tiles[current] ?? null) : null}
        onMoved={moveCurrent}
      />
      <p id={hintId} className="text-sm text-ink-soft">
        Press a word to put it at the end, and again to take it back. Earlier and Later move the word that you
        pressed last. With a keyboard, arrow keys go from word to word, and Ctrl or Alt with an arrow moves a
        word.
      </p>
      <output className="sr-only">
        {said !== null && (
          <>
            <span lang="nl">{said.text}</span>: {said.place}.{' '}
            <span lang="nl">{[start, ...textsOf(task, placed)].join(' ')}</span>
          </>
        )}
      </output>
      <Button
        data-check=""
        className="self-start"
        disabled={left.length > 0}
        onClick={() => onEvent({ kind: 'check-requested' })}
      >
        Check
      </Button>
    </div>
  );
}
