import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Spinner } from './busy-indicator.tsx';

type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const FRAME =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold wrap-anywhere no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-soft aria-disabled:cursor-progress';

const TONES: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-brand px-5 text-brand-ink not-disabled:hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface-raised px-5 text-brand not-disabled:hover:bg-brand-soft',
  // With `-ms-3` what is in it stands in line with the text above.
  quiet:
    'border-transparent bg-transparent px-3 text-brand not-disabled:hover:bg-brand-soft disabled:border-transparent disabled:bg-transparent',
  danger: 'border-transparent bg-danger px-5 text-danger-ink not-disabled:hover:bg-danger-strong',
};

/** The classes of a button, for an anchor that leads somewhere but should look like one. */
export function buttonClass({
  tone = 'primary',
  className,
}: { tone?: ButtonTone; className?: string | undefined } = {}): string {
  return clsx(FRAME, TONES[tone], className);
}

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is for the one main action of a screen. */
  tone?: ButtonTone;
  /** Something started by this button is under way: it shows so, keeps the focus and does nothing when pressed. */
  busy?: boolean;
};

export function Button({
  tone = 'primary',
  busy = false,
  type = 'button',
  className,
  onClick,
  onKeyDown,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would throw the focus away. Preventing the click also stops a form's submit by Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  /** A key that is held down presses once, because the focus may have moved to another button. */
  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.repeat) event.preventDefault();
    onKeyDown?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, className })}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** An anchor inside text. Underlined always: colour alone says nothing to many. */
export const textLinkClass =
  'rounded-sm text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong hover:decoration-2';
