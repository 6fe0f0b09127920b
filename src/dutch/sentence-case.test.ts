import { describe, expect, it } from 'vitest';
import { asSentence, asSentenceParts, withCapital } from './sentence-case.ts';

describe('sentence case', () => {
  it.each([
    ['morgen', 'Morgen'],
    ['ijs', 'IJs'],
    ["'s avonds", "'s Avonds"],
    ['’t ijs', '’t IJs'],
    ['élke dag', 'Élke dag'],
    ['2 mensen', '2 mensen'],
    ['', ''],
  ])('GRA-10: %s begins a sentence as %s', (text, begun) => {
    expect(withCapital(text)).toBe(begun);
  });

  it('GRA-09 GRA-10: the first part gets the capital letter, the last one the mark', () => {
    expect(asSentenceParts(['morgen', 'ga', 'ik'])).toEqual(['Morgen', 'ga', 'ik.']);
    expect(asSentence(['werkt', 'Amina'], '?')).toBe('Werkt Amina?');
    expect(asSentence(['kom'], '!')).toBe('Kom!');
    expect(asSentenceParts([])).toEqual([]);
  });
});
