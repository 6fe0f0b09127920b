import { useState } from 'react';
import { Sign } from '#ui/sign.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The password, hidden until one asks to see it (AUTH-06). */
export function PasswordField({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      placeholder="Enter your password"
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      disabled={disabled}
      trailing={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
          className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink disabled:cursor-not-allowed"
        >
          <Sign shape={isShown ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      }
    />
  );
}
