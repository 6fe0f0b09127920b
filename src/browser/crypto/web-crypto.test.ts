import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCrypto } from './web-crypto.ts';

const crypto = createWebCrypto();

describe('web crypto', () => {
  it('AUTH-03: digests as SHA-256 in hex, also beyond ASCII', async () => {
    expect(await crypto.sha256Hex('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await crypto.sha256Hex('é')).toBe(
      '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c',
    );
  });

  it('AUTH-18: keys are 256 bits and differ each time', async () => {
    const [one, other] = [await crypto.generateKey(), await crypto.generateKey()];
    expect(atob(one)).toHaveLength(32);
    expect(one).not.toBe(other);
  });

  it('AUTH-18: gives back any text, encrypted differently each time', async () => {
    const key = await crypto.generateKey();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const [one, other] = [await crypto.encrypt(key, text), await crypto.encrypt(key, text)];
        expect(one).not.toBe(other);
        expect(await crypto.decrypt(key, one)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('AUTH-18: another key, or a changed bit anywhere, does not decrypt', async () => {
    const key = await crypto.generateKey();
    const encrypted = await crypto.encrypt(key, 'a session');
    await expect(crypto.decrypt(await crypto.generateKey(), encrypted)).rejects.toThrow();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(atob(encrypted).length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, mask) => {
          const bytes = Array.from(atob(encrypted), (char) => char.charCodeAt(0));
          bytes[at] = (bytes[at] ?? 0) ^ mask;
          const changed = btoa(String.fromCharCode(...bytes));
          await expect(crypto.decrypt(key, changed)).rejects.toThrow();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('AUTH-10: rejects, and does not throw, where the page has no crypto.subtle', async () => {
    const random = globalThis.crypto;
    const insecure = createWebCrypto(() => Object.create(random, { subtle: { value: undefined } }));
    const key = await crypto.generateKey();
    await expect(insecure.sha256Hex('abc')).rejects.toThrow(TypeError);
    await expect(insecure.generateKey()).rejects.toThrow(TypeError);
    await expect(insecure.encrypt(key, 'x')).rejects.toThrow(TypeError);
    await expect(insecure.decrypt(key, await crypto.encrypt(key, 'x'))).rejects.toThrow(TypeError);
  });
});
