import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SessionState } from '#auth/rules/session-machine.ts';
import type { SessionStore } from '#auth/session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

export interface Session extends Pick<SessionStore, 'login' | 'logout' | 'extendSession' | 'clearError'> {
  readonly state: SessionState;
}

/** The current session and its actions. While a page is pre-rendered or hydrated, nobody is signed in. */
export function useSession(): Session {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  const state = useStore(store);
  const { login, logout, extendSession, clearError } = store;
  return { state, login, logout, extendSession, clearError };
}
