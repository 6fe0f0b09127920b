import {
  digitalTime,
  digitalTimeWords,
  otherTimeWords,
  timeWords,
  type ClockTime,
} from '#domain/dutch/clock-time.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';

const HALF_A_DAY = 12;

/** How a time is said, every way that is right, and how it is written in figures (MSC-13). */
export function TimeWording({ time }: { time: ClockTime }) {
  const later = { hour: (time.hour % HALF_A_DAY) + HALF_A_DAY, minute: time.minute };
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="flex min-h-40 flex-col gap-2">
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
        <span className="flex flex-col border-l-4 border-line pl-3">
          <span className="text-sm text-ink-soft">Formal, as on a timetable</span>
          <DigitalTime time={time} />
          <DigitalTime time={later} />
        </span>
      </output>
      <ListenButton text={`Het is ${timeWords(time)}.`} />
    </div>
  );
}

function DigitalTime({ time }: { time: ClockTime }) {
  return (
    <span className="flex gap-3">
      <span className="w-12 text-right font-semibold tabular-nums">{digitalTime(time)}</span>
      <span lang="nl" className="text-base">
        {digitalTimeWords(time)}
      </span>
    </span>
  );
}
