import type { ForecastDay } from '#learning/rules/forecast.ts';
import { counted } from '#lib/counted.ts';
import { DAY_MS } from '#lib/duration.ts';
import { BarChart } from '#components/bar-chart.tsx';
import { ChartTable } from '#components/chart-table.tsx';

/** MEM-07 */
export const FORECAST_DAYS = 30;

const DATE = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });

/** The coming month of review: as bars, and as a table for people who read it (MEM-12). */
export function ReviewForecast({ days }: { days: readonly ForecastDay[] }) {
  const most = Math.max(0, ...days.map(({ cards }) => cards));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">The coming {FORECAST_DAYS} days</h2>
      <BarChart
        bars={days.map(({ startsAt, cards }) => ({ key: String(startsAt), value: cards }))}
        from="Today"
        to={`In ${days.length - 1} days`}
        highest={counted(most, 'card')}
      />
      <ChartTable
        caption={`Cards to review in the coming ${FORECAST_DAYS} days`}
        columns={['Day', 'Cards']}
        rows={days.map(({ startsAt, cards }, place) => ({
          key: String(startsAt),
          // Noon, so that a clock change at night does not change the day.
          cells: [place === 0 ? 'Today' : DATE.format(startsAt + DAY_MS / 2), cards],
        }))}
      />
    </section>
  );
}
