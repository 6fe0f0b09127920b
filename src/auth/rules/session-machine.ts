import type { AuthError } from './auth-error.ts';

export interface SessionUser {
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly loginTime: number;
}

export type SessionStatus = 'idle' | 'loading' | 'error' | 'authenticated' | 'unauthenticated';

interface SessionFacts {
  readonly isLoading: boolean;
  readonly user: SessionUser | null;
  readonly error: AuthError | null;
  readonly sessionExpiry: Date | null;
  /** Within five minutes of the end (AUTH-22). */
  readonly isSessionExpiringSoon: boolean;
}

/** Whether and as whom a person is signed in (AUTH-15). `isAuthenticated` and `status` follow from the rest. */
export interface SessionState extends SessionFacts {
  readonly isAuthenticated: boolean;
  readonly status: SessionStatus;
}

interface Begun {
  readonly user: SessionUser;
  readonly sessionExpiry: Date;
}

/** What ends a session, or leaves it at none. */
export type SessionEnding =
  | { readonly type: 'LOGOUT' }
  | { readonly type: 'LOGIN_FAILURE'; readonly error: AuthError }
  /** Without an error nothing is said about it. */
  | { readonly type: 'RESTORE_SESSION_FAILURE'; readonly error: AuthError | null };

/** All that can happen to a session, named as AUTH-16 names it. */
export type SessionAction =
  | SessionEnding
  | { readonly type: 'LOGIN_START' | 'RESTORE_SESSION_START' | 'EXTEND_SESSION_START' | 'CLEAR_ERROR' }
  | ({ readonly type: 'LOGIN_SUCCESS' | 'RESTORE_SESSION_SUCCESS' } & Begun)
  | { readonly type: 'EXTEND_SESSION_FAILURE'; readonly error: AuthError }
  | { readonly type: 'EXTEND_SESSION_SUCCESS'; readonly sessionExpiry: Date }
  | { readonly type: 'SESSION_EXPIRING_SOON'; readonly isExpiringSoon: boolean }
  | { readonly type: 'SET_LOADING'; readonly isLoading: boolean };

const SIGNED_OUT: SessionFacts = {
  isLoading: false,
  user: null,
  error: null,
  sessionExpiry: null,
  isSessionExpiringSoon: false,
};

/** Before the first action. A pre-rendered page shows this. */
export const IDLE_SESSION: SessionState = { ...SIGNED_OUT, isAuthenticated: false, status: 'idle' };

/** The one place where the session changes (AUTH-16). What only a signed-in person can have, nobody else gets. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'LOGIN_START':
      return withFacts(state, { isLoading: true, error: null });
    case 'LOGIN_SUCCESS':
    case 'RESTORE_SESSION_SUCCESS':
      return withFacts(state, { ...SIGNED_OUT, user: action.user, sessionExpiry: action.sessionExpiry });
    case 'LOGIN_FAILURE':
    case 'RESTORE_SESSION_FAILURE':
      return withFacts(state, { ...SIGNED_OUT, error: action.error });
    case 'LOGOUT':
      return withFacts(state, SIGNED_OUT);
    case 'RESTORE_SESSION_START':
      return withFacts(state, { isLoading: true });
    case 'EXTEND_SESSION_START':
      // Not loading: the page under the dialog must stay as it is, with a game that may be running on it.
      return withFacts(state, { error: null });
    case 'EXTEND_SESSION_SUCCESS':
      if (state.user === null) return state;
      return withFacts(state, {
        sessionExpiry: action.sessionExpiry,
        isSessionExpiringSoon: false,
        error: null,
      });
    case 'EXTEND_SESSION_FAILURE':
      return withFacts(state, { error: action.error });
    case 'SESSION_EXPIRING_SOON':
      // Asked every 30 s: no news must not redraw anything.
      if (state.user === null || state.isSessionExpiringSoon === action.isExpiringSoon) return state;
      return withFacts(state, { isSessionExpiringSoon: action.isExpiringSoon });
    case 'CLEAR_ERROR':
      return withFacts(state, { error: null });
    case 'SET_LOADING':
      return withFacts(state, { isLoading: action.isLoading });
  }
}

function withFacts(state: SessionState, changes: Partial<SessionFacts>): SessionState {
  const next = { ...state, ...changes };
  return { ...next, isAuthenticated: next.user !== null, status: statusOf(next) };
}

/** AUTH-15: loading hides an error, an error hides being signed in. */
function statusOf({ isLoading, error, user }: SessionFacts): SessionStatus {
  if (isLoading) return 'loading';
  if (error !== null) return 'error';
  return user === null ? 'unauthenticated' : 'authenticated';
}
