import { expect, it } from 'vitest';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { placedWordsOf } from '#lib/dutch-words.ts';
import { findWord, lexiconInPieces, type Lexicon } from './list-lexicon.ts';

const word = (id: string, meaning: string, more: Partial<Word> = {}): Word => ({
  id,
  dutch: id,
  meaning,
  example: '',
  ...more,
});

const WORDS = [
  word('opbellen', 'to call', { kind: 'verb', past: 'belde op', participle: 'opgebeld' }),
  word('bellen', 'to ring', { kind: 'verb', past: 'belde', participle: 'gebeld' }),
  word('op', 'on', { kind: 'preposition' }),
  word('huis', 'house', { kind: 'noun', article: 'het', plural: 'huizen' }),
  word('groot', 'big', { kind: 'adjective' }),
];

function lexicon(): Lexicon {
  const work = lexiconInPieces(WORDS);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const found = (text: string): string[] =>
  placedWordsOf(text).map((one) => {
    const answer = findWord(lexicon(), text, one);
    const pieces = answer.at.map(([start, end]) => text.slice(start, end)).join('…');
    return answer.kind === 'word' ? `${pieces}: ${answer.entry.base}` : `${pieces}: ${answer.kind}`;
  });

it('RDG-01: a separable verb is one word from either half, and its halves are themselves where it is not meant', () => {
  expect(found('Bel je op?')).toEqual(['Bel…op: opbellen', 'je: unknown', 'Bel…op: opbellen']);
  expect(found('Belt Amina?')).toEqual(['Belt: bellen', 'Amina: name']);
  expect(found('Bel, op huizen.')).toEqual(['Bel: bellen', 'op: op', 'huizen: huis']);
  expect(found('Opgebeld.')).toEqual(['Opgebeld: opbellen']);
});

it('RDG-01: a form leads to its word, a capital inside a sentence to a name, digits to a number, and anything else says it is unknown', () => {
  expect(found('Grote huizen in Zwolle')).toEqual([
    'Grote: groot',
    'huizen: huis',
    'in: unknown',
    'Zwolle: name',
  ]);
  expect(found('Zwolle')).toEqual(['Zwolle: unknown']);
  expect(found('Hoi. ‘Zwolle’, Amina, 14')).toEqual([
    'Hoi: unknown',
    'Zwolle: unknown',
    'Amina: name',
    '14: number',
  ]);
});
