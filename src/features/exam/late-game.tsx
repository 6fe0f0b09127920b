import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LazyCode } from '#shared/lazy/lazy-code.tsx';
import type { StoredValue } from '#services/storage/stored-value.ts';
import { LazyFailure } from '#shared/lazy/lazy-view.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

export interface LateGameProps<Begin> {
  /** What was pressed in the intro, to be done at once; null where a game is taken up again. */
  readonly begin: Begin | null;
}

/** What an intro needs of the game that comes after it. */
export interface GameOnItsWay<Begin> {
  /** What was pressed while the game is still being fetched; null before. */
  readonly awaited: Begin | null;
  /** The person is about to press something: to be told on `pointerenter` and `focus`. */
  readonly onIntended: () => void;
  readonly onBegun: (begin: Begin) => void;
}

interface LateGameViewProps<Begin> {
  readonly code: LazyCode<LateGameProps<Begin>>;
  /** Where a game under way is kept on the device. */
  readonly stored: StoredValue<unknown>;
  readonly children: (game: GameOnItsWay<Begin>) => ReactNode;
}

/**
 * The intro of a game, and from the first press on the game itself. Its code is no part of the page's first visit (QUA-02):
 * it is fetched when somebody is about to begin, or at once where a game is kept on the device (EXM-07).
 */
export function LateGame<Begin>({ code, stored, children: drawIntro }: LateGameViewProps<Begin>) {
  const { storage } = usePlatform();
  const [isKept] = useState(() => stored.read(storage) !== null);
  const [begin, setBegin] = useState<Begin | null>(null);
  const status = useSyncExternalStore(code.subscribe, code.status, code.status);
  const load = () => void code.load();
  useEffect(() => {
    if (isKept) void code.load();
  }, [isKept, code]);
  const isWanted = isKept || begin !== null;
  if (isWanted && status.phase === 'ready') return <status.Component begin={begin} />;
  if (isWanted && status.phase === 'failed') return <LazyFailure onRetried={load} />;
  if (isKept) return <Skeleton className="h-96" />;
  return drawIntro({
    awaited: begin,
    onIntended: load,
    onBegun(pressed) {
      setBegin(pressed);
      load();
    },
  });
}
