import { expect, it } from 'vitest';
import { isAuthError } from '#app/errors/is-auth-error.ts';

it.each(['auth', 'login', 'session', 'credential', 'token', 'permission', 'unauthorized', 'forbidden'])(
  'SYS-04: an error whose text includes %s, in any case, is about signing in',
  (word) => {
    expect(isAuthError(new Error(`Bad ${word.toUpperCase()}s here`))).toBe(true);
    expect(isAuthError(`${word}!`)).toBe(true);
  },
);

it('SYS-03: any other error is a general one', () => {
  expect(isAuthError(new TypeError('x is not a function'))).toBe(false);
  expect(isAuthError(null)).toBe(false);
  const url = 'http://localhost/assets/session-expiry-dialog-x.js';
  expect(isAuthError(new TypeError(`Failed to fetch dynamically imported module: ${url}`))).toBe(false);
});
