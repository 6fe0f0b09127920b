import type { SimulatedDay, Simulation } from './study-days.ts';

const WEEK = 7;

/** A table by week, and the totals at the end. */
export function reportOf(
  { learner, examDay, minutesADay }: Simulation,
  days: readonly SimulatedDay[],
): string {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  const rows = weeks.map((week, number) => {
    const last = week.at(-1);
    const mean = (of: (day: SimulatedDay) => number) =>
      (week.reduce((sum, day) => sum + of(day), 0) / week.length).toFixed(0);
    const most = Math.max(...week.map(({ seconds }) => seconds)) / 60;
    return [
      number + 1,
      mean(({ due }) => due),
      mean(({ started }) => started),
      most.toFixed(0),
      last?.wordsSeen ?? 0,
      last?.wordsKnown.toFixed(0) ?? 0,
      last === undefined ? '' : readinessText(last),
    ];
  });
  const lastStudy = days[examDay - 8];
  const open = lastStudy?.plan?.shares
    .filter(({ area, share }) => area.open > share)
    .map(({ area, share }) => `${area.name} ${area.open - share} of ${area.total}`);
  return [
    `## ${learner.name}`,
    '',
    `${minutesADay} minutes a day, exam on day ${examDay + 1}.`,
    '',
    '| week | due a day | new a day | longest day, min | words seen | known | KNM ready |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    open === undefined || open.length === 0
      ? 'All that was open was done before the last week.'
      : `Not begun before the last week: ${open.join(', ')}.`,
    `Said on the first day not to fit: ${unplannedText(days)}.`,
    '',
  ].join('\n');
}

function readinessText({ knm }: SimulatedDay): string {
  if (knm.kind === 'too-few') return 'too few answers';
  return `${Math.round(knm.range.low * 100)}-${Math.round(knm.range.high * 100)}%`;
}

function unplannedText([first]: readonly SimulatedDay[]): string {
  const left = first?.plan?.shares.filter(({ unplanned }) => unplanned > 0) ?? [];
  return left.map(({ area, unplanned }) => `${area.name} ${unplanned}`).join(', ') || 'nothing';
}
