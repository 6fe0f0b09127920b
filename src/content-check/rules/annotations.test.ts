import { expect, it } from 'vitest';
import { hashOfText } from '#content/schema/annotation.ts';
import type { Gloss } from '#content/schema/gloss.ts';
import { annotationProblems, glossProblems } from './annotations.ts';

const TEXT = { id: 'room-note-a', pieces: ['Dag Adjoa!', 'De bank is dicht.', '20'] };
const ANNOTATED = {
  id: TEXT.id,
  hash: hashOfText(TEXT),
  pieces: [
    'Dag/TSW Adjoa/SPEC/adjoa/=name',
    'De/LID bank/N/bank/bank-geld is/WW/zijn dicht/ADJ',
    '20/TW/20/=number',
  ],
};
const SENSES = new Set(['dag', 'de', 'bank-geld', 'zijn', 'dicht']);
const messages = (...given: Parameters<typeof annotationProblems>) =>
  annotationProblems(...given).map(({ message }) => message);

it('RDG-02: a text is fine whose words have a gloss or are names or numbers', () => {
  expect(messages([TEXT], [ANNOTATED], SENSES)).toEqual([]);
});

it('RDG-02: a text that changed, that was never annotated or is gone, and a word without a gloss are errors', () => {
  const changed = { ...TEXT, pieces: ['Dag Adjoa!', 'De bank is open.', '20'] };
  expect(messages([changed], [ANNOTATED], SENSES)).toEqual([
    'room-note-a: it was changed after its words were annotated: npm run annotate',
  ]);
  expect(messages([TEXT], [], SENSES)).toHaveLength(1);
  expect(messages([], [ANNOTATED], SENSES)).toEqual(['room-note-a: there is no such text']);
  expect(messages([TEXT], [ANNOTATED], new Set([...SENSES].slice(0, 4)))).toEqual([
    'room-note-a: dicht has no gloss in: De bank is dicht.',
  ]);
  const edited = { ...ANNOTATED, pieces: ANNOTATED.pieces.with(0, 'Dag/TSW') };
  expect(messages([TEXT], [edited], SENSES)).toEqual(['room-note-a: its words are not those of: Dag Adjoa!']);
});

it('RDG-02: a gloss is used, not in the vocabulary, and complete; the parts of a compound make it up', () => {
  const glosses: readonly Gloss[] = [
    { id: 'yoga', dutch: 'yoga', kind: 'noun', english: 'yoga' },
    { id: 'gieten', dutch: 'gieten', kind: 'verb', past: 'goot', english: 'to pour' },
    { id: 'dag', dutch: 'dag', kind: 'interjection', english: 'hello' },
  ];
  const words = new Map([
    ['dag', 'dag'],
    ['verjaardagstaart', 'verjaardagstaart'],
    ['huis', 'huis'],
  ]);
  const compounds = { verjaardagstaart: ['verjaardag', 'taart'], huis: ['hu', 'is', 's'] };
  const found = glossProblems(glosses, compounds, words, new Set(['yoga', 'dag']));
  expect(found.map(({ message }) => message)).toEqual([
    'yoga: it has no article',
    'gieten: no text uses it',
    'dag: the vocabulary has this id',
    'huis: it is not made of hu + is + s',
  ]);
});
