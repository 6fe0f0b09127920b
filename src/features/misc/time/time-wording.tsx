import {
  allTimeWords,
  digitalTime,
  digitalTimeWords,
  otherTimeWords,
  timeWords,
  type ClockTime,
} from '#domain/dutch/clock-time.ts';
import { SayButton } from '#features/misc/say-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';

const NOON = 12;

/** How a time is said, every way that is right, and how it is written in figures (MSC-13). */
export function TimeWording({ time }: { time: ClockTime }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="flex min-h-18 flex-col gap-1">
        <span lang="nl" className="text-3xl leading-tight font-bold text-brand">
          {timeWords(time)}
        </span>
        {otherTimeWords(time).map((words) => (
          <span key={words}>
            also right:{' '}
            <span lang="nl" className="font-semibold">
              {words}
            </span>
          </span>
        ))}
      </output>
      <ListenButton text={`Het is ${allTimeWords(time).join(', of ')}.`} />
      <div className="flex w-full max-w-sm flex-col gap-1.5">
        <p className="text-sm text-ink-soft">Formal, as on a timetable</p>
        {hoursOfDay(time).map((hour) => (
          <DigitalTime key={hour} hour={hour} minute={time.minute} />
        ))}
      </div>
    </div>
  );
}

/** The two hours of the day at which the hands stand so; the one on the dial first. */
function hoursOfDay({ hour }: ClockTime): readonly number[] {
  return hour === NOON ? [NOON, 0] : [hour, hour + NOON];
}

function DigitalTime(time: { readonly hour: number; readonly minute: number }) {
  const words = digitalTimeWords(time);
  return (
    <SayButton text={words}>
      <span className="w-14 text-right font-bold text-brand tabular-nums">{digitalTime(time)}</span>{' '}
      <span lang="nl" className="min-w-0 flex-1 text-base leading-snug">
        {words}
      </span>
    </SayButton>
  );
}
