import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Sign } from './sign.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  name: string;
  /** The error of the value. It marks the field as invalid and is announced with it. */
  error?: string | undefined;
  /** A hint for the field, announced with it. */
  hint?: ReactNode;
  /** Stands inside the field's box at the right: a button, a unit. */
  trailing?: ReactNode;
};

/** A one-line text input with its label, hint and error tied together. The label is always visible. */
export function TextField({ label, error, hint, trailing, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(input['aria-describedby'], hint !== undefined && hintId, error && errorId);
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div
        className={clsx(
          'field flex min-h-12 items-center rounded-control border bg-surface-raised has-[>input:disabled]:border-line has-[>input:disabled]:bg-surface-sunken',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="min-h-12 w-full min-w-0 flex-1 rounded-control bg-transparent px-3.5 placeholder:text-ink-soft placeholder:opacity-100 disabled:cursor-not-allowed disabled:text-ink-soft forced-colors:disabled:text-[GrayText]"
        />
        {trailing}
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <Sign shape="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
