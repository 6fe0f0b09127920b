import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexWords, indexWordsInPieces, searchWords } from './search-words.ts';
import type { Word } from './vocabulary.ts';

const word = (dutch: string, meaning: string, article?: 'de' | 'het'): Word => ({
  id: `${dutch}~${meaning}`,
  dutch,
  meaning,
  example: '',
  ...(article && { article }),
});
const LIST = [
  word('afspraak', 'appointment', 'de'),
  word('reünie', 'reunion', 'de'),
  word('treinkaartje', 'train ticket', 'het'),
  word('trein', 'train', 'de'),
  word('trainen', 'to train / to work out'),
  word('zich vergissen', 'to be mistaken'),
  word('één', 'one'),
  word('deur', 'door', 'de'),
];
const columnsOf = ({ plural = '', past = '', participle = '', comparative = '' }: Word) =>
  [plural, past, participle, comparative].filter((form) => form !== '');
const find = (text: string, words = LIST) =>
  searchWords(indexWords(words, columnsOf), text).words.map(({ dutch }) => dutch);
const plain = (value: string) =>
  value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/ +/g, ' ');

it.each([
  ['part of the Dutch', 'spraa', ['afspraak']],
  ['part of the English', 'ppoint', ['afspraak']],
  ['any case', 'AFSPRAAK', ['afspraak']],
  ['the article with its word', 'de afspraak', ['afspraak']],
  ['spaces around and in between', '  de   afspraak ', ['afspraak']],
  ['no accents', 'reunie', ['reünie']],
  ['accents', 'reünie', ['reünie']],
  ['accents in two pieces', 'reu\u0308nie', ['reünie']],
  ['a word for one', 'een', ['één']],
  ['only an article: words with those letters, not every noun', 'de', ['deur']],
])('VOC-04: search finds %s', (_, text, expected) => {
  expect(find(text)).toEqual(expected);
});

it('VOC-04: exact matches come first, then those that begin with it, then the rest', () => {
  expect(find('train')).toEqual(['trein', 'trainen', 'treinkaartje']);
  expect(find('trein')).toEqual(['trein', 'treinkaartje']);
  expect(find('vergis')).toEqual(['zich vergissen']);
});

it('VOC-04: a word is found by its inflected forms', () => {
  const words = [
    word('verhuizen', 'to move house'),
    { ...word('huis', 'house', 'het'), plural: 'huizen' },
    { ...word('gaan', 'to go'), past: 'ging', participle: 'gegaan' },
    { ...word('goed', 'good'), comparative: 'beter' },
  ];
  expect(find('huizen', words)).toEqual(['huis', 'verhuizen']);
  expect(find('de huizen', words)).toEqual(['huis']);
  expect(find('GING', words)).toEqual(['gaan']);
  expect(find('gegaan', words)).toEqual(['gaan']);
  expect(find('beter', words)).toEqual(['goed']);
  expect(find('gin', words)).toEqual([]);
});

it('VOC-04: shows which form of a word was typed, spelled correctly, after exact matches', () => {
  const house = { ...word('huis', 'house', 'het'), plural: 'huizen' };
  const zee = { ...word('zee', 'sea', 'de'), plural: 'zeeën' };
  const good = { ...word('goed', 'good'), comparative: 'beter' };
  const better = word('beter', 'better');
  const index = indexWords([house, zee, good, better], columnsOf);
  expect([...searchWords(index, 'de zeeen').forms]).toEqual([[zee, 'zeeën']]);
  expect([...searchWords(index, 'huis').forms]).toEqual([]);
  expect(searchWords(index, 'beter').words).toEqual([better, good]);
  expect([...searchWords(index, 'beter').forms]).toEqual([[good, 'beter']]);
});

it.each(['de treinkaartje', 'een treinkaartje', 'the train ticket', 'a train ticket'])(
  'VOC-04: "%s" finds the word, whatever article is typed',
  (text) => {
    expect(find(text)).toEqual(['treinkaartje']);
  },
);

it('VOC-04: an article that is part of the meaning counts as the text, too', () => {
  const words = [word('maand', 'month', 'de'), word('per maand', 'a month / per month')];
  expect(find('a month', words)).toEqual(['maand', 'per maand']);
});

