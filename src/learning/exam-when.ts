import type { ComingExam } from '#learning/rules/exam-dates.ts';

/** `in 12 days, 9 December`, to stand behind the name of a part. */
export function whenText({ day, daysLeft }: Pick<ComingExam, 'day' | 'daysLeft'>, today: string): string {
  const date = dayText(day, today);
  if (daysLeft === 0) return `is today, ${date}`;
  return daysLeft === 1 ? `is tomorrow, ${date}` : `in ${daysLeft} days, ${date}`;
}

/** `18 December`, with the year unless it is this year. */
export function dayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? DAY : DAY_AND_YEAR).format(Date.parse(`${day}T12:00:00Z`));
}
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
