import { NOTICES } from '#services/session/session-notices.ts';
import type { SessionParts } from '#services/session/session-parts.ts';

/** Signs out here and in the other tabs, removes what is stored and says so, also where that failed (AUTH-26). */
export function logOut({ core, notify, signal, vault }: SessionParts): void {
  const wasStored = core.stored() !== null;
  const left = vault.clear() ? 'none' : vault.peek();
  signal.send();
  core.end({ type: 'LOGOUT' });
  // Blocked storage holds nothing, unless this session was stored in it before.
  const isLeft = left === 'stored' || (left === 'unavailable' && wasStored);
  notify(isLeft ? NOTICES.loggedOutButStored : NOTICES.loggedOut);
}
