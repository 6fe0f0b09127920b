import { describe, expect, it } from 'vitest';
import { wordsToLookUp } from './words-to-look-up.ts';

const words = (text: string, known: string[] = []) =>
  wordsToLookUp(text, new Set(known)).map(({ text: word }) => word);

describe('words to look up', () => {
  it('MOC-09: leaves out names, numbers, addresses and what stands in the task', () => {
    expect(words('Ik woon in Amersfoort, Duinweg 61.')).toEqual(['Ik', 'woon', 'in']);
    expect(words('Bel 06-12345678 of mail ana.pinto@post.nl graag')).toEqual(['Bel', 'of', 'mail', 'graag']);
    expect(words('Beste Femke,\n\nDank je wel.\n\nGroetjes,\nDeniz Yilmaz')).toEqual([
      'Beste',
      'Dank',
      'je',
      'wel',
      'Groetjes',
    ]);
    expect(words('Dank u.\nmvg Ana')).toEqual(['Dank', 'u']);
    expect(words('De lift is kapot', ['lift'])).toEqual(['De', 'is', 'kapot']);
  });

  it('MOC-09: gives the position of each word, so that it can be marked', () => {
    const text = 'De verwaming is koud.';
    const [, word] = wordsToLookUp(text, new Set());
    expect(text.slice(word?.start, word?.end)).toBe('verwaming');
  });
});
