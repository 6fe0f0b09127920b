import * as fc from 'fast-check';

/**
 * Any code point, halves of pairs included: `fc.string({ unit: anyCharacter })` is what fast-check calls `binary`, whose table of
 * characters takes a second to be made, and several on a busy computer.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((codePoint) => String.fromCodePoint(codePoint));
