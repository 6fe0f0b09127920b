import { parseStoredSession, type StoredSession } from '#auth/rules/stored-session.ts';
import type { Platform } from '#browser/platform.ts';
import { LAST_OPEN, SESSION, SESSION_KEY } from '#storage/session-values.ts';

export interface SessionVault {
  /** Whether something is stored, without decrypting it. */
  peek(): 'stored' | 'none' | 'unavailable';
  /** Null if nothing readable is stored; an unreadable entry is removed (AUTH-20). */
  read(): Promise<StoredSession | null>;
  /** Stores a new session under a new key. False if that failed; then nothing is stored. */
  save(session: StoredSession): Promise<boolean>;
  /** Stores a changed session under the same key, unless it is no longer wanted by then. False if that failed. */
  update(session: StoredSession, isStillWanted: () => boolean): Promise<boolean>;
  /** Whether another tab has stored something else since this one read or wrote. */
  isReplaced(): boolean;
  /** Removes session and key, unless another tab has replaced them. */
  removeOwn(): void;
  /** Removes session and key. False when that failed. */
  clear(): boolean;
}

/** The stored session of remember-me (AUTH-18). Never rejects; failures go to the console, without secrets (AUTH-27). */
export function createSessionVault({
  storage,
  crypto,
  report,
}: Pick<Platform, 'storage' | 'crypto' | 'report'>): SessionVault {
  /** The encrypted text that this tab last read or wrote. */
  let known: string | null = null;

  const clear = (): boolean => {
    known = null;
    const removals = [SESSION, SESSION_KEY, LAST_OPEN].map((entry) => entry.remove(storage));
    return removals.every((removal) => removal.ok);
  };

  const write = async (session: StoredSession, keyOf: () => Promise<string>, isWanted: () => boolean) => {
    try {
      const key = await keyOf();
      const text = await crypto.encrypt(key, JSON.stringify(session));
      if (!isWanted()) return true;
      for (const [stored, value] of [
        [SESSION_KEY, key],
        [SESSION, text],
      ] as const) {
        const written = stored.write(storage, value);
        if (!written.ok) throw new Error(`Storage is ${written.error}`);
      }
      known = text;
      return true;
    } catch (error) {
      report.error('Failed to store session data', error);
      return false;
    }
  };

  const decrypt = async (text: string): Promise<StoredSession | null> => {
    const key = SESSION_KEY.read(storage);
    const plain = key === null ? null : await crypto.decrypt(key, text).catch(() => null);
    return plain === null ? null : parseStoredSession(plain);
  };

  return {
    peek() {
      const reading = SESSION.tryRead(storage);
      if (!reading.ok) return 'unavailable';
      return reading.value === null ? 'none' : 'stored';
    },
    async read() {
      const text = SESSION.read(storage);
      if (text === null) return null;
      const session = await decrypt(text);
      if (session === null) {
        report.error('Failed to decrypt session data');
        // Not if another tab has stored a new one meanwhile.
        if (SESSION.read(storage) === text) clear();
      } else known = text;
      return session;
    },
    async save(session) {
      const saved = await write(
        session,
        () => crypto.generateKey(),
        () => true,
      );
      if (!saved) clear();
      return saved;
    },
    update: (session, isStillWanted) =>
      write(session, () => Promise.resolve(SESSION_KEY.read(storage) ?? ''), isStillWanted),
    isReplaced() {
      const text = SESSION.read(storage);
      return known !== null && text !== null && text !== known;
    },
    removeOwn() {
      if (known !== null && SESSION.read(storage) === known) clear();
      known = null;
    },
    clear,
  };
}
