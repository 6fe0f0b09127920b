import { describe, expect, it } from 'vitest';
import { createAuthError } from './auth-error.ts';

describe('auth error', () => {
  it.each([
    ['invalid_credentials', 'Invalid username or password. Please check your credentials and try again.'],
    [
      'network_error',
      'Unable to connect to authentication service. Please check your internet connection and try again.',
    ],
    ['session_expired', 'Your session has expired. Please log in again to continue.'],
    ['storage_error', 'Unable to save your login information. You may need to log in again next time.'],
    [
      'unknown_error',
      'An unexpected error occurred. Please try again or contact support if the problem persists.',
    ],
  ] as const)('AUTH-11: %s has a type, its text and a timestamp', (type, message) => {
    expect(createAuthError(type, 1234)).toEqual({ type, message, timestamp: 1234 });
  });

  it('AUTH-11: a more exact text can stand in place of the usual one', () => {
    expect(createAuthError('storage_error', 5, 'Exactly this.')).toEqual({
      type: 'storage_error',
      message: 'Exactly this.',
      timestamp: 5,
    });
  });
});
