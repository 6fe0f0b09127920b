import { expect, it } from 'vitest';
import { sampleContext } from '../sample-entry.ts';
import { idShapeRule } from './ids.ts';

const found = (id: string) =>
  idShapeRule([{ line: 7, id }], CONTEXT).map(({ line, rule }) => `${line} ${rule}`);
const CONTEXT = sampleContext();

it.each(['de-huurtoeslag', 'waar-woont-u', 'één', 'de-mondhygiënist', '112-bellen'])(
  'CON-07 DAT-06: %s is an id',
  (id) => {
    expect(found(id)).toEqual([]);
  },
);

it.each([
  'De-huurtoeslag',
  'de huurtoeslag',
  'de--huurtoeslag',
  '-huur',
  'huur-',
  'huur_toeslag',
  'e\u0301e\u0301n',
])('CON-07 DAT-06: %j is not an id', (id) => {
  expect(found(id)).toEqual(['7 id-shape']);
});
