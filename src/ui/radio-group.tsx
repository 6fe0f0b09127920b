import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Null: nothing chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Each option on a line of its own, as wide as there is room: for sentences. */
  isList?: boolean;
}

/** One of a few, by native radio buttons: arrows move the choice, Tab passes by. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  isList = false,
}: RadioGroupProps<Value>) {
  // Two groups on a page may have the same name; the browser would make them one.
  const groupName = `${name}-${useId()}`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={clsx('flex gap-2', isList ? 'flex-col' : 'flex-wrap')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface-raised py-2 pe-4 ps-3 transition-colors duration-150 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold"
          >
            <input
              type="radio"
              name={groupName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="choice"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
