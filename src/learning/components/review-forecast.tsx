import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ForecastDay } from '#learning/rules/forecast.ts';
import { DAY_MS } from '#lib/duration.ts';
import { weekdayText } from '#lib/formatted-days.ts';
import { BarChart } from '#components/bar-chart.tsx';
import { ChartTable } from '#components/chart-table.tsx';

/** MEM-07 */
export const FORECAST_DAYS = 30;

/** The coming month of review: as bars, and as a table for people who read it (MEM-12). */
export function ReviewForecast({ days }: { days: readonly ForecastDay[] }) {
  const { t, i18n } = useLingui();
  const lastDay = days.length - 1;
  const most = Math.max(0, ...days.map(({ cards }) => cards));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">
        <Trans>The coming {FORECAST_DAYS} days</Trans>
      </h2>
      <BarChart
        bars={days.map(({ startsAt, cards }) => ({ key: String(startsAt), value: cards }))}
        from={t`Today`}
        to={t({ message: plural(lastDay, { one: 'In # day', other: 'In # days' }) })}
        highest={t({ message: plural(most, { one: '# card', other: '# cards' }) })}
      />
      <ChartTable
        caption={t`Cards to review in the coming ${FORECAST_DAYS} days`}
        columns={[t`Day`, t`Cards`]}
        rows={days.map(({ startsAt, cards }, place) => ({
          key: String(startsAt),
          // Noon, so that a clock change at night does not change the day.
          cells: [place === 0 ? t`Today` : weekdayText(startsAt + DAY_MS / 2, i18n.locale), cards],
        }))}
      />
    </section>
  );
}
