import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['reünie', 'REUNIE'],
  ['ışık', 'IŞIK'],
  ['İstanbul', 'istanbul'],
])('VOC-04 LNG-03: %s and %s are found by each other', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
