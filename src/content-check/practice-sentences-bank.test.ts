import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GapSentence } from '#content/schema/practice-words.ts';
import { practiceSentenceBank, practiceSentenceBanks } from './practice-sentences-bank.ts';
import { sampleContext } from './sample-entry.ts';

const CONTEXT = sampleContext({
  speller: { accepts: (word) => !word.includes('x'), suggestions: () => [] },
});
const SOURCE = "export const ROWS = [\n  { id: 'paspoort' },\n];\n";
const PASSPORT: GapSentence = {
  id: 'paspoort',
  sentence: 'Ik ga naar de gemeente ___.',
  answer: 'om een paspoort aan te vragen',
  english: 'I am going to the municipality to apply for a passport.',
  reason: 'purpose',
};
const foundIn = (...rows: Partial<GapSentence>[]) =>
  practiceSentenceBank(
    'sample',
    rows.map((row) => ({ ...PASSPORT, ...row })),
  )
    .check(SOURCE, CONTEXT, [])
    .problems.map(({ line, rule, about }) => `${line} ${rule} ${about}`);

it('CON-07: a correctly spelled sentence to type passes', () => {
  expect(foundIn(PASSPORT)).toEqual([]);
});

it('CON-06 CON-07: misspelt Dutch is found in the sentence, in accepted answers and in other wordings', () => {
  expect(foundIn({ sentence: 'Ik gax naar ___.' })).toEqual(['2 spelling gax']);
  expect(foundIn({ answer: 'om ietx te vragen' })).toEqual(['2 spelling ietx']);
  expect(foundIn({ alsoRight: ['voor een paspoorx'] })).toEqual(['2 spelling paspoorx']);
  expect(foundIn({ alsoSaid: ['Ik vraax een paspoort aan.'] })).toEqual(['2 spelling vraax']);
});

it('CON-06: another English name for the municipality is found, and a repeated id', () => {
  expect(foundIn({ english: 'I am going to the council to apply for a passport.' })).toEqual([
    '2 one-name paspoort',
  ]);
  expect(foundIn(PASSPORT, PASSPORT)).toEqual(['1 duplicate-id paspoort']);
});

it('GRA-22: every file of sentences to type is checked', () => {
  const files = readdirSync(new URL('../content/grammar/practice', import.meta.url))
    .filter((name) => name.endsWith('-sentences.ts'))
    .map((name) => name.replace('.ts', ''));
  expect(practiceSentenceBanks.map(({ name }) => name)).toEqual(
    files.map((name) => `practice-${name}`).toSorted(),
  );
});
