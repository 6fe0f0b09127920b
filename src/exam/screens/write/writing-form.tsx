import { useId } from 'react';
import type { WriteTask } from '#exam/engine/write-task.ts';
import type { WrittenAnswer } from '#exam/engine/written-game.ts';

interface WritingFormProps {
  readonly task: WriteTask;
  readonly answer: WrittenAnswer;
  readonly onChanged: (field: number, text: string) => void;
}

/** The form to be filled in. On paper nothing corrects the spelling and nothing fills in an address; here neither. */
export function WritingForm({ task, answer, onChanged }: WritingFormProps) {
  return (
    <div
      lang="nl"
      className="flex flex-col gap-4 text-start rounded-card border-2 border-line-strong p-4 sm:p-5"
    >
      {task.fields.map(({ label, asks }, field) => (
        <FormField
          key={label}
          label={label}
          lines={asks === 'sentences' ? 4 : 1}
          text={answer[field] ?? ''}
          onChanged={(text) => onChanged(field, text)}
        />
      ))}
    </div>
  );
}

interface FormFieldProps {
  readonly label: string;
  readonly lines: number;
  readonly text: string;
  readonly onChanged: (text: string) => void;
}

function FormField({ label, lines, text, onChanged }: FormFieldProps) {
  const id = useId();
  const shared = {
    id,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    autoCorrect: 'off',
    className:
      'min-h-12 w-full scroll-mt-10 rounded-control border border-line-strong bg-surface-raised px-3.5 py-2.5 text-lg',
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {lines === 1 ? (
        <input type="text" {...shared} onChange={({ target }) => onChanged(target.value)} />
      ) : (
        <textarea rows={lines} {...shared} onChange={({ target }) => onChanged(target.value)} />
      )}
    </div>
  );
}
