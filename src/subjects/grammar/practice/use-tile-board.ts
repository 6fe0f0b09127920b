import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TileEvent } from '#practice/rules/tile-machine.ts';
import type { ClauseTask } from '#subjects/grammar/practice/generators/word-order.ts';

export interface TileBoardProps {
  readonly task: ClauseTask;
  readonly placed: readonly number[];
  readonly onEvent: (event: TileEvent<ClauseTask>) => void;
}

interface TileBoardActions {
  /** The element around all tiles and the button to check. */
  readonly board: RefObject<HTMLDivElement | null>;
  /** The tiles that are not in the sentence. */
  readonly left: readonly number[];
  /** The tile in the sentence that was pressed or moved last; null while there is none. */
  readonly current: number | null;
  /** The last change, to be read out; null before the first. */
  readonly said: { readonly text: string; readonly place: MessageDescriptor } | null;
  readonly put: (tile: number) => void;
  readonly takeBack: (tile: number) => void;
  /** Does nothing at either end of the sentence. */
  readonly moveCurrent: (by: -1 | 1) => void;
  readonly onKeyDown: (tile: number, event: KeyboardEvent) => void;
}

const TILE = '[data-tile]';
const CHECK = '[data-check]';

/** Moves tiles by press and by key, and moves the focus along: a pressed tile leaves its place. */
export function useTileBoard({ task: { tiles }, placed, onEvent }: TileBoardProps): TileBoardActions {
  const board = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string | null>(null);
  const [said, setSaid] = useState<TileBoardActions['said']>(null);
  const [touched, setTouched] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (nextFocus.current === null) return;
    board.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = null;
  });
  const left = [...tiles.keys()].filter((tile) => !placed.includes(tile));

  const current = touched !== null && placed.includes(touched) ? touched : (placed.at(-1) ?? null);

  /** Focuses what `focus` selects; null leaves the focus alone. */
  const change = (
    event: Extract<TileEvent<ClauseTask>, { tile: number }>,
    focus: string | null,
    place: MessageDescriptor,
  ) => {
    nextFocus.current = focus;
    setTouched(event.tile);
    setSaid({ text: tiles[event.tile] ?? '', place });
    onEvent(event);
  };
  const placeOf = (place: number) => msg`place ${{ place: place + 1 }} of ${{ count: tiles.length }}`;
  const put = (tile: number) => {
    const next = left[left.indexOf(tile) + 1] ?? left.find((other) => other !== tile);
    change(
      { kind: 'tile-placed', tile },
      next === undefined ? CHECK : selectorOf(next),
      placeOf(placed.length),
    );
  };
  const takeBack = (tile: number) => change({ kind: 'tile-returned', tile }, selectorOf(tile), msg`removed`);
  const move = (tile: number, by: number, focus: string | null) => {
    const to = placed.indexOf(tile) + by;
    if (!placed.includes(tile) || !(to in placed)) return;
    change({ kind: 'tile-moved', tile, to }, focus, placeOf(to));
  };
  const moveCurrent = (by: -1 | 1) => {
    if (current !== null) move(current, by, null);
  };
  const onKeyDown = (tile: number, event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || event.metaKey || event.shiftKey) return;
    // Otherwise Alt with an arrow would go back a page.
    event.preventDefault();
    if (event.ctrlKey || event.altKey) move(tile, by, selectorOf(tile));
    else focusNeighbour(board.current, event.currentTarget, by);
  };
  return { board, left, current, said, put, takeBack, moveCurrent, onKeyDown };
}

function selectorOf(tile: number): string {
  return `[data-tile="${tile}"]`;
}

/** Arrow keys go through all tiles, those in the sentence first. */
function focusNeighbour(board: HTMLElement | null, from: Element, by: number): void {
  const tiles = [...(board?.querySelectorAll<HTMLElement>(TILE) ?? [])];
  tiles[tiles.findIndex((tile) => tile === from) + by]?.focus();
}
