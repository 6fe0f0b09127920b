import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { idFromText } from './id-from-text.ts';

const anyText = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));

describe('ids from text', () => {
  it.each([
    ['afspraak', 'afspraak'],
    ['Zich  aankleden', 'zich-aankleden'],
    ["'s ochtends", 's-ochtends'],
    ['één', 'één'],
    ['de klacht (complaint)', 'de-klacht-complaint'],
    ['?!', 'u3f-21'],
  ] as const)('MEM-02: "%s" makes %s', (text, id) => {
    expect(idFromText(text)).toBe(id);
  });

  it('MEM-02: capitals, blanks, punctuation and the encoding of accents do not change an id', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zéëï]{1,8}$/u), { minLength: 1 }), (words) => {
        const plain = idFromText(words.join(' '));
        expect(idFromText(` ${words.join('  ').toUpperCase()}! `)).toBe(plain);
        expect(idFromText(words.join(', ').normalize('NFD'))).toBe(plain);
      }),
    );
  });

  it('MEM-02: an id made from an id is the same, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(idFromText(idFromText(text))).toBe(idFromText(text));
      }),
    );
  });
});
