import { expect, it } from 'vitest';
import { loadReferenceLists } from '../../src/content-check/reference-lists.ts';
import { wordsWithTags } from './frog.ts';
import { headwords } from './headwords.ts';
import { judgeSentence, sentencesToJudge } from './judged-sentences.ts';
import { senseIndex } from './senses.ts';
import { usualSenses } from './usual-senses.ts';

const GELD = { id: 'bank-geld', dutch: 'bank', kind: 'noun', plural: 'banken' };
const MEUBEL = { ...GELD, id: 'bank-meubel' };
const FILES = [
  { name: 'room-a', texts: [{ id: 'bank-geld', pieces: ['De bank. De bank!'] }] },
  { name: 'words-b', texts: [{ id: 'bank-geld', pieces: ['De bank. Ja.'] }] },
];

const sentences = sentencesToJudge(FILES, headwords([GELD, MEUBEL], []));

it('RDG-02: each sentence is judged once, and an example shows its word in the sense of its card', () => {
  expect(sentences).toEqual([
    { text: 'De bank.', headword: GELD },
    { text: 'De bank!' },
    { text: 'Ja.', headword: GELD },
  ]);
  const judged = sentences.slice(0, 2).map((sentence) => {
    const words = wordsWithTags(sentence.text, [
      { form: 'De', tag: 'LID()', lemma: 'de' },
      { form: 'bank', tag: 'N()', lemma: 'bank' },
    ]);
    const lists = loadReferenceLists();
    const rules = { usual: {}, quotes: [], patterns: [], expressions: [], names: new Set<string>() };
    return judgeSentence(sentence, words, { ...rules, index: senseIndex([MEUBEL, GELD], lists) }, lists);
  });
  expect(judged.map(([, bank]) => bank?.fitting)).toEqual([['bank-geld'], ['bank-meubel', 'bank-geld']]);
});

const word = (form: string, sense: string, next?: number) => ({
  word: { form, lemma: form, partOfSpeech: 'N', details: [], start: 0 },
  decided: next === undefined ? { sense } : { sense, next },
  fitting: [sense],
});

it('RDG-02: the usual sense of a form is the one that it has most often alone, and is left out where it is the form', () => {
  const judged = [
    word('Bank', 'bank-meubel'),
    word('bank', 'bank-geld'),
    word('bank', 'bank-geld'),
    word('op', 'op'),
    word('op', 'opbellen', -1),
    word('op', 'opbellen', -1),
    word('huizen', 'huis'),
    word('20', '=number'),
    word('alstublieft', 'tot-ziens', 1),
    word('b', 'b-2'),
    word('b', 'b-1'),
  ];
  expect(usualSenses(judged)).toEqual({ b: 'b-1', bank: 'bank-geld', huizen: 'huis' });
});
