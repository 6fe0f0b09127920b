import { useCallback, useMemo, useRef } from 'react';
import type { Projection } from '#learning/rules/projection.ts';
import { isOpenWord } from '#learning/rules/next-words.ts';
import { lastPractised } from '#learning/rules/study-past.ts';
import type { DayPlan } from '#learning/components/use-plan.ts';
import { pause } from '#browser/clock.ts';
import type { Catalogue } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { type Loading, loadedOr, useLoaded } from '#components/use-loaded.ts';

/** What each line of the plan starts; a kind of work is absent until that is known. */
export type NextTopics = ReadonlyMap<string, ItemTopic>;

const NONE: NextTopics = new Map();

/**
 * What to start for each kind of work in today's plan: a list of words, a theme, a lesson. This needs their files, so they are looked up
 * one after the other, once the page is quiet.
 */
export function useNextTopics(
  catalogue: Catalogue,
  projection: Projection | null,
  plan: DayPlan | null,
): NextTopics {
  const { clock } = usePlatform();
  const wanted = useMemo(
    () =>
      plan?.shares
        .flatMap(({ left, area }) => (left > 0 && area.linkTo === undefined ? [area.id] : []))
        .join(' ') ?? '',
    [plan],
  );
  /** What was found before the last answer is shown until the new result is there. */
  const known = useRef(NONE);
  const load = useCallback(
    async ({ signal, show }: Loading<NextTopics>) => {
      if (projection === null || wanted === '') return NONE;
      await pause(clock, QUIET_AFTER_MS);
      const isOpen = (id: string) => isOpenWord(projection, id);
      for (const { id, banks } of catalogue.sources.filter((source) =>
        wanted.split(' ').includes(source.id),
      )) {
        const bank = banks.find(({ isPlanned }) => isPlanned);
        if (signal.aborted || bank === undefined) continue;
        const isOfBank = (itemId: string) => catalogue.bankOf(itemId)?.bank === bank;
        const last = lastPractised(projection, isOfBank)?.itemId ?? null;
        // oxlint-disable-next-line no-await-in-loop -- one file at a time: the connection may be slow
        const topic = await catalogue.nextTopic(bank, isOpen, last);
        if (topic !== null && !signal.aborted) known.current = new Map([...known.current, [id, topic]]);
        show(known.current);
      }
      return known.current;
    },
    [catalogue, clock, projection, wanted],
  );
  return loadedOr(useLoaded(load), NONE);
}
