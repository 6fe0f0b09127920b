import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import { readAuthConfig } from './auth-config.ts';

const env = {
  VITE_AUTH_USERNAME: 'learner',
  VITE_AUTH_PASSWORD_HASH: 'ab'.repeat(32),
  VITE_AUTH_SESSION_HOURS: '24',
};

describe('auth config', () => {
  it('AUTH-01: reads user name, hash and hours from the build', () => {
    expect(readAuthConfig(env)).toEqual({
      ok: true,
      value: { username: 'learner', passwordHash: 'ab'.repeat(32), sessionHours: 24 },
    });
  });

  it('AUTH-01: the committed .env lets the documented demo account in for 24 hours', async () => {
    const committed = readAuthConfig(parseEnv(readFileSync('.env', 'utf8')));
    const passwordHash = await createWebCrypto().sha256Hex('welkom-in-nederland');
    expect(committed).toEqual({
      ok: true,
      value: { username: 'learner', passwordHash, sessionHours: 24 },
    });
  });

  it.each(Object.keys(env))('AUTH-02: names %s when it is missing or empty', (name) => {
    expect(readAuthConfig({ ...env, [name]: undefined })).toEqual({ ok: false, error: [name] });
    expect(readAuthConfig({ ...env, [name]: '  ' })).toEqual({ ok: false, error: [name] });
  });

  it.each(['0', '-1', 'many', 'NaN', 'Infinity', '1e999'])(
    'AUTH-02: %s is not a number of hours',
    (hours) => {
      expect(readAuthConfig({ ...env, VITE_AUTH_SESSION_HOURS: hours })).toEqual({
        ok: false,
        error: ['VITE_AUTH_SESSION_HOURS'],
      });
    },
  );

  it('AUTH-02: is valid only with all three values, whatever they are', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom(undefined, null, 24, true));
    fc.assert(
      fc.property(value, value, value, (name, hash, hours) => {
        const config = readAuthConfig({
          VITE_AUTH_USERNAME: name,
          VITE_AUTH_PASSWORD_HASH: hash,
          VITE_AUTH_SESSION_HOURS: hours,
        });
        if (!config.ok) {
          expect(config.error.length).toBeGreaterThan(0);
          return;
        }
        expect(config.value.username).not.toBe('');
        expect(config.value.passwordHash).not.toBe('');
        expect(config.value.sessionHours).toBeGreaterThan(0);
      }),
    );
  });
});
