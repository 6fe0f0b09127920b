import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

type ToggleButtonProps = ComponentProps<typeof Button> & { readonly isPressed: boolean };

/** A button that stays pressed. It also looks pressed under the pointer, which is still there right after the press. */
export function ToggleButton({ isPressed, className, ...rest }: ToggleButtonProps) {
  return (
    <Button
      {...rest}
      tone="secondary"
      aria-pressed={isPressed}
      className={clsx(
        'aria-pressed:bg-brand aria-pressed:text-brand-ink aria-pressed:not-disabled:hover:bg-brand-strong',
        className,
      )}
    />
  );
}
