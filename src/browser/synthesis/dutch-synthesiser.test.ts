import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { dutchEspeakFolder } from '../../../scripts/vite/dutch-espeak.ts';
import { LOUDNESS_DB, loudnessDb, silenceAtEnds } from '#sound/rules/sound-shape.ts';
import { isWavFile } from '#sound/rules/is-wav-file.ts';
import { createDutchSynthesiser, type SayDutch } from './dutch-synthesiser.ts';

const RATE_HZ = 22_050;
const SENTENCES = [
  'De fiets van mijn buurvrouw staat al drie dagen op het station.',
  'Hij heeft gisteren zijn fiets gerepareerd.',
  'Omdat het regent, neem ik de bus.',
];

/** The real program, run like in the browser's worker. */
async function createSynthesiser(): Promise<SayDutch> {
  const folder = dutchEspeakFolder();
  const { default: start } = await import(pathToFileURL(path.join(folder, 'espeak-ng.js')).href);
  return createDutchSynthesiser(
    start,
    await WebAssembly.compile(await readFile(path.join(folder, 'espeak-ng.wasm'))),
  );
}

describe('the real espeak-ng', () => {
  let sayDutch: SayDutch;
  beforeAll(async () => {
    sayDutch = await createSynthesiser();
  });
  const samplesOf = async (text: string, pitch = 1) => {
    const { sound, durationMs } = await sayDutch(text, pitch);
    const samples = new Int16Array(sound.slice(44).buffer);
    expect(isWavFile(sound)).toBe(true);
    expect(durationMs).toBeCloseTo((samples.length / RATE_HZ) * 1000, 6);
    return samples;
  };
  const secondsOf = async (text: string) => (await samplesOf(text)).length / RATE_HZ;

  it('SPK-03: says sentences at the loudness and speed of the recordings, without silence at the ends', async () => {
    let [words, seconds] = [0, 0];
    for (const text of SENTENCES) {
      const samples = await samplesOf(text);
      expect(Math.abs(loudnessDb(samples, RATE_HZ) - LOUDNESS_DB)).toBeLessThan(2);
      const { beforeMs, afterMs } = silenceAtEnds(samples, RATE_HZ);
      expect(Math.max(beforeMs, afterMs)).toBeLessThan(300);
      words += text.split(' ').length;
      seconds += samples.length / RATE_HZ;
    }
    expect(words / seconds).toBeGreaterThan(2);
    expect(words / seconds).toBeLessThan(2.6);
  });

  it('SPK-02 SPK-03: amounts and times are said in full by the app’s rules', async () => {
    expect(await secondsOf('€ 12,50')).toBeCloseTo(await secondsOf('12 euro 50'), 3);
    expect(await secondsOf('bijv. om 14:30')).toBeCloseTo(await secondsOf('bijvoorbeeld om 14 uur 30'), 3);
  });

  it('SPK-03: different texts sound different, and the same text gives the same bytes', async () => {
    const first = await samplesOf('Goedemorgen');
    const other = await samplesOf('Goedenavond');
    expect(other).not.toEqual(first);
    expect(await samplesOf('Goedemorgen')).toEqual(first);
    expect(await samplesOf('Goedemorgen', 1.4)).not.toEqual(first);
  });

  it('SPK-03: accepts any text, whatever characters it contains', async () => {
    expect(await secondsOf('-v en nee')).toBeGreaterThan(0.5);
    expect((await secondsOf('de [[kat]]')) - (await secondsOf('de kat'))).toBeLessThan(0.5);
    expect(await secondsOf('Een café, één ijsje; ’s avonds twee.')).toBeGreaterThan(1.5);
  });

  it('SPK-03: a text without speakable content is refused', async () => {
    await expect(sayDutch('', 1)).rejects.toThrow();
  });
});
