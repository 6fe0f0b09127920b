import type { LoginAttempt } from './credentials.ts';

// AUTH-07
const MIN_USERNAME_LENGTH = 3;
const MIN_PASSWORD_LENGTH = 6;

/** The error under each field; a valid field has no entry. */
export interface LoginFormErrors {
  readonly username?: string;
  readonly password?: string;
}

/** AUTH-07. The form cannot be submitted while an error remains. */
export function checkLoginForm({
  username,
  password,
}: Pick<LoginAttempt, 'username' | 'password'>): LoginFormErrors {
  return {
    ...fieldError('username', 'Username', username, MIN_USERNAME_LENGTH),
    ...fieldError('password', 'Password', password, MIN_PASSWORD_LENGTH),
  };
}

function fieldError(
  field: keyof LoginFormErrors,
  label: string,
  value: string,
  minLength: number,
): LoginFormErrors {
  if (value === '') return { [field]: `${label} is required` };
  if (value.length < minLength) return { [field]: `${label} must be at least ${minLength} characters` };
  return {};
}
