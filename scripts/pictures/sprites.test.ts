import { describe, expect, it } from 'vitest';
import { WORD_PICTURES } from '../../src/content/pictures/word-pictures.ts';
import { pictureAddress } from '../../src/content/schema/word-pictures.ts';
import { sprite, wordSprites } from './sprites.ts';

/** Uncompressed; about a third of it is transferred. */
const MOST_BYTES = 40_000;

describe('the pictures of a list', () => {
  const files = wordSprites();

  it('PIC-03: are in one file for that list only, each at the address that its card uses', () => {
    expect(files.size).toBe(Object.keys(WORD_PICTURES).length);
    for (const [list, icons] of Object.entries(WORD_PICTURES)) {
      const addresses = [...new Set(Object.values(icons))].map((icon) => pictureAddress(list, icon));
      const [path = ''] = addresses[0]?.split('#') ?? [];
      const views = [...(files.get(path)?.matchAll(/<view id="([^"]+)"/g) ?? [])].map(([, id]) => id);
      expect(views.map((view) => `${path}#${view}`)).toEqual(addresses);
    }
  });

  it('PIC-03: are small, and contain nothing but drawings', () => {
    for (const [path, file] of files) {
      expect(file.length, path).toBeLessThan(MOST_BYTES);
      expect(file, path).not.toMatch(
        /<(script|style|image|foreignObject)|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      );
      const ids = [...file.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [, id] of file.matchAll(/url\(#([^)]+)\)/g)) expect(ids, path).toContain(id);
    }
  });

  it('PIC-01: an icon missing in the set is an error, not an empty picture', () => {
    expect(() => sprite(['cow'], new Map())).toThrow('There is no icon cow');
  });
});
