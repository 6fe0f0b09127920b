import { createStore } from 'zustand/vanilla';
import { createAuthError } from '#auth/rules/auth-error.ts';
import { expiryPhase, sessionExpiryTime } from '#auth/rules/session-expiry.ts';
import {
  IDLE_SESSION,
  type SessionAction,
  type SessionEnding,
  sessionReducer,
  type SessionState,
} from '#auth/rules/session-machine.ts';
import { isStoredSessionValid, type StoredSession } from '#auth/rules/stored-session.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { BasePlatform, Platform } from '#browser/platform.ts';
import type { AuthConfigReading } from './auth-config.ts';
import type { SessionVault } from './session-vault.ts';
import type { SignOutSignal } from './sign-out-signal.ts';
import type { Notify } from './session-notices.ts';
import { INSTALLED_APP, LAST_OPEN } from '#storage/session-values.ts';

/** The start of a session. `stored` is its stored copy, null without remember-me or if storing failed. */
interface Beginning {
  readonly type: 'LOGIN_SUCCESS' | 'RESTORE_SESSION_SUCCESS';
  readonly username: string;
  /** Both times are in milliseconds since 1970. */
  readonly loginTime: number;
  readonly expiryTime: number;
  readonly stored: StoredSession | null;
}

interface SessionCore extends ReadableStore<SessionState> {
  readonly dispatch: (action: SessionAction) => void;
  /** Starts a slow operation. The returned function says whether no newer one has started or ended since. */
  readonly startTurn: () => () => boolean;
  readonly begin: (beginning: Beginning) => void;
  /** Signs out, with the given action. */
  readonly end: (action: SessionEnding) => void;
  /** Moves the expiry, in ms since 1970. */
  readonly moveExpiry: (expiryTime: number, stored: StoredSession | null) => void;
  /** The stored copy of the running session. */
  readonly stored: () => StoredSession | null;
  /** Signs out an expired session or one ended in another tab, and warns before an expiry (AUTH-21, AUTH-22). */
  readonly check: () => void;
  /** Follows another tab that has extended or removed the stored session. */
  readonly followStored: () => void;
}

/** The running session: its state, its stored copy, its end. The person's actions are in `session-store`. */
export function createSessionCore(
  { clock }: Pick<Platform, 'clock'>,
  config: AuthConfigReading,
  { vault, signal }: { vault: SessionVault; signal: SignOutSignal },
): SessionCore {
  const store = createStore(() => IDLE_SESSION);
  let stored: StoredSession | null = null;
  let turn = 0;

  // No listener runs if the reducer returns the same state.
  const dispatch = (action: SessionAction) => store.setState((state) => sessionReducer(state, action), true);
  const startTurn = () => {
    turn += 1;
    const mine = turn;
    return () => turn === mine;
  };

  const end = (action: SessionEnding) => {
    turn += 1;
    stored = null;
    dispatch(action);
  };
  const expire = () => {
    vault.removeOwn();
    // Not LOGOUT, so that the sign-in page can say why.
    end({ type: 'RESTORE_SESSION_FAILURE', error: createAuthError('session_expired', clock.now()) });
  };
  const moveExpiry = (expiryTime: number, copy: StoredSession | null) => {
    stored = copy;
    dispatch({ type: 'EXTEND_SESSION_SUCCESS', sessionExpiry: new Date(expiryTime) });
  };

  const check = () => {
    const { sessionExpiry } = store.getState();
    if (sessionExpiry === null) return;
    if (signal.wasSent()) return end({ type: 'LOGOUT' });
    const phase = expiryPhase(sessionExpiry.getTime(), clock.now());
    // The other tab may have extended the session while this one slept.
    if (phase !== 'running' && stored !== null && vault.isReplaced()) void adoptStored();
    else if (phase === 'expired') expire();
    else dispatch({ type: 'SESSION_EXPIRING_SOON', isExpiringSoon: phase === 'expiring-soon' });
  };

  const adoptStored = async () => {
    const running = turn;
    const found = await vault.read();
    if (turn !== running || store.getState().user === null) return;
    if (found !== null && config.ok && isStoredSessionValid(found, config.value, clock.now())) {
      moveExpiry(Date.parse(found.expiryTime), found);
    }
    check();
  };

  return {
    ...store,
    dispatch,
    startTurn,
    begin({ type, username, loginTime, expiryTime, stored: copy }) {
      stored = copy;
      dispatch({ type, user: { username, loginTime }, sessionExpiry: new Date(expiryTime) });
      check();
    },
    end,
    moveExpiry,
    stored: () => stored,
    check,
    followStored() {
      if (stored === null) return;
      if (vault.peek() !== 'none') {
        if (vault.isReplaced()) void adoptStored();
        return;
      }
      // If it is gone because it expired, the person should be notified.
      check();
      if (store.getState().user !== null) end({ type: 'LOGOUT' });
    },
  };
}

/** The part of the Platform that the session uses. */
export type SessionPlatform = BasePlatform;

/** The parts that signing in, restoring, extending and signing out share. */
export interface SessionParts {
  readonly platform: SessionPlatform;
  readonly config: AuthConfigReading;
  readonly notify: Notify;
  readonly core: SessionCore;
  readonly vault: SessionVault;
  readonly signal: SignOutSignal;
}

/** AUTH-20: the app is open now, with a stored session. */
export function noteOpen({ clock, storage }: Pick<SessionPlatform, 'clock' | 'storage'>): void {
  LAST_OPEN.write(storage, clock.now());
}

/** When a session that begins or is extended now ends, in ms since 1970 (AUTH-17). */
export function newExpiryTime(platform: SessionPlatform, sessionHours: number): number {
  return sessionExpiryTime(platform.clock.now(), { sessionHours, isInstalledApp: isInstalledApp(platform) });
}

/**
 * Whether the page runs as an installed app (AUTH-14). A start from another Android app is known by its referrer only,
 * which a reload may lose, so it is remembered for the tab (AUTH-17).
 */
export function isInstalledApp({ page, tabStorage }: Pick<BasePlatform, 'page' | 'tabStorage'>): boolean {
  const started = page.startedAs();
  if (started === 'from-android') INSTALLED_APP.write(tabStorage, 'true');
  return started !== 'browser' || INSTALLED_APP.read(tabStorage) === 'true';
}
