import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { countKnowledge } from '#learning/rules/knowledge.ts';
import { kindOf } from '#learning/rules/item-id.ts';
import { itemsOf, type Projection } from '#learning/rules/projection.ts';
import { numberText } from '#lib/formatted.ts';
import { localDay } from '#lib/calendar-day.ts';
import { BUILT_ROWS } from '#data-files/built-rows.ts';
import { readOwnLists } from '#learning/own-lists/own-list-store.ts';
import { WORDS_AT_A_TIME } from '#learning/rules/next-words.ts';
import { route } from '#routes/routes.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { ChartTable } from '#components/chart-table.tsx';
import { Dutch } from '#ui/dutch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** How many words are known, being learned, and new (MEM-10). */
export function WordsSection({ projection }: { projection: Projection }) {
  const { t, i18n } = useLingui();
  const ownWords = useOwnWordCount();
  const { known, learning } = useMemo(() => {
    const ids = [...itemsOf(projection)].map(([id]) => id).filter((id) => kindOf(id) === 'word');
    return countKnowledge(projection, ids, localDay);
  }, [projection]);
  // The number comes from the build: the lists themselves are not needed to count new words.
  const inLists = BUILT_ROWS['/vocabulary.csv'];
  const states = [
    { name: t`Known`, count: known, fill: 'fill-success' },
    { name: t`Learning`, count: learning, fill: 'fill-action' },
    ...(inLists === undefined
      ? []
      : [
          {
            name: t`New`,
            count: Math.max(0, inLists + ownWords - known - learning),
            fill: 'fill-line-strong',
          },
        ]),
  ];
  const counts = states.map((state) => ({ ...state, shown: numberText(state.count, i18n.locale) }));
  return (
    <section aria-labelledby="progress-words" className="flex flex-col gap-4">
      <h2 id="progress-words" className="text-xl font-bold">
        <Trans>Your words</Trans>
      </h2>
      <WordStrip states={states} />
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {counts.map(({ name, shown, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 10 10" className="size-3">
              <rect width="10" height="10" rx="2" className={fill} />
            </svg>
            <Trans>
              {name}: <strong className="tabular-nums">{shown}</strong>
            </Trans>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <Trans>
          <strong>Known</strong>: known the first time, or right on two different days, with no mistake since.{' '}
          <strong>Learning</strong>: answered, but not known yet. <strong>New</strong>: not answered yet. Your
          own lists count, too. A mistake with <Dutch>de</Dutch> or <Dutch>het</Dutch> does not count here.
        </Trans>
      </p>
      <ChartTable
        caption={t`Your words by how well you know them`}
        columns={[t`State`, t`Words`]}
        rows={states.map(({ name, count }) => ({ key: name, cells: [name, count] }))}
      />
      <AppLink
        to={route('vocabulary', { kind: 'next', count: WORDS_AT_A_TIME })}
        className={buttonClass({ tone: 'secondary', className: 'self-start' })}
      >
        <Trans>Learn new words</Trans>
      </AppLink>
    </section>
  );
}

/** The number of words in custom lists: they count like the others. */
function useOwnWordCount(): number {
  const platform = usePlatform();
  const lists = loadedOr(useLoaded(useCallback(() => readOwnLists(platform), [platform])), null);
  return lists?.ok === true ? lists.value.reduce((sum, { words }) => sum + words.length, 0) : 0;
}

const WIDTH = 300;

/** The states next to each other, each as wide as its number of words. */
function WordStrip({ states }: { states: readonly { name: string; count: number; fill: string }[] }) {
  const all = Math.max(
    1,
    states.reduce((sum, { count }) => sum + count, 0),
  );
  const widths = states.map(({ count }) => (count / all) * WIDTH);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className="h-4 w-full rtl:-scale-x-100 rounded-sm border border-line-strong"
    >
      {states.map(({ name, fill }, place) => (
        <rect
          key={name}
          x={widths.slice(0, place).reduce((sum, width) => sum + width, 0)}
          width={widths[place]}
          height="10"
          className={fill}
        />
      ))}
    </svg>
  );
}
