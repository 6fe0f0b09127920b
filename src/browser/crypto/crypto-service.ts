/** Web Crypto. Every method rejects where the browser has none (a page not served over https or localhost). */
export interface CryptoService {
  /** Lower-case hex digest of the UTF-8 bytes. */
  sha256Hex(text: string): Promise<string>;
  /** A fresh 256-bit AES-GCM key, base64. */
  generateKey(): Promise<string>;
  /** AES-GCM with a fresh random 12-byte IV each time; the IV stands in front, all base64. */
  encrypt(key: string, text: string): Promise<string>;
  /** Rejects when key and text don't belong together or the text was changed. */
  decrypt(key: string, encrypted: string): Promise<string>;
}
