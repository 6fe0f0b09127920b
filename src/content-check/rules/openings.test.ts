import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { openingsRule } from './openings.ts';

const rule = openingsRule<VocabularyEntry>(({ example }) => example, 2);
const faults = (...examples: string[]) =>
  rule(
    examples.map((example, place) => sampleEntry({ example, line: place + 2 })),
    sampleContext(),
  ).map(({ line }) => line);

it('CON-07: sentences with the same first three words are found once there are too many', () => {
  expect(faults('Ik heb een hond.', 'Ik heb een kat.', 'Heb je een kat?')).toEqual([]);
  expect(
    faults('Ik heb een hond.', 'Jij niet.', 'ik heb één kat.', 'Ik heb een kip!', 'Ik heb een koe.'),
  ).toEqual([5, 6]);
});

it('CON-07: rows without a sentence share no opening', () => {
  expect(faults('', '', '')).toEqual([]);
});
