import type { LoginAttempt } from './credentials.ts';

// AUTH-07
const MIN_USERNAME_LENGTH = 3;
const MIN_PASSWORD_LENGTH = 6;

/** The error under each field, in English, to be shown in the chosen language; a valid field has no entry. */
export interface LoginFormErrors {
  readonly username?: string;
  readonly password?: string;
}

/** AUTH-07. The form cannot be submitted while an error remains. */
export function checkLoginForm({
  username,
  password,
}: Pick<LoginAttempt, 'username' | 'password'>): LoginFormErrors {
  const nameError =
    username === ''
      ? /*i18n*/ 'Username is required'
      : username.length < MIN_USERNAME_LENGTH && /*i18n*/ 'Username must be at least 3 characters';
  const passwordError =
    password === ''
      ? /*i18n*/ 'Password is required'
      : password.length < MIN_PASSWORD_LENGTH && /*i18n*/ 'Password must be at least 6 characters';
  return { ...(nameError && { username: nameError }), ...(passwordError && { password: passwordError }) };
}
