import { describe, expect, it } from 'vitest';
import { checkLoginForm } from './login-form-rules.ts';

describe('login form rules', () => {
  it.each([
    ['', '', { username: 'Username is required', password: 'Password is required' }],
    [
      'ab',
      '12345',
      {
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
      },
    ],
    ['abc', '12345', { password: 'Password must be at least 6 characters' }],
    ['', '123456', { username: 'Username is required' }],
    ['abc', '123456', {}],
  ])('AUTH-07: name %j and password %j give %j', (username, password, errors) => {
    expect(checkLoginForm({ username, password })).toEqual(errors);
  });
});
