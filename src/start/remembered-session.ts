/** Where and how the app keeps a session (AUTH-18): shared/session/session-vault.ts, platform/crypto/web-crypto.ts. */
const SESSION_KEY = 'oefenpad.session';
const ENCRYPTION_KEY = 'oefenpad.session-key';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/**
 * Whether the app will find a session to restore, known before it is there (AUTH-17, AUTH-18): one is stored, can be
 * decrypted, is of this build's account and still running. Never rejects.
 * @param openStorage in a browser that blocks storage merely looking at it throws
 * @param now ms since 1970
 */
export function isSessionRemembered(
  [username, passwordHash]: readonly string[],
  openStorage: () => Pick<Storage, 'getItem'>,
  now: number,
): Promise<boolean> {
  try {
    const storage = openStorage();
    const text = storage.getItem(SESSION_KEY);
    const key = storage.getItem(ENCRYPTION_KEY);
    if (text === null || key === null) return Promise.resolve(false);
    return decrypt(key, text).then(
      (plain) => isRunning(plain, username, passwordHash, now),
      () => false,
    );
  } catch {
    // No storage, no https, or what stands there is not ours.
    return Promise.resolve(false);
  }
}

function decrypt(key: string, text: string): Promise<string> {
  const { subtle } = crypto;
  const bytes = fromBase64(text);
  const algorithm = { name: ALGORITHM, iv: bytes.slice(0, IV_BYTES) };
  return subtle
    .importKey('raw', fromBase64(key), ALGORITHM, false, ['decrypt'])
    .then((imported) => subtle.decrypt(algorithm, imported, bytes.slice(IV_BYTES)))
    .then((plain) => new TextDecoder().decode(plain));
}

function isRunning(
  plain: string,
  username: string | undefined,
  passwordHash: string | undefined,
  now: number,
): boolean {
  try {
    const session: Record<string, unknown> = Object(JSON.parse(plain));
    const { username: name, hashedCredentials, expiryTime } = session;
    return (
      name === username &&
      String(hashedCredentials).toLowerCase() === String(passwordHash).toLowerCase() &&
      Date.parse(String(expiryTime)) > now
    );
  } catch {
    return false;
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
