import { useId, type ComponentProps } from 'react';

type RangeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> & {
  label: string;
  value: number;
  /** The value in words: next to the label, and for a screen reader. */
  valueText: string;
  hint: string;
  onChange: (value: number) => void;
};

/** One value of a range, chosen with the browser's slider: arrows move it by a step. */
export function RangeField({ label, value, valueText, hint, onChange, ...input }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* The slider says it by itself. */}
        <span aria-hidden="true">{valueText}</span>
      </div>
      <input
        {...input}
        id={id}
        type="range"
        value={value}
        aria-valuetext={valueText}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer rounded-control accent-brand"
      />
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
