import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

/** The password, hidden until one asks to see it (AUTH-06). */
export function PasswordField({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
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
          <Icon aria-hidden size={20} />
        </button>
      }
    />
  );
}
