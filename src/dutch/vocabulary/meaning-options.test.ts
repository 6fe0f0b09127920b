import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { meaningOptions, WRONG_MEANINGS } from './meaning-options.ts';
import type { Word } from './vocabulary.ts';
import { seededRandom } from '#lib/seeded-random.ts';

const word = (dutch: string, meaning: string, kind = 'noun'): Word => ({
  id: dutch,
  dutch,
  meaning,
  kind,
  example: '',
});
const BREAD = word('brood', 'bread');
const NEAR = [
  word('lopen', 'to walk', 'verb'),
  word('broodje', 'bread / sandwich'),
  word('melk', 'milk'),
  word('verblijfsvergunning', 'residence permit'),
  word('kaas', 'cheese'),
  word('room', 'milk'),
];

it('PTH-04: the wrong meanings are of the same kind and about as long, all different, and none is also right', () => {
  const options = meaningOptions(BREAD, NEAR, seededRandom('brood'));
  expect(options.toSorted()).toEqual(['bread', 'cheese', 'milk']);
});

it('PTH-04 LNG-03: meanings in the chosen language stand among others in it, as long as there are any', () => {
  const translated = ['ekmek', 'süt', 'peynir'].map((meaning) => ({
    ...word(meaning, meaning),
    isTranslated: true,
  }));
  const [bread, ...others] = translated;
  if (bread === undefined) throw new Error('There is no word');
  const options = meaningOptions(bread, [...NEAR, ...others], seededRandom('brood'));
  expect(options.toSorted()).toEqual(['ekmek', 'peynir', 'süt']);
  expect(meaningOptions(bread, NEAR, seededRandom('brood'))).toHaveLength(1 + WRONG_MEANINGS);
});

it('PTH-04: the right meaning is always there, once, and its place differs', () => {
  const places = new Set<number>();
  fc.assert(
    fc.property(fc.shuffledSubarray(NEAR), fc.string(), (near, seed) => {
      const options = meaningOptions(BREAD, near, seededRandom(seed));
      expect(new Set(options).size).toBe(options.length);
      expect(options.length).toBeLessThanOrEqual(1 + WRONG_MEANINGS);
      places.add(options.indexOf('bread'));
    }),
  );
  expect(places).toEqual(new Set([0, 1, 2]));
});
