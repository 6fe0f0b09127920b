import { expect, it } from 'vitest';
import { wordSizeClass } from './word-front.tsx';

it('VOC-05 QUA-15: the longer the longest part of a word, the smaller its letters on a phone', () => {
  expect(wordSizeClass('het huis')).toBe('text-4xl');
  expect(wordSizeClass('de vaste lasten')).toBe('text-4xl');
  expect(wordSizeClass('de boodschappen')).toBe('text-4xl');
  expect(wordSizeClass('de achternaamwijziging')).toBe('text-2xl sm:text-4xl');
  expect(wordSizeClass('het telefoonnummer')).toBe('text-3xl sm:text-4xl');
  expect(wordSizeClass('de kinderopvangtoeslag')).toBe('text-2xl sm:text-4xl');
});
