import { expect, it } from 'vitest';
import { hashOfText, sensesOfText, type AnnotatedText, type PlainText } from '#content/schema/annotation.ts';
import type { Gloss } from '#content/schema/gloss.ts';
import { annotatedSentences } from '../annotated-sentences.ts';
import { annotationProblems, glossProblems, sentenceProblems, unlikeProblems } from './annotations.ts';

const TEXT = { id: 'room-note-a', pieces: ['Dag Adjoa!', 'De bank is dicht.', '20'] };
const USUAL = { adjoa: '=name', is: 'zijn' };
const UNUSUAL = ['De bank/bank-geld is dicht'];
const annotatedAs = (unusual: readonly string[]) => ({
  id: TEXT.id,
  hash: hashOfText(TEXT, sensesOfText(TEXT, { unusual }, USUAL)),
  unusual,
});
const ANNOTATED = annotatedAs(UNUSUAL);
const SENSES = new Set(['dag', 'de', 'bank-geld', 'zijn', 'dicht']);
const messages = (
  texts: readonly PlainText[],
  annotated: readonly AnnotatedText[],
  senses: ReadonlySet<string>,
  usual = USUAL,
) => annotationProblems(texts, annotated, usual, senses).map(({ message }) => message);
const CHANGED =
  'room-note-a: it was changed after its words were annotated, or what they usually mean: npm run annotate';

it('RDG-02: a text is fine whose words have a gloss or are names or numbers', () => {
  expect(messages([TEXT], [ANNOTATED], SENSES)).toEqual([]);
});

it('RDG-02: a text that changed, that was never annotated or is gone, and a word without a gloss are errors', () => {
  const changed = { ...TEXT, pieces: ['Dag Adjoa!', 'De bank is open.', '20'] };
  expect(messages([changed], [ANNOTATED], SENSES)).toEqual([CHANGED]);
  expect(messages([TEXT], [ANNOTATED], SENSES, { ...USUAL, is: 'zijn-werkwoord' })).toEqual([CHANGED]);
  expect(messages([TEXT], [], SENSES)).toHaveLength(1);
  expect(messages([], [ANNOTATED], SENSES)).toEqual(['room-note-a: there is no such text']);
  expect(messages([TEXT], [ANNOTATED], new Set([...SENSES].slice(0, 4)))).toEqual([
    'room-note-a: dicht has no gloss in: De bank is dicht.',
  ]);
  expect(messages([TEXT], [{ ...ANNOTATED, unusual: [] }], SENSES)).toEqual([CHANGED]);
  expect(messages([TEXT], [annotatedAs(['De bank/sofa is dicht'])], SENSES)).toEqual([
    'room-note-a: bank has no gloss in: De bank is dicht.',
  ]);
});

it('RDG-01: a sentence that means two things is an error, as it is found by its words alone', () => {
  const other = { id: 'b', pieces: ['De bank is dicht!', 'Dag!'] };
  const sentences = (unusual: readonly string[]) =>
    annotatedSentences([TEXT, other], [ANNOTATED, { ...ANNOTATED, id: 'b', unusual }], USUAL);
  expect(sentenceProblems(sentences(UNUSUAL))).toEqual([]);
  expect(sentenceProblems(sentences(['De bank/bank-meubel is dicht'])).map(({ message }) => message)).toEqual(
    ['De bank is dicht!: it means something else than: De bank is dicht.'],
  );
  expect(annotatedSentences([TEXT], [], USUAL)).toEqual([]);
});

it('RDG-02: a form that means two things in what practice makes from one word is an error', () => {
  const text = {
    id: 'present-zitten',
    pieces: ['Ik zit op de bank.', 'Zit jij op de bank?', 'jij op de bank'],
  };
  const found = (unusual: readonly string[]) =>
    unlikeProblems([text], [{ id: text.id, hash: '', unusual }], USUAL).map(({ message }) => message);
  expect(found([])).toEqual([]);
  expect(found(['Zit jij op de bank/bank-meubel'])).toEqual([
    'present-zitten: bank is bank-meubel in: Zit jij op de bank?, but bank in: Ik zit op de bank.',
  ]);
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
