import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import { studyDays, type StudyDay } from '#learning/rules/study-days.ts';
import { localDay } from '#lib/calendar-day.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Catalogue, Found, ItemTopics } from '#learning/catalogue.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { type Loading, loadedOr, useLoaded } from '#components/use-loaded.ts';

export interface Progress {
  readonly status: 'reading' | 'whole' | 'unreadable';
  readonly projection: Projection;
  /** For example `2026-11-22`, in the person's time zone. */
  readonly today: string;
  /** By day; only days with answers. */
  readonly days: ReadonlyMap<string, StudyDay>;
}

/** What the log says of a person's study, up to the latest answer in any tab. */
export function useProgress(): Progress {
  const { clock } = usePlatform();
  const { projection, status } = useProjection();
  const [today, setToday] = useState(() => localDay(clock.now()));
  useEffect(() => clock.every(MINUTE_MS, () => setToday(localDay(clock.now()))), [clock]);
  const days = useMemo(() => studyDays(projection, localDay), [projection]);
  return { status, projection, today, days };
}

export interface TopicsSoFar {
  readonly topics: ItemTopics;
  /** `missing`: some can't be loaded now. */
  readonly status: 'reading' | 'whole' | 'missing';
}

const NO_TOPICS: TopicsSoFar = { topics: new Map(), status: 'reading' };

/** The topics of all answered items; grows as they are found. */
export function useTopics(catalogue: Catalogue, projection: Projection): TopicsSoFar {
  const wanted = useMemo(() => [...itemsOf(projection)].map(([id]) => id).join(' '), [projection]);
  /** What was found for the last answer is used for the next one, too. */
  const known = useRef(NO_TOPICS);
  const load = useCallback(
    async ({ show }: Loading<TopicsSoFar>): Promise<TopicsSoFar> => {
      const isWhole = await catalogue.topicsOf(wanted.split(' '), (more) => {
        const { topics, status } = known.current;
        known.current = { topics: new Map([...topics, ...more]), status };
        show(known.current);
      });
      known.current = { topics: known.current.topics, status: isWhole ? 'whole' : 'missing' };
      return known.current;
    },
    [catalogue, wanted],
  );
  return loadedOr(useLoaded(load), NO_TOPICS);
}

/** The items that were found for these ids; null until all have been looked for. */
export function useFound(catalogue: Catalogue, ids: readonly string[]): ReadonlyMap<string, Found> | null {
  const wanted = ids.join(' ');
  const load = useCallback(async () => {
    const all = wanted === '' ? [] : wanted.split(' ');
    return new Map(await Promise.all(all.map(async (id) => [id, await catalogue.find(id)] as const)));
  }, [catalogue, wanted]);
  return loadedOr(useLoaded(load), null);
}
