import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAuthError, type AuthError } from './auth-error.ts';
import { IDLE_SESSION, sessionReducer, type SessionAction, type SessionState } from './session-machine.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const user = { username: 'learner', loginTime: NOW };
const sessionExpiry = new Date(NOW + 1000);
const later = new Date(NOW + 9000);
const error: AuthError = createAuthError('invalid_credentials', NOW);
const login: SessionAction = { type: 'LOGIN_SUCCESS', user, sessionExpiry };
const run = (...actions: SessionAction[]) => actions.reduce(sessionReducer, IDLE_SESSION);

const action: fc.Arbitrary<SessionAction> = fc.oneof(
  fc.constantFrom<SessionAction>(
    { type: 'LOGIN_START' },
    { type: 'LOGOUT' },
    { type: 'RESTORE_SESSION_START' },
    { type: 'EXTEND_SESSION_START' },
    { type: 'CLEAR_ERROR' },
    login,
    { type: 'RESTORE_SESSION_SUCCESS', user, sessionExpiry },
    { type: 'LOGIN_FAILURE', error },
    { type: 'EXTEND_SESSION_FAILURE', error },
    { type: 'RESTORE_SESSION_FAILURE', error: null },
    { type: 'RESTORE_SESSION_FAILURE', error },
    { type: 'EXTEND_SESSION_SUCCESS', sessionExpiry: later },
  ),
  fc.boolean().map((isExpiringSoon): SessionAction => ({ type: 'SESSION_EXPIRING_SOON', isExpiringSoon })),
  fc.boolean().map((isLoading): SessionAction => ({ type: 'SET_LOADING', isLoading })),
);

function statusBySpec(state: SessionState): string {
  if (state.isLoading) return 'loading';
  if (state.error) return 'error';
  return state.isAuthenticated ? 'authenticated' : 'unauthenticated';
}

describe('session machine', () => {
  it('AUTH-15: is idle before the first action', () => {
    expect(IDLE_SESSION).toEqual({
      isAuthenticated: false,
      isLoading: false,
      user: null,
      error: null,
      status: 'idle',
      sessionExpiry: null,
      isSessionExpiringSoon: false,
    });
  });

  it('AUTH-15: status follows from the rest, and only a signed-in person has a user, an expiry or a warning', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 12 }), (actions) => {
        const state = run(...actions);
        expect(state.isAuthenticated).toBe(state.user !== null);
        expect(state.sessionExpiry !== null).toBe(state.isAuthenticated);
        if (!state.isAuthenticated) expect(state.isSessionExpiringSoon).toBe(false);
        if (state !== IDLE_SESSION) expect(state.status).toBe(statusBySpec(state));
      }),
    );
  });

  it('AUTH-16: LOGIN_START loads and clears the error', () => {
    const state = run({ type: 'LOGIN_FAILURE', error }, { type: 'LOGIN_START' });
    expect(state).toMatchObject({ isLoading: true, error: null, status: 'loading' });
  });

  it('AUTH-16: LOGIN_SUCCESS sets user and expiry', () => {
    expect(run({ type: 'LOGIN_START' }, login)).toEqual({
      isAuthenticated: true,
      isLoading: false,
      user,
      error: null,
      status: 'authenticated',
      sessionExpiry,
      isSessionExpiringSoon: false,
    });
  });

  it('AUTH-16: LOGIN_FAILURE is unauthenticated with the error, also when somebody was signed in', () => {
    expect(run(login, { type: 'LOGIN_FAILURE', error })).toMatchObject({
      isAuthenticated: false,
      isLoading: false,
      user: null,
      sessionExpiry: null,
      error,
      status: 'error',
    });
  });

  it('AUTH-16: LOGOUT clears everything, from wherever', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        expect(run(...actions, { type: 'LOGOUT' })).toEqual({ ...IDLE_SESSION, status: 'unauthenticated' });
      }),
    );
  });

  it('AUTH-16: restoring loads, then is signed in, or signed out with or without a reason', () => {
    const start: SessionAction = { type: 'RESTORE_SESSION_START' };
    expect(run(start).status).toBe('loading');
    expect(run(start, { type: 'RESTORE_SESSION_SUCCESS', user, sessionExpiry })).toMatchObject({
      status: 'authenticated',
      user,
      sessionExpiry,
    });
    expect(run(start, { type: 'RESTORE_SESSION_FAILURE', error: null }).status).toBe('unauthenticated');
    expect(run(start, { type: 'RESTORE_SESSION_FAILURE', error })).toMatchObject({ status: 'error', error });
  });

  it('AUTH-16: extending keeps the person signed in; success moves the expiry and clears expiring-soon', () => {
    const soon = run(login, { type: 'SESSION_EXPIRING_SOON', isExpiringSoon: true });
    expect(soon.isSessionExpiringSoon).toBe(true);
    const started = sessionReducer(soon, { type: 'EXTEND_SESSION_START' });
    expect(started).toMatchObject({ status: 'authenticated', isLoading: false });
    expect(sessionReducer(started, { type: 'EXTEND_SESSION_SUCCESS', sessionExpiry: later })).toMatchObject({
      status: 'authenticated',
      sessionExpiry: later,
      isSessionExpiringSoon: false,
    });
    expect(sessionReducer(started, { type: 'EXTEND_SESSION_FAILURE', error })).toMatchObject({
      isAuthenticated: true,
      status: 'error',
      error,
    });
  });

  it('AUTH-16: CLEAR_ERROR and SET_LOADING change that alone', () => {
    expect(run(login, { type: 'EXTEND_SESSION_FAILURE', error }, { type: 'CLEAR_ERROR' })).toEqual(
      run(login),
    );
    expect(run(login, { type: 'SET_LOADING', isLoading: true })).toEqual({
      ...run(login),
      isLoading: true,
      status: 'loading',
    });
  });

  it('AUTH-16: is pure, and a warning that is no news answers with the same state', () => {
    const state = Object.freeze(run(login));
    expect(sessionReducer(state, { type: 'SESSION_EXPIRING_SOON', isExpiringSoon: false })).toBe(state);
    fc.assert(
      fc.property(action, (one) => {
        expect(sessionReducer(state, one)).toEqual(sessionReducer(state, one));
      }),
    );
  });
});
