import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode;
  name: string;
};

/** A labelled choice of one of many, with the browser's list. The options are its children. */
export function SelectField({ label, className, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="field flex min-h-12 items-center rounded-control border border-line-strong bg-surface-raised">
        <select
          {...select}
          id={id}
          className="min-h-12 w-full min-w-0 flex-1 cursor-pointer rounded-control bg-surface-raised px-3 text-ink"
        >
          {children}
        </select>
      </div>
    </div>
  );
}
