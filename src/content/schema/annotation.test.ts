import { expect, it } from 'vitest';
import {
  hashOfText,
  NAME,
  NUMBER,
  placedSentencesOf,
  readSentenceCode,
  sensesOfText,
  sentenceCode,
  sentenceKey,
  sentencesOf,
  usualSense,
} from './annotation.ts';

const USUAL = { bel: 'bellen', amina: NAME, bank: 'bank-meubel' };
const TEXT = { id: 'a', pieces: ['Ik bel je op. Amina belt!', 'Om 8.30 uur: de bank.'] };

it('RDG-02: a text is parted into sentences at its marks, wherever they stand', () => {
  expect(sentencesOf(TEXT)).toEqual(['Ik bel je op.', 'Amina belt!', 'Om 8.30 uur:', 'de bank.']);
  expect(placedSentencesOf("'Kom!' zegt hij.\n- Ja").map(({ text, start }) => [text, start])).toEqual([
    ["'Kom!' ", 0],
    ['zegt hij.\n', 7],
    ['- Ja', 17],
  ]);
  expect(placedSentencesOf(' … ')).toEqual([]);
});

it('RDG-01: a sentence is known by its words, whatever marks and capitals it is written with', () => {
  expect(sentenceKey('‘Ik bel je op!’')).toBe(sentenceKey('ik bel je op'));
  expect(new Set(['Eén week', 'Een week', 'een', ''].map(sentenceKey)).size).toBe(4);
});

it('RDG-02: a form has its usual sense, or is the word itself or a number', () => {
  expect(['Bel', 'één', 'huis', '20e'].map((form) => usualSense(form, USUAL))).toEqual([
    'bellen',
    'een',
    'huis',
    NUMBER,
  ]);
});

it('RDG-02: only what is not usual is written, and read as it was written', () => {
  const senses = [
    { sense: 'ik' },
    { sense: 'opbellen', next: 2 },
    { sense: 'je' },
    { sense: 'opbellen', next: -2 },
  ];
  const code = sentenceCode('Ik bel je op.', senses, USUAL);
  expect(code).toBe('Ik bel/opbellen/2 je op/opbellen/-2');
  expect(readSentenceCode(code ?? '')).toEqual([
    { form: 'Ik' },
    { form: 'bel', unusual: senses[1] },
    { form: 'je' },
    { form: 'op', unusual: senses[3] },
  ]);
  expect(sentenceCode('de bank', [{ sense: 'de' }, { sense: 'bank-meubel' }], USUAL)).toBeNull();
  const found = sensesOfText(TEXT, { unusual: [code ?? '', 'de bank/bank-geld'] }, USUAL);
  expect(found[0]).toEqual(senses);
  expect(found[1]).toEqual([{ sense: NAME }, { sense: 'belt' }]);
  expect(found[3]).toEqual([{ sense: 'de' }, { sense: 'bank-geld' }]);
  expect(sensesOfText(TEXT, {}, USUAL)[3]).toEqual([{ sense: 'de' }, { sense: 'bank-meubel' }]);
});

const hash = (...pieces: string[]) =>
  hashOfText({ id: 'a', pieces }, sensesOfText({ id: 'a', pieces }, {}, USUAL));

it('RDG-02: the hash tells that a letter of a text was changed, or moved to another piece, or a sense', () => {
  expect(hash('Ik bel.', 'Dag!')).toBe(hash('Ik bel.', 'Dag!'));
  expect(new Set([hash('Ik bel.'), hash('Ik bel!'), hash('Ik', 'bel.'), hash('')]).size).toBe(4);
  expect(hashOfText(TEXT, sensesOfText(TEXT, {}, USUAL))).not.toBe(
    hashOfText(TEXT, sensesOfText(TEXT, {}, {})),
  );
});
