import { expect, it } from 'vitest';
import { GAP_KINDS } from '#content/schema/practice-kind.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { GAP_SOURCES } from './gap-sources.ts';
import { nietGeenGenerator } from './niet-geen.ts';
import { practiceTexts } from '../practice-texts.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const prepared = new Set(practiceTexts().flatMap(({ texts }) => texts.map(({ key }) => key)));
const withoutOne = (sentences: readonly string[]) =>
  sentences.filter((text) => !prepared.has(spokenKey(text)));

it.each(GAP_KINDS)('GRA-22 SPK-03: each sentence of %s that is asked by ear is recorded', async (kind) => {
  const tasks = (await GAP_SOURCES[kind]()).tasks('heard');
  expect(withoutOne(tasks.map(({ dutch }) => dutch))).toEqual([]);
});

it('GRA-22 SPK-03: each sentence with niet or geen that is asked by ear is recorded', () => {
  const random = createSeededRandom(1);
  const { itemIds, remake } = nietGeenGenerator;
  const heard = itemIds().map((id) => remake(id, random)?.heard ?? '');
  expect(heard.length).toBeGreaterThan(50);
  expect(withoutOne(heard)).toEqual([]);
});
