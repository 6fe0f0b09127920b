import { streakOf, type Streak } from '#learning/rules/streak.ts';
import type { StudyDay } from '#learning/rules/study-days.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { BarChart } from '#components/bar-chart.tsx';
import { ChartTable } from '#components/chart-table.tsx';

/** Five weeks: as long as most people prepare for a part of the exam. */
const SHOWN_DAYS = 35;
const WEEK_DAYS = 7;

const DATE = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

interface DaysSectionProps {
  readonly days: ReadonlyMap<string, StudyDay>;
  readonly today: string;
}

/** On which days a person studied, for how long, and their streak (MEM-10). */
export function DaysSection({ days, today }: DaysSectionProps) {
  const shown = Array.from({ length: SHOWN_DAYS }, (_, place) => dayLater(today, place + 1 - SHOWN_DAYS));
  const minutes = shown.map((day) => minutesOf(days.get(day)?.durationMs ?? 0));
  const week = shown.slice(-WEEK_DAYS).map((day) => days.get(day)?.durationMs ?? 0);
  const all = [...days.values()].map(({ durationMs }) => durationMs);
  return (
    <section aria-labelledby="progress-days" className="flex flex-col gap-4">
      <h2 id="progress-days" className="text-xl font-bold">
        Your days
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name="Days studied" value={String(days.size)} />
        <Figure name="Days in a row" value={String(streakOf(days, today).studied)} />
        <Figure name="Last 7 days" value={timeText(sum(week))} />
        <Figure name="In all" value={timeText(sum(all))} />
      </dl>
      <p className="text-ink-soft">
        {streakText(streakOf(days, today))} You can miss one day a week and keep your days in a row.
      </p>
      <BarChart
        bars={shown.map((day, place) => ({ key: day, value: minutes[place] ?? 0 }))}
        from={DATE.format(Date.parse(shown[0] ?? today))}
        to="Today"
        highest={counted(Math.max(0, ...minutes), 'minute')}
      />
      <ChartTable
        caption={`What you did in the last ${SHOWN_DAYS} days`}
        columns={['Day', 'Minutes', 'Answers', 'Right']}
        rows={shown.toReversed().map((day) => {
          const { answers, right, durationMs } = days.get(day) ?? { answers: 0, right: 0, durationMs: 0 };
          return { key: day, cells: [DATE.format(Date.parse(day)), minutesOf(durationMs), answers, right] };
        })}
      />
      <p className="text-sm text-ink-soft">
        The app counts the time from a question to your answer: 3 minutes at most, or 60 for a text that you
        write. Lessons and videos do not count.
      </p>
    </section>
  );
}

function streakText({ studied, isTodayDone }: Streak): string {
  if (isTodayDone)
    return studied === 1 ? 'You studied today.' : `You studied today, as on ${studied - 1} days before.`;
  return studied === 0
    ? 'Today is a good day to begin again.'
    : 'You have not studied today yet. There is still time.';
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

/** Anything studied counts as at least a minute. */
function minutesOf(durationMs: number): number {
  return Math.ceil(durationMs / MINUTE_MS);
}

/** `45 min`, `3 h 5 min` */
function timeText(durationMs: number): string {
  const minutes = minutesOf(durationMs);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
