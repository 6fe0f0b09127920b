import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { MINUTES_A_DAY } from '#learning/rules/exam-dates.ts';
import { localDay } from '#lib/calendar-day.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { useCourse } from './course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { useExamDates } from './use-exam-dates.ts';
import { RangeField } from '#ui/range-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** While a year is typed, the field's value is 0002, 0020, 0202. */
const FIRST_DAY = '2020-01-01';

/** The exam date, of all parts or of each, all optional, and the minutes per day (MEM-20). A choice applies at once. */
export function ExamDateFields() {
  const { t, i18n } = useLingui();
  const { parts } = useCourse();
  const [dates, setDates] = useExamDates();
  const [minutes, setMinutes] = useStoredState(STUDY_MINUTES);
  const { least, most, step } = MINUTES_A_DAY;
  const setDate = (part: string, day: string) => {
    if (day !== '' && day < FIRST_DAY) return;
    const { [part]: _, ...others } = dates;
    setDates(day === '' ? others : { ...others, [part]: day });
  };
  const setAll = (day: string) => {
    if (day === '' || day >= FIRST_DAY)
      setDates(day === '' ? {} : Object.fromEntries(parts.map(({ id }) => [id, day])));
  };
  const [first] = parts;
  const sameDay = parts.every(({ id }) => dates[id] === dates[first?.id ?? ''])
    ? dates[first?.id ?? '']
    : undefined;
  return (
    <>
      <DateField label={<Trans>Exam date</Trans>} name="exam-date" day={sameDay} onChanged={setAll} />
      <details open={sameDay === undefined && Object.keys(dates).length > 0}>
        <summary className="min-h-11 cursor-pointer py-2 font-medium">
          <Trans>A part is on another day</Trans>
        </summary>
        <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-ink-soft">
            <Trans>Leave a field empty if you have no date yet.</Trans>
          </legend>
          {parts.map(({ id, name }) => (
            <DateField
              key={id}
              label={i18n._(name)}
              name={`exam-date-${id}`}
              day={dates[id]}
              onChanged={(day) => setDate(id, day)}
            />
          ))}
        </fieldset>
      </details>
      <RangeField
        label={t`Minutes a day, at most`}
        name="study-minutes"
        min={least}
        max={most}
        step={step}
        value={minutes}
        valueText={t({ message: plural(minutes, { one: '# minute', other: '# minutes' }) })}
        hint={t`A day in your plan is never longer than this, also after days that you missed.`}
        onChange={setMinutes}
      />
    </>
  );
}

interface DateFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly day: string | undefined;
  readonly onChanged: (day: string) => void;
}

function DateField({ label, name, day, onChanged }: DateFieldProps) {
  const { t } = useLingui();
  const { clock } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Shows a date from elsewhere, for example from an imported copy. A half-typed date is not stored yet, and stays.
    if (field.current !== null && day !== undefined && field.current.value !== day) field.current.value = day;
  }, [day]);
  const isPast = day !== undefined && day < localDay(clock.now());
  return (
    // Uncontrolled, because a half-typed date must stay.
    <TextField
      ref={field}
      label={label}
      name={name}
      type="date"
      defaultValue={day ?? ''}
      error={
        isPast
          ? t`This day is over. Choose a day that is still to come, or leave the field empty.`
          : undefined
      }
      onChange={(event) => onChanged(event.currentTarget.value)}
    />
  );
}
