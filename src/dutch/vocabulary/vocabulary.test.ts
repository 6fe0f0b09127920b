import { expect, it } from 'vitest';
import { WORD_FILTERS, type Word, filterSubsection, filterWords } from './vocabulary.ts';

const word = (dutch: string, kind?: string): Word => {
  return { id: dutch, dutch, meaning: '', example: '', ...(kind !== undefined && { kind }) };
};
const WORDS = [
  word('huis', 'noun'),
  word('gaan', 'verb'),
  word('tot straks', 'phrase'),
  word('groot', 'adjective'),
  word('tafel', 'noun'),
  word('misschien', 'adverb'),
  word('zomaar'),
];

it('VOC-01: a topic can be filtered by kind, and every word has exactly one kind', () => {
  expect(filterWords(WORDS, 'noun').map(({ dutch }) => dutch)).toEqual(['huis', 'tafel']);
  expect(filterWords(WORDS, 'other').map(({ dutch }) => dutch)).toEqual([
    'tot straks',
    'misschien',
    'zomaar',
  ]);
  expect(filterWords(WORDS, 'all')).toEqual(WORDS);
  const kinds = WORD_FILTERS.filter((filter) => filter !== 'all');
  const sorted = kinds.flatMap((filter) => filterWords(WORDS, filter));
  expect(new Set(sorted)).toEqual(new Set(WORDS));
  expect(sorted).toHaveLength(WORDS.length);
});

it('VOC-01: a filtered list keeps its title and place', () => {
  const list = { id: 3, title: 'Rooms', description: 'd', colour: 'teal', words: WORDS } as const;
  expect(filterSubsection(list, 'verb')).toEqual({ ...list, words: [WORDS[1]] });
  expect(filterSubsection(list, 'all')).toBe(list);
});
