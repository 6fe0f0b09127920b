import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import {
  KNM_BANDS,
  LISTENING_BANDS,
  OPEN_ANSWER_BANDS,
  percentage,
  ratingOf,
  READING_BANDS,
} from './ratings.ts';

const titles = (bands: Parameters<typeof ratingOf>[0], values: readonly number[]) =>
  values.map((value) => {
    const { title } = ratingOf(bands, value);
    return 'nl' in title ? title.nl : inEnglish(title);
  });

describe('ratings', () => {
  it('REA-03: by percentage of 1500, with stars', () => {
    expect(titles(READING_BANDS, [100, 90, 89.9, 70, 69.9, 50, 49.9, 0])).toEqual([
      'Excellent',
      'Excellent',
      'Good',
      'Good',
      'Not bad',
      'Not bad',
      'Keep practicing',
      'Keep practicing',
    ]);
    expect(READING_BANDS.map(({ stars }) => stars)).toEqual([3, 2, 1, 0]);
  });

  it('KNM-04: by percentage of 300', () => {
    expect(titles(KNM_BANDS, [90, 70, 50, 49])).toEqual([
      'Uitstekend',
      'Goed',
      'Niet slecht',
      'Blijf oefenen',
    ]);
  });

  it('LIS-03: by the number of right answers', () => {
    expect(titles(LISTENING_BANDS, [30, 24, 23, 18, 17, 12, 11])).toEqual([
      'Uitstekend',
      'Uitstekend',
      'Goed',
      'Goed',
      'Redelijk',
      'Redelijk',
      'Blijf oefenen',
    ]);
  });

  it('WRI-03 SPE-03: by percentage of all points', () => {
    expect(titles(OPEN_ANSWER_BANDS, [80, 60, 40, 39])).toEqual([
      'Uitstekend',
      'Goed',
      'Redelijk',
      'Blijf oefenen',
    ]);
  });

  it('REA-03 KNM-04: bonuses never lead over 100%', () => {
    expect(percentage(2450, 1500)).toBe(100);
    expect(percentage(750, 1500)).toBe(50);
    expect(percentage(0, 0)).toBe(0);
  });
});
