import { expect, it } from 'vitest';
import { readUnusualCode, unusualCode } from './shipped-senses.ts';

const USUAL = { bel: 'bellen' };

it('RDG-06: a sentence ships with what is not usual in it, by the place of the word', () => {
  const senses = [
    { sense: 'ik' },
    { sense: 'opbellen', next: 2 },
    { sense: 'je-jij' },
    { sense: 'opbellen', next: -2 },
  ];
  const code = unusualCode('Ik bel je op.', senses, USUAL);
  expect(code).toBe('1:opbellen:2 2:je-jij 3:opbellen:-2');
  expect([...readUnusualCode(code)]).toEqual([
    [1, senses[1]],
    [2, senses[2]],
    [3, senses[3]],
  ]);
  expect(unusualCode('Ik bel.', [{ sense: 'ik' }, { sense: 'bellen' }], USUAL)).toBe('');
  expect(readUnusualCode('').size).toBe(0);
});
