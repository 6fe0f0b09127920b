import { type SubmitEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { LoginAttempt } from '#auth/rules/credentials.ts';
import { checkLoginForm, type LoginFormErrors } from '#auth/rules/login-form-rules.ts';
import { LoadingScreen } from '#components/loading-screen.tsx';
import { useSession } from '#auth/components/session-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isInstalledApp } from '#auth/session-core.ts';
import { useBasePlatform } from '#components/platform-context.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Sign } from '#ui/sign.tsx';
import { usePlainTexts } from '#ui/plain-texts.ts';

const FIELDS = ['username', 'password'] as const;

/**
 * AUTH-06 to AUTH-13. The fields are uncontrolled, so that text typed or filled in by a password manager before the app is ready stays; for
 * the same reason the form is hidden, not removed, while a session is being restored.
 */
export function LoginForm() {
  const i18n = usePlainTexts();
  const { state, login, clearError } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<'idle' | 'submitting'>('idle');
  const [errors, setErrors] = useState<LoginFormErrors>({});
  const isSubmitting = phase === 'submitting';
  const isRestoring = state.isLoading && !isSubmitting;

  const submit = async (attempt: LoginAttempt) => {
    setPhase('submitting');
    const isSignedIn = await login(attempt);
    // At once: a field can only be focused after it is enabled again.
    flushSync(() => setPhase('idle'));
    if (!isSignedIn) focusField(form.current, 'password');
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const attempt = readAttempt(event.currentTarget);
    const found = checkLoginForm(attempt);
    setErrors(found);
    const firstWrong = FIELDS.find((field) => found[field] !== undefined);
    if (firstWrong === undefined) return void submit(attempt);
    clearError();
    focusField(event.currentTarget, firstWrong);
  };
  const recheck = (edited: HTMLFormElement) => {
    if (errors.username || errors.password) setErrors(checkLoginForm(readAttempt(edited)));
  };

  return (
    <>
      {isRestoring && <LoadingScreen variant="auth" />}
      <form
        ref={form}
        // Submitted before the app is ready, this method does nothing; any other would put the password into a request.
        method="dialog"
        noValidate
        hidden={isRestoring}
        onSubmit={handleSubmit}
        onInput={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        {state.error !== null && <Alert tone="danger">{i18n._(state.error.message)}</Alert>}
        <TextField
          label={i18n._('Username')}
          name="username"
          placeholder={i18n._('Enter your username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errors.username && i18n._(errors.username)}
          disabled={isSubmitting}
        />
        <PasswordField error={errors.password && i18n._(errors.password)} disabled={isSubmitting} />
        <RememberMe disabled={isSubmitting} />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? i18n._('Signing in...') : i18n._('Sign In')}
        </Button>
      </form>
    </>
  );
}

function readAttempt(form: HTMLFormElement): LoginAttempt {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Phone keyboards add a space after a word they completed.
  return {
    username: text('username').trim(),
    password: text('password'),
    rememberMe: data.has('rememberMe'),
  };
}

function focusField(form: HTMLFormElement | null, name: (typeof FIELDS)[number]): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

const neverChanges = () => () => undefined;

/** Off in a browser tab; on, with a note, in an installed app (AUTH-06, AUTH-14). */
function RememberMe({ disabled }: { disabled: boolean }) {
  const i18n = usePlainTexts();
  const platform = useBasePlatform();
  const noteId = useId();
  // The pre-rendered page can't know where it will be opened.
  const isInstalled = useSyncExternalStore(
    neverChanges,
    () => isInstalledApp(platform),
    () => false,
  );
  return (
    <div>
      <Checkbox
        key={String(isInstalled)}
        label={i18n._('Remember me on this device')}
        name="rememberMe"
        defaultChecked={isInstalled}
        disabled={disabled}
        aria-describedby={isInstalled ? noteId : undefined}
      />
      {isInstalled && (
        <p id={noteId} className="text-sm text-ink-soft">
          {i18n._('Extended 7-day session for mobile app')}
        </p>
      )}
    </div>
  );
}

/** The password, hidden until the person asks to see it (AUTH-06). */
function PasswordField({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const i18n = usePlainTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={i18n._('Password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      placeholder={i18n._('Enter your password')}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      disabled={disabled}
      trailing={
        <button
          type="button"
          aria-label={isShown ? i18n._('Hide password') : i18n._('Show password')}
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
