import { Trans, useLingui } from '@lingui/react/macro';
import { Dices, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  allTimeWords,
  CLOCK_TIMES,
  clockSteps,
  type ClockTime,
  clockTimeAt,
  digitalTime,
  digitalTimeWords,
  otherTimeWords,
  timeWords,
} from '#dutch/clock-time.ts';
import { SayButton } from '#subjects/misc/spoken-phrases.tsx';
import { SettableClock } from './settable-clock.tsx';
import { pickOne } from '#lib/random.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';

const STEPS_IN_HOUR = 12;
/** A time that shows something: `kwart voor drie`. */
const FIRST_TIME: ClockTime = { hour: 2, minute: 45 };

/** A clock to set, and the words for its time (MSC-13). */
export function TimePractice() {
  const { t } = useLingui();
  const { random } = usePlatform();
  const [time, setTime] = useState(FIRST_TIME);
  const move = (steps: number) => setTime(clockTimeAt(clockSteps(time) + steps));
  const drawTime = () => {
    const others = CLOCK_TIMES.filter((other) => clockSteps(other) !== clockSteps(time));
    setTime(pickOne(others, random) ?? FIRST_TIME);
  };
  return (
    <div className="grid grid-cols-1 items-center gap-6 md:grid-cols-2">
      <div className="flex justify-center">
        <SettableClock time={time} onTimeSet={setTime} />
      </div>
      <div className="flex flex-col gap-5">
        <TimeWording time={time} />
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Stepper
            label={t`Hour`}
            value={String(time.hour)}
            less={{ name: t`One hour earlier`, press: () => move(-STEPS_IN_HOUR) }}
            more={{ name: t`One hour later`, press: () => move(STEPS_IN_HOUR) }}
          />
          <Stepper
            label={t`Minutes`}
            value={String(time.minute).padStart(2, '0')}
            less={{ name: t`Five minutes earlier`, press: () => move(-1) }}
            more={{ name: t`Five minutes later`, press: () => move(1) }}
          />
        </div>
        <p className="text-sm text-ink-soft">
          <Trans>You can also drag the hands, press the dial, or use the arrow keys on it.</Trans>
        </p>
        <Button tone="secondary" onClick={drawTime} className="self-start">
          <Dices aria-hidden size={20} />
          <Trans>Random time</Trans>
        </Button>
      </div>
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: string;
  readonly less: Step;
  readonly more: Step;
}

interface Step {
  readonly name: string;
  readonly press: () => void;
}

function Stepper({ label, value, less, more }: StepperProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{label}</legend>
      <span className="flex flex-wrap items-center gap-1">
        <Button tone="secondary" aria-label={less.name} onClick={less.press} className="px-2!">
          <Minus aria-hidden size={20} />
        </Button>
        <span className="w-11 text-center text-2xl font-bold tabular-nums">{value}</span>
        <Button tone="secondary" aria-label={more.name} onClick={more.press} className="px-2!">
          <Plus aria-hidden size={20} />
        </Button>
      </span>
    </fieldset>
  );
}

const NOON = 12;

/** Every right way to say a time, and its figures (MSC-13). */
function TimeWording({ time }: { time: ClockTime }) {
  const dutch = `Het is ${allTimeWords(time).join(', of ')}.`;
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="flex min-h-18 flex-col gap-1">
        <span lang="nl" className="text-3xl leading-tight font-bold text-brand">
          {timeWords(time)}
        </span>
        {otherTimeWords(time).map((words) => (
          <span key={words}>
            <Trans>
              also right:{' '}
              <span lang="nl" className="font-semibold">
                {words}
              </span>
            </Trans>
          </span>
        ))}
      </output>
      <ListenButton isTextShown text={dutch} />
      <div className="flex w-full max-w-sm flex-col gap-1.5">
        <p className="text-sm text-ink-soft">
          <Trans>Formal, as on a timetable</Trans>
        </p>
        {hoursOfDay(time).map((hour) => (
          <DigitalTime key={hour} hour={hour} minute={time.minute} />
        ))}
      </div>
    </div>
  );
}

/** The two hours of the day with this hand position; the one on the dial first. */
function hoursOfDay({ hour }: ClockTime): readonly number[] {
  return hour === NOON ? [NOON, 0] : [hour, hour + NOON];
}

function DigitalTime(time: { readonly hour: number; readonly minute: number }) {
  const words = digitalTimeWords(time);
  return (
    <SayButton text={words}>
      <span className="w-14 text-end font-bold text-brand tabular-nums">{digitalTime(time)}</span>{' '}
      <span lang="nl" className="min-w-0 flex-1 text-base leading-snug">
        {words}
      </span>
    </SayButton>
  );
}
