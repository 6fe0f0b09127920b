import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleEntry, sampleVerb } from '../sample-entry.ts';
import { missingPathProblems, pathCoverProblems, pathProblems } from './path.ts';

const WORDS = new Set(['ik', 'zeep', 'dwangsom']);
const rows = (...ids: string[]) => ids.map((id, place) => ({ id, line: place + 2 }));
const found = (...ids: string[]) =>
  pathProblems(rows(...ids), WORDS, new Set(['dwangsom'])).map(({ line, rule }) => `${line} ${rule}`);

it('PTH-02: each line of the path is a word, named once, and words to recognise come last', () => {
  expect(found('ik', 'zeep', 'dwangsom')).toEqual([]);
  expect(found('ik', 'zepen')).toEqual(['3 path-word']);
  expect(found('ik', 'zeep', 'ik')).toEqual(['4 path-twice']);
  expect(found('dwangsom', 'ik', 'zeep')).toEqual(['2 path-recognise']);
});

it('PTH-02: a word without a place on the path is found and named', () => {
  expect(missingPathProblems(rows('ik', 'zeep'), WORDS).map(({ rule, message }) => [rule, message])).toEqual([
    ['path-missing', 'dwangsom: it has no place on the path: write its id into a line of this file'],
  ]);
});
const cover = (...running: string[]) =>
  pathCoverProblems([sampleEntry(), sampleVerb()], SAMPLE_REFERENCE, running).map(({ message }) => message);

it('PTH-02: a path whose first words cover too little of the exams is found; a form counts as its word', () => {
  expect(cover('afspraken', 'belt', 'opgebeld', 'afspraak', 'fiets')).toEqual([]);
  expect(cover('afspraken', 'belt', 'fiets')).toEqual([
    'path: the first 1000 words cover 66% of the exams, not 80%',
  ]);
  expect(cover('belde', 'fiets')).toHaveLength(2);
});
