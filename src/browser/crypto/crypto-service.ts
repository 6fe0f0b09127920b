/** Web Crypto. Every method rejects if it is missing (the page is not served over https or localhost). */
export interface CryptoService {
  /** Lower-case hex digest of the UTF-8 bytes. */
  sha256Hex(text: string): Promise<string>;
  /** A fresh 256-bit AES-GCM key, base64. */
  generateKey(): Promise<string>;
  /** AES-GCM with a fresh random 12-byte IV each time; the IV comes first, all in base64. */
  encrypt(key: string, text: string): Promise<string>;
  /** Rejects if the key is wrong or the text was changed. */
  decrypt(key: string, encrypted: string): Promise<string>;
}
