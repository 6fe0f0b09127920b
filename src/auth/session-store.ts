import type { LoginAttempt } from '#auth/rules/credentials.ts';
import type { SessionState } from '#auth/rules/session-machine.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Cancel } from '#browser/platform.ts';
import type { AuthConfigReading } from './auth-config.ts';
import { extendSession } from './extend-session.ts';
import { logIn } from './log-in.ts';
import { restoreSession } from './restore-session.ts';
import { createSessionCore, noteOpen, type SessionParts, type SessionPlatform } from './session-core.ts';
import type { Notify } from './session-notices.ts';
import { createSessionVault } from './session-vault.ts';
import { createSignOutSignal } from './sign-out-signal.ts';
import { SESSION, SESSION_TAKEN_UP, SIGNED_OUT } from '#storage/session-values.ts';

/** AUTH-22 */
const EXPIRY_CHECK_MS = 30 * SECOND_MS;

export interface SessionStore extends ReadableStore<SessionState> {
  /** Restores a remembered session and watches over it from then on. Call it once, before the app is drawn. */
  readonly start: () => Cancel;
  /** AUTH-04: true when signed in. Never rejects. A second call during an attempt joins that attempt. */
  readonly login: (attempt: LoginAttempt) => Promise<boolean>;
  /** Signs out here and in the other tabs, and removes the stored session and its key (AUTH-26, SYS-04). */
  readonly logout: (why?: 'erased') => void;
  /** Gives the session its full length again (AUTH-24, AUTH-25). Never rejects. */
  readonly extendSession: () => Promise<void>;
  readonly clearError: () => void;
}

/**
 * The session with all its effects (AUTH-09 to AUTH-27), without React. If nothing is stored, `start` decides at once
 * that nobody is signed in. Restoring a stored session takes a moment, during which `isLoading` is true.
 */
export function createSessionStore(
  platform: SessionPlatform,
  config: AuthConfigReading,
  notify: Notify,
): SessionStore {
  const vault = createSessionVault(platform);
  const signal = createSignOutSignal(platform);
  const core = createSessionCore(platform, config, { vault, signal });
  const parts: SessionParts = { platform, config, notify, core, vault, signal };
  let pendingLogin: Promise<boolean> | null = null;
  return {
    getState: core.getState,
    getInitialState: core.getInitialState,
    subscribe: core.subscribe,
    start() {
      const stopWatching = watch(parts);
      void restoreSession(parts);
      return stopWatching;
    },
    login(attempt) {
      pendingLogin ??= logIn(parts, attempt).finally(() => {
        pendingLogin = null;
      });
      return pendingLogin;
    },
    logout: (why) => logOut(parts, why),
    extendSession: () => extendSession(parts),
    clearError: () => core.dispatch({ type: 'CLEAR_ERROR' }),
  };
}

function watch({ platform, core }: SessionParts): Cancel {
  const noteIfStored = () => void (core.stored() !== null && noteOpen(platform));
  const cancels = [
    platform.clock.every(EXPIRY_CHECK_MS, () => {
      core.check();
      noteIfStored();
    }),
    platform.page.onHide(noteIfStored),
    platform.page.onVisible(core.check),
    SIGNED_OUT.subscribe(platform.storage, core.check),
    SESSION.subscribe(platform.storage, core.followStored),
  ];
  return () => cancels.forEach((cancel) => cancel());
}

/** Signs out here and in the other tabs, removes the stored session, and says so even if that failed (AUTH-26). */
function logOut({ platform, core, notify, signal, vault }: SessionParts, why?: 'erased'): void {
  const wasStored = core.stored() !== null;
  const left = vault.clear() ? 'none' : vault.peek();
  signal.send();
  SESSION_TAKEN_UP.remove(platform.tabStorage);
  core.end({ type: 'LOGOUT' });
  // Blocked storage holds nothing, unless this session was stored before it was blocked.
  const isLeft = left === 'stored' || (left === 'unavailable' && wasStored);
  notify({ kind: isLeft ? 'logged-out-but-stored' : (why ?? 'logged-out') });
}
