import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATHS, returnPath } from './paths.ts';

describe('return path', () => {
  it.each(Object.values(PATHS).filter((path) => path !== PATHS.login))(
    'NAV-02 AUTH-13: returns to %s with query and hash',
    (path) => {
      expect(returnPath(`${path}?from=mail#list`)).toBe(`${path}?from=mail#list`);
    },
  );

  it.each([
    undefined,
    null,
    '',
    '/login',
    '/login?x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
  ])('NAV-02 AUTH-13: goes home instead of to %j', (candidate) => {
    expect(returnPath(candidate)).toBe('/');
  });

  it('NAV-02: never leaves the app', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string(), fc.anything()), (candidate) => {
        const url = new URL(returnPath(candidate), 'https://oefenpad.example');
        expect(url.origin).toBe('https://oefenpad.example');
        expect(Object.values(PATHS)).toContain(url.pathname);
        expect(url.pathname).not.toBe(PATHS.login);
      }),
    );
  });
});
