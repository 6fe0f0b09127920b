import * as fc from 'fast-check';

/**
 * Any code point, including lone surrogates: the same as fast-check's `binary`, whose table of characters takes a second to build, and
 * several on a busy computer.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));
