import { useId, type ReactNode } from 'react';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Null: nothing chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, by native radio buttons: arrows move the choice, Tab passes by. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  // Two groups on a page may have the same name; the browser would make them one.
  const groupName = `${name}-${useId()}`;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
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
