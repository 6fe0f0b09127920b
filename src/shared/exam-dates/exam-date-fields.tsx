import { EXAM_PARTS, type ExamPart } from '#domain/plan/exam-dates.ts';
import { MINUTES_A_DAY } from '#domain/plan/study-plan.ts';
import { counted } from '#lib/counted.ts';
import { examDatesSetting, studyMinutesSetting } from '#services/settings/study-settings.ts';
import { useSetting } from '#shared/settings/use-setting.ts';
import { EXAM_PART_NAMES } from '#shared/exam-dates/exam-part-names.ts';
import { RangeField } from '#ui/range-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** While a year is typed, the field says 0002, 0020, 0202. */
const FIRST_DAY = '2020-01-01';

/** When the parts of the exam are, each optional, and how long a day may be (MEM-20). What is chosen holds at once. */
export function ExamDateFields() {
  const [dates, setDates] = useSetting(examDatesSetting);
  const [minutes, setMinutes] = useSetting(studyMinutesSetting);
  const { least, most, step } = MINUTES_A_DAY;
  const setDate = (part: ExamPart, day: string) => {
    if (day !== '' && day < FIRST_DAY) return;
    const { [part]: _, ...others } = dates;
    setDates(day === '' ? others : { ...others, [part]: day });
  };
  return (
    <>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-ink-soft">Leave a field empty if you have no date yet.</legend>
        {EXAM_PARTS.map((part) => (
          // Not controlled: a date that is half typed must stay as it is.
          <TextField
            key={part}
            label={EXAM_PART_NAMES[part].name}
            name={`exam-date-${part}`}
            type="date"
            defaultValue={dates[part] ?? ''}
            onChange={(event) => setDate(part, event.currentTarget.value)}
          />
        ))}
      </fieldset>
      <RangeField
        label="Minutes a day, at most"
        name="study-minutes"
        min={least}
        max={most}
        step={step}
        value={minutes}
        valueText={counted(minutes, 'minute')}
        hint="A day in your plan is never longer than this, also after days that you missed."
        onChange={setMinutes}
      />
    </>
  );
}
