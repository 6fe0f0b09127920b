import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { streakOf, type Streak } from '#learning/rules/streak.ts';
import { type StudyDay, studyMinutes } from '#learning/rules/study-days.ts';
import { dayLater } from '#lib/calendar-day.ts';
import { weekdayText } from '#lib/formatted-days.ts';
import { numberText } from '#lib/formatted.ts';
import { BarChart } from '#components/bar-chart.tsx';
import { ChartTable } from '#components/chart-table.tsx';

/** Five weeks: as long as most people prepare for a part of the exam. */
const SHOWN_DAYS = 35;
const WEEK_DAYS = 7;

interface DaysSectionProps {
  readonly days: ReadonlyMap<string, StudyDay>;
  readonly today: string;
}

/** On which days a person studied, for how long, and their streak (MEM-10). */
export function DaysSection({ days, today }: DaysSectionProps) {
  const { t, i18n } = useLingui();
  const shown = Array.from({ length: SHOWN_DAYS }, (_, place) => dayLater(today, place + 1 - SHOWN_DAYS));
  const minutes = shown.map((day) => studyMinutes(days.get(day)?.durationMs ?? 0));
  const all = [...days.values()].map(({ durationMs }) => studyMinutes(durationMs));
  return (
    <section aria-labelledby="progress-days" className="flex flex-col gap-4">
      <h2 id="progress-days" className="text-xl font-bold">
        <Trans>Your days</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name={t`Days studied`} value={numberText(days.size, i18n.locale)} />
        <Figure name={t`Days in a row`} value={numberText(streakOf(days, today).studied, i18n.locale)} />
        <Figure name={t`Last 7 days`} value={i18n._(timeText(sum(minutes.slice(-WEEK_DAYS))))} />
        <Figure name={t`In all`} value={i18n._(timeText(sum(all)))} />
      </dl>
      <p className="text-ink-soft">
        {i18n._(streakText(streakOf(days, today)))}{' '}
        <Trans>You can miss one day a week and keep your days in a row.</Trans>
      </p>
      <BarChart
        bars={shown.map((day, place) => ({ key: day, value: minutes[place] ?? 0 }))}
        from={dayText(shown[0] ?? today, i18n.locale)}
        to={t`Today`}
        highest={i18n._(minutesText(Math.max(0, ...minutes)))}
      />
      <ChartTable
        caption={t`What you did in the last ${SHOWN_DAYS} days`}
        columns={[t`Day`, t`Minutes`, t`Answers`, t`Right`]}
        rows={shown.toReversed().map((day) => {
          const { answers, right, durationMs } = days.get(day) ?? { answers: 0, right: 0, durationMs: 0 };
          return { key: day, cells: [dayText(day, i18n.locale), studyMinutes(durationMs), answers, right] };
        })}
      />
      <p className="text-sm text-ink-soft">
        <Trans>
          The app counts the time from a question to your answer. It counts 3 minutes at most, or 60 for a
          text that you write. Lessons and videos do not count.
        </Trans>
      </p>
    </section>
  );
}

function streakText({ studied, isTodayDone }: Streak): MessageDescriptor {
  if (isTodayDone) return studied === 1 ? msg`You studied today.` : studiedBefore(studied - 1);
  return studied === 0
    ? msg`Today is a good day to begin again.`
    : msg`You have not studied today yet. There is still time.`;
}

function studiedBefore(days: number): MessageDescriptor {
  return msg`You studied today, as on ${plural(days, { one: '# day', other: '# days' })} before.`;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

function dayText(day: string, language: string): string {
  // Noon, so that a clock change at night does not change the day.
  return weekdayText(Date.parse(`${day}T12:00`), language);
}

/** `45 min`, `3 h 5 min` */
function timeText(all: number): MessageDescriptor {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours === 0 ? msg`${minutes} min` : msg`${hours} h ${minutes} min`;
}

function minutesText(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
