import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { rememberedPath } from './remembered-path.ts';

const PAGES = ['/', '/grammar', '/reading-game'];
const ORIGIN = 'https://oefenpad.example';
const remember = (candidate: unknown) => rememberedPath(candidate, (path) => PAGES.includes(path));

describe('remembered path', () => {
  it.each([
    '/',
    '/grammar',
    '/grammar?a=1&b=%20',
    '/reading-game?x#part-2',
    '/#top',
    '/grammar?q=caf\u00e9',
    '/?//x',
  ])('NAV-02: returns to %s with its query and hash', (path) => {
    expect(remember(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2f/evil.example',
    '/grammar/../..//evil.example',
    'https://evil.example/grammar',
    'javascript:alert(1)',
    'JavaScript:alert(1)//grammar',
    'data:text/html,x',
    ' /grammar',
    '/grammar?a b',
    '/grammar#\u0000',
    '/grammar?\\',
    'grammar',
    '/login',
    '/Grammar',
    '/unknown',
    '',
    `/grammar?${'x'.repeat(2000)}`,
    null,
    undefined,
    42,
    ['/grammar'],
    { toString: () => '/grammar' },
  ])('NAV-02: does not return to %j', (candidate) => {
    expect(remember(candidate)).toBeNull();
  });

  it('NAV-02: for any input, a browser that follows the result stays on a known page', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '?',
        '#',
        '@',
        ':',
        'http:',
        'javascript:',
        '\t',
        '\n',
        '..',
        ...PAGES,
      ),
    );
    const candidate = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(candidate, fc.anything()), (text) => {
        const path = remember(text);
        if (path === null) return;
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(PAGES).toContain(url.pathname);
      }),
      { numRuns: 2000 },
    );
  });

  it('NAV-02: keeps every query and hash that a browser writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGES),
        fc.webQueryParameters(),
        fc.webFragments(),
        (path, query, hash) => {
          const url = new URL(`${ORIGIN}${path}?${query}#${hash}`);
          const asked = url.pathname + url.search + url.hash;
          expect(remember(asked)).toBe(asked);
        },
      ),
    );
  });
});
