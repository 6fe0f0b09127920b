import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCredentialsValid, isSameHash, type AuthConfig } from './credentials.ts';

const HASH = '72cda0431fb47fa3cc351f7d00633b8f2590958bfdcfbb8ec068534560090eb1';
const config: AuthConfig = { username: 'learner', passwordHash: HASH, sessionHours: 24 };
const right = { username: 'learner', password: 'welkom-in-nederland', rememberMe: false };

describe('credentials', () => {
  it('AUTH-03: accepts the configured name and hash, in either letter case of the hex', () => {
    expect(areCredentialsValid(right, HASH, config)).toBe(true);
    expect(areCredentialsValid(right, HASH, { ...config, passwordHash: HASH.toUpperCase() })).toBe(true);
    expect(areCredentialsValid(right, HASH.toUpperCase(), config)).toBe(true);
  });

  it('AUTH-03: rejects another name, another letter case of the name, another hash and anything empty', () => {
    expect(areCredentialsValid({ ...right, username: 'Learner' }, HASH, config)).toBe(false);
    expect(areCredentialsValid({ ...right, username: 'learner ' }, HASH, config)).toBe(false);
    expect(areCredentialsValid(right, HASH.replace('7', '8'), config)).toBe(false);
    expect(areCredentialsValid({ ...right, username: '' }, HASH, { ...config, username: '' })).toBe(false);
    expect(areCredentialsValid({ ...right, password: '' }, HASH, config)).toBe(false);
    expect(areCredentialsValid(right, '', { ...config, passwordHash: '' })).toBe(false);
  });

  it('AUTH-03: values that are no strings are never valid, whatever the form hands in', () => {
    const hostile = JSON.parse('{"username":["learner"],"password":{},"rememberMe":true}');
    expect(areCredentialsValid(hostile, HASH, config)).toBe(false);
  });

  it('AUTH-03: no other name gets in', () => {
    fc.assert(
      fc.property(fc.string(), (username) => {
        fc.pre(username !== 'learner');
        expect(areCredentialsValid({ ...right, username }, HASH, config)).toBe(false);
      }),
    );
  });

  it('AUTH-03: only the letter case of a hash may differ', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.stringMatching(/^[0-9a-f]{64}$/), (one, other) => {
        expect(isSameHash(one, other.toUpperCase())).toBe(one === other);
      }),
    );
  });
});
