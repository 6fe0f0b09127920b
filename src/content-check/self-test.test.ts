import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSpeller } from './self-test.ts';

const path = join(mkdtempSync(join(tmpdir(), 'oefenpad-')), 'sets.mjs');
writeFileSync(
  path,
  "export const good = ['huis']; export const compounds = ['tuinhuis']; export const bad = ['huisen'];",
);
const speller = (...accepted: string[]) => ({
  accepts: (word: string) => accepted.includes(word),
  suggestions: () => [],
});

it('CON-07: the check tests its own dictionary on words that are known to be right and wrong', async () => {
  expect(await testSpeller(speller('huis', 'tuinhuis'), path)).toEqual([]);
  expect(await testSpeller(speller('huis', 'huisen'), path)).toEqual([
    'speller: refuses "tuinhuis"',
    'speller: accepts "huisen"',
  ]);
});

it('CON-07: without the test words there is nothing to test', async () => {
  expect(await testSpeller(speller(), '/nowhere/sets.mjs')).toEqual([]);
});
