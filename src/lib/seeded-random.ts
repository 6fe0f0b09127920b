import type { Random } from './random.ts';

/** Random numbers that repeat for the same seed and differ for another one (xmur3 and mulberry32). */
export function seededRandom(seed: string): Random {
  let hash = 1_779_033_703 ^ seed.length;
  for (let place = 0; place < seed.length; place += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(place), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = (hash + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
