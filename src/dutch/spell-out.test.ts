import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameName, letterNames, spellOut } from './spell-out.ts';

const ALPHABET = Array.from({ length: 26 }, (_, place) => ({ letter: String.fromCodePoint(65 + place) }));
const spelled = (name: string, letters = ALPHABET) => spellOut(name, letters).map(({ letter }) => letter);

describe('spelling a name', () => {
  it('MSC-12: takes it letter by letter, whatever its capitals, accents and blanks', () => {
    expect(spelled('Sanne')).toEqual(['S', 'A', 'N', 'N', 'E']);
    expect(spelled('zoë de-wit')).toEqual(['Z', 'O', 'E', 'D', 'E', 'W', 'I', 'T']);
    expect(spelled(' 123 ')).toEqual([]);
  });

  it('MSC-12: spells ij as one letter if it has its own name', () => {
    expect(spelled('Thijs', [...ALPHABET, { letter: 'IJ' }])).toEqual(['T', 'H', 'IJ', 'S']);
    expect(spelled('Thijs')).toEqual(['T', 'H', 'I', 'J', 'S']);
  });

  it('MSC-12: ignores capitals and outer blanks, but not a different letter', () => {
    expect(isSameName('  sanne ', 'Sanne')).toBe(true);
    expect(isSameName('Sane', 'Sanne')).toBe(false);
    const name = fc.stringMatching(/^[a-z]+$/);
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(isSameName(` ${one.toUpperCase()} `, one)).toBe(true);
        expect(isSameName(one, other)).toBe(one === other);
        expect(spelled(one).join('').toLowerCase()).toBe(one);
      }),
    );
  });

  it('MSC-12: slowly, every letter is a separate sentence', () => {
    expect(letterNames(['es', 'aa', 'en'], 'normal')).toBe('es, aa, en');
    expect(letterNames(['es', 'aa', 'en'], 'slow')).toBe('Es. Aa. En.');
  });
});
