import { describe, expect, it } from 'vitest';
import { corrected, readPhonemes, writePhonemes } from './phonemes.ts';
import { paced } from './pace.ts';
import { VOICES } from './voices.ts';

const soundsOf = (names: string) => names.split(' ').map((name) => ({ name, ms: 80, pitch: [] }));
const said = (names: string, by: 'woman' | 'man' = 'woman') =>
  corrected(soundsOf(names), VOICES[by])
    .map(({ name }) => name)
    .join(' ');

/** The length that one sound of this duration gets when it says this text. */
const seconds = (text: string, ms: number) =>
  paced([{ name: 'a', ms, pitch: [] }], text).reduce((sum, each) => sum + each.ms, 0) / 1000;

describe('the sounds of recordings', () => {
  it('SPK-04: espeak-ng’s output is parsed, with its pitch, and written in MBROLA’s format', () => {
    const pho = 'd\t78\n@\t30\t 0 94 100 99\n_\t431\n';
    expect(readPhonemes(pho)).toEqual([
      { name: 'd', ms: 78, pitch: [] },
      {
        name: '@',
        ms: 30,
        pitch: [
          [0, 94],
          [100, 99],
        ],
      },
      { name: '_', ms: 431, pitch: [] },
    ]);
    expect(writePhonemes(readPhonemes(pho))).toBe('d 78\n@ 30 0 94 100 99\n_ 431\n');
  });

  it.each([
    ['goed, before a pause', 'G u d _', 'x u t _'],
    ['zakdoek', 'z A g d u k', 'z A k d u k'],
    ['dwars, zwart and breed keep their voice', 'd w A z w A b r e', 'd w A z w A b r e'],
    ['regen: g between vowels', 'r e G @ n', 'r e G @ n'],
    ['op pad: one p', 'O p p A t', 'O p A t'],
    ['isbaan', 'I z b a n', 'I s b a n'],
  ])('SPK-04: %s', (_, printed, wanted) => {
    expect(said(printed)).toBe(wanted);
    expect(said(printed, 'man')).toBe(wanted);
  });

  it('SPK-04: in the woman’s voice mooi is one sound, and some sounds have other names', () => {
    expect(said('m o j _')).toBe('m oi _');
    expect(said('m o j @')).toBe('m o j @');
    expect(said('x o j j Ei')).toBe('x o j Ei');
    expect(said('n i W _')).toBe('n i w _');
    expect(said('m o j _', 'man')).toBe('m o j _');
  });

  it('SPK-04: the pitch range is widened around the voice’s middle', () => {
    const [widened] = corrected([{ name: 'a', ms: 90, pitch: [[0, 182]] }], VOICES.woman);
    expect(widened?.pitch).toEqual([[0, 172 + 10 * 1.3]]);
  });

  it('SPK-04: a hurried line is slowed and a slow one sped up; single words are left alone', () => {
    expect(6 / seconds('wie is die man met die', 1500)).toBeCloseTo(2.54);
    expect(6 / seconds('wie is die man met die', 2900)).toBeCloseTo(2.06);
    expect(seconds('de fiets', 1000)).toBeCloseTo(1.15);
  });
});
