import { expect, it } from 'vitest';
import { testSpeller } from './self-test.ts';
import { createSpeller } from './speller.ts';

it('CON-07: the check tests its own dictionary with known right and wrong words', async () => {
  const speller = await createSpeller();
  expect(testSpeller(speller)).toEqual([]);
  expect(testSpeller({ ...speller, accepts: (word) => word !== 'huizen' && speller.accepts(word) })).toEqual([
    'speller: refuses "huizen"',
  ]);
  expect(testSpeller({ ...speller, accepts: (word) => word === 'boomen' || speller.accepts(word) })).toEqual([
    'speller: accepts "boomen"',
  ]);
});