it('LNG-03 VOC-04: in another language a word is found by its meaning there, by its English and by its Dutch', () => {
  const turkish = [
    { ...word('spinazie', 'ıspanak', 'de'), english: 'spinach' },
    { ...word('opbellen', 'telefon etmek'), english: 'to call / to ring' },
    { ...word('vlees', 'м’ясо', 'het'), english: 'meat' },
  ];
  for (const text of ['ıspanak', 'ISPANAK', 'ispanak', 'spinach', 'spinazie'])
    expect(find(text, turkish)).toEqual(['spinazie']);
  for (const text of ['telefon', 'ring', 'opbellen']) expect(find(text, turkish)).toEqual(['opbellen']);
  for (const text of ["м'ясо", 'м’ясо']) expect(find(text, turkish)).toEqual(['vlees']);
});

it('LNG-03 VOC-04: the English finds a word first where it is all of it', () => {
  const turkish = [
    { ...word('treinkaartje', 'tren bileti', 'het'), english: 'train ticket' },
    { ...word('trein', 'tren', 'de'), english: 'train' },
  ];
  expect(find('train', turkish)).toEqual(['trein', 'treinkaartje']);
});

it('VOC-04: an empty text and an unknown word find no words', () => {
  expect(searchWords(indexWords(LIST, columnsOf), '   ')).toEqual({
    words: [],
    forms: new Map(),
    hasMore: false,
    all: [],
  });
  expect(searchWords(indexWords(LIST, columnsOf), 'xyz')).toEqual({
    words: [],
    forms: new Map(),
    hasMore: false,
    all: [],
  });
});

it.each([
  [12, false],
  [13, true],
])(
  'VOC-04: of %i words that match at most 12 are shown, and it says whether there are more',
  (count, hasMore) => {
    const words = Array.from({ length: count }, (_, place) => word(`huis${place}`, 'house'));
    const result = searchWords(indexWords(words, columnsOf), 'huis');
    expect(result.words).toEqual(words.slice(0, 12));
    expect(result.hasMore).toBe(hasMore);
  },
);

it('VOC-04: an exact match is shown even when it comes after many others', () => {
  const words = [
    ...Array.from({ length: 50 }, (_, place) => word(`huis${place}`, 'house')),
    word('huis', 'home'),
  ];
  expect(find('huis', words)[0]).toBe('huis');
});

it('VOC-04: a note in brackets is not part of an exact match', () => {
  const words = [word('leugen', 'lie in a story'), word('liegen', 'to lie (not tell the truth)')];
  expect(find('lie', words)).toEqual(['liegen', 'leugen']);
});

it('VOC-04: every part of every word finds it, and every result contains the text', () => {
  const letters = fc.string({
    // No letters that could form an article before another word.
    unit: fc.constantFrom('o', 'B', 'é', 'ï', ' ', 'k', '-'),
    minLength: 1,
    maxLength: 8,
  });
  const typed = letters.filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 12 }), typed, (pairs, text) => {
      const words = pairs.map(([dutch, meaning]) => word(dutch.trim(), meaning.trim()));
      const expected = words.filter(({ dutch, meaning }) =>
        [dutch, meaning].some((value) => plain(value).includes(plain(text))),
      );
      expect(new Set(searchWords(indexWords(words, columnsOf), text).words)).toEqual(new Set(expected));
    }),
  );
});

it('VOC-04 QUA-04: a long list can be indexed in pieces, with the same results', () => {
  const words = Array.from({ length: 250 }, (_, place) => ({
    ...word(`werk${place}`, 'work'),
    plural: `werk${place}en`,
  }));
  const indexing = indexWordsInPieces(words, columnsOf);
  let pieces = 1;
  let piece = indexing.next();
  for (; !piece.done; pieces += 1) piece = indexing.next();
  expect(pieces).toBe(3);
  for (const text of ['werk1', 'werk7en', 'work', 'nothing'])
    expect(searchWords(piece.value, text)).toEqual(searchWords(indexWords(words, columnsOf), text));
});
