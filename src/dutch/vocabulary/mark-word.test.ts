import { expect, it } from 'vitest';
import { markWord } from './mark-word.ts';
import type { Inflected } from './word-forms.ts';

const marked = (sentence: string, word: Inflected) =>
  markWord(sentence, word)
    .map(({ text, isWord }) => (isWord ? `[${text}]` : text))
    .join('');

const CALL = { dutch: 'opbellen', kind: 'verb', past: 'belde op', participle: 'opgebeld' };

it.each<[string, string, Inflected]>([
  ['the word itself', '[Afspraak] is afspraak.', { dutch: 'afspraak', kind: 'noun' }],
  ['a plural', 'Ik heb drie [afspraken].', { dutch: 'afspraak', kind: 'noun', plural: 'afspraken' }],
  ['a diminutive', 'Wil je een [koekje]?', { dutch: 'koek', kind: 'noun', plural: 'koeken' }],
  ['an adjective with -e', 'Wat een [grote] tuin!', { dutch: 'groot', kind: 'adjective' }],
  [
    'a comparative of another stem',
    'Vandaag gaat het [beter].',
    { dutch: 'goed', kind: 'adjective', comparative: 'beter' },
  ],
  [
    'a present of another stem',
    'Wat [heeft] ze?',
    { dutch: 'hebben', kind: 'verb', past: 'had', participle: 'gehad' },
  ],
  ['a split verb', 'Ik [bel] je morgen [op].', CALL],
  ['a split verb behind the same small word', 'Op maandag [bel] ik je [op].', CALL],
  ['a split verb of which the first part stands last', 'Dat ik je [op] wil [bellen].', CALL],
  ['a stem whose ë becomes ee', '[Kopieer] dit even.', { dutch: 'kopiëren', kind: 'verb' }],
  ['an adjective whose ee becomes ë', '[Financiële] problemen?', { dutch: 'financieel', kind: 'adjective' }],
  ['an English verb with two letters alike', 'Ik [app] je straks.', { dutch: 'appen', kind: 'verb' }],
  ['an English verb with its -e', 'Mijn moeder [liket] alles.', { dutch: 'liken', kind: 'verb' }],
  ['a participle', 'Ik heb je [opgebeld].', CALL],
  ['an infinitive with te', 'Probeer me [op te bellen].', CALL],
  ['a question in two parts', '[Waar] kom je [vandaan]?', { dutch: 'waar vandaan', kind: 'phrase' }],
  ['a question where to', '[Waar] ga je [naartoe]?', { dutch: 'waar naartoe', kind: 'phrase' }],
  ['an adverb in two parts', '[Waar] is dat [van] gemaakt?', { dutch: 'waarvan', kind: 'adverb' }],
  ['an adverb in one part', 'Dat boek, [waarvan] ik houd.', { dutch: 'waarvan', kind: 'adverb' }],
  ['an expression', '[Tot straks], Daan!', { dutch: 'tot straks', kind: 'phrase' }],
])('CON-02: %s is marked', (_, expected, word) => {
  expect(marked(expected.replace(/[[\]]/g, ''), word)).toBe(expected);
});

it('CON-02: a part of another word is not a form of it, and the sentence stays whole', () => {
  expect(markWord('De kopers staan buiten.', { dutch: 'kop', kind: 'noun', plural: 'koppen' })).toEqual([
    { text: 'De kopers staan buiten.', isWord: false },
  ]);
});
