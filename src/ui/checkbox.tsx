import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A native checkbox. The whole line with its label can be pressed. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <input {...input} type="checkbox" className="choice" />
      <span>{label}</span>
    </label>
  );
}
