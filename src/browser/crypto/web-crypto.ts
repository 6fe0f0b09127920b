import type { CryptoService } from '#browser/platform.ts';

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256; // AUTH-18
const IV_BYTES = 12; // AUTH-18

/**
 * Web Crypto behind the platform's interface. `source` is called each time, so that nothing touches the browser while a
 * page is pre-rendered, and a page without https rejects instead of throwing at start-up.
 */
export function createWebCrypto(source: () => Crypto = () => globalThis.crypto): CryptoService {
  const importKey = (key: string) =>
    source().subtle.importKey('raw', fromBase64(key), ALGORITHM, false, ['encrypt', 'decrypt']);
  return {
    async sha256Hex(text) {
      const digest = await source().subtle.digest('SHA-256', new TextEncoder().encode(text));
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    async generateKey() {
      const key = await source().subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, true, ['encrypt']);
      return toBase64(new Uint8Array(await source().subtle.exportKey('raw', key)));
    },
    async encrypt(key, text) {
      const iv = source().getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(text);
      const secret = await source().subtle.encrypt({ name: ALGORITHM, iv }, await importKey(key), plain);
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(secret)]));
    },
    async decrypt(key, encrypted) {
      const bytes = fromBase64(encrypted);
      const iv = bytes.slice(0, IV_BYTES);
      const secret = bytes.slice(IV_BYTES);
      const plain = await source().subtle.decrypt({ name: ALGORITHM, iv }, await importKey(key), secret);
      return new TextDecoder('utf-8', { fatal: true }).decode(plain);
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
