import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hum, room } from '#testing/spoken-samples.ts';
import { isQuietRoom, roomDb, takeProblem } from './take-check.ts';
import { plausibleLengthMs, recordingTimeMs, wordCount } from './spoken-length.ts';
import { shapedTake, spokenPart } from './take-shape.ts';
import { joined, loudnessDb, LOUDNESS_DB, PEAK_DB, peakDb, silenceAtEnds } from './sound-shape.ts';

const RATE = 16_000;
const take = (said: Int16Array, { before = 400, after = 500, loud = 12 } = {}) =>
  joined([room(before, loud), said, room(after, loud)]);

describe('a take', () => {
  it('SPK-05: of a plausible length in a quiet room is good', () => {
    expect(takeProblem(take(hum(3000)), RATE, 7)).toBeNull();
  });

  it.each([
    ['nobody speaks', room(3000), 'silent'],
    ['nothing at all', new Int16Array(0), 'silent'],
    ['only a key is pressed', take(hum(30)), 'silent'],
    [
      'it is too loud for the microphone',
      take(hum(3000).map((each) => Math.max(Math.min(each * 8, 32_767), -32_768))),
      'clipped',
    ],
    ['one speaks before it begins', take(hum(3000), { before: 0 }), 'begun-early'],
    ['it is stopped in the last word', take(hum(3000), { after: 0 }), 'stopped-early'],
    ['half of the text is missing', take(hum(900)), 'too-short'],
    ['something else was said', take(hum(20_000)), 'too-long'],
    ['one sits far away', take(hum(3000, 150), { loud: 1 }), 'too-soft'],
    ['a tap is running', take(hum(3000, 3000), { loud: 450 }), 'noisy'],
  ])('SPK-05: reports %s', (_, samples, problem) => {
    expect(takeProblem(samples, RATE, 7)).toBe(problem);
  });

  it('SPK-05: the parts around the voice are removed with their clicks, and the voice stays complete', () => {
    const samples = joined([room(300), hum(20), room(900), hum(2000), room(1500), hum(25), room(200)]);
    const part = spokenPart(samples, RATE);
    const [from, to] = [1220, 3220].map((ms) => (ms / 1000) * RATE);
    expect(Math.abs((part?.start ?? 0) - (from ?? 0))).toBeLessThan(0.02 * RATE);
    expect(Math.abs((part?.end ?? 0) - (to ?? 0))).toBeLessThan(0.02 * RATE);
    const shaped = shapedTake(samples, RATE);
    const { beforeMs, afterMs } = silenceAtEnds(shaped, RATE);
    expect(Math.max(beforeMs, afterMs)).toBeLessThan(300);
    expect((shaped.length / RATE) * 1000).toBeGreaterThan(2000);
  });

  it('SPK-05 SPK-04: soft and loud takes become as loud as the packs, and none clips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 30_000 }), fc.integer({ min: 600, max: 2500 }), (loud, ms) => {
        const shaped = shapedTake(take(hum(ms, loud), { loud: 3 }), RATE);
        expect(Math.abs(loudnessDb(shaped, RATE) - LOUDNESS_DB)).toBeLessThan(1);
        expect(peakDb(shaped)).toBeLessThanOrEqual(PEAK_DB + 0.01);
      }),
      { numRuns: 25 },
    );
  });

  it('SPK-05: a voice with sharp peaks becomes as loud as others all the same', () => {
    const sharp = hum(2000, 2500).map((each, place) => (place % 800 < 6 ? each * 9 : each));
    const shaped = shapedTake(take(sharp), RATE);
    expect(Math.abs(loudnessDb(shaped, RATE) - LOUDNESS_DB)).toBeLessThan(2);
    expect(peakDb(shaped)).toBeLessThanOrEqual(PEAK_DB + 0.01);
  });

  it('SPK-05: any recording can be judged, and a good one can be shaped', () => {
    fc.assert(
      fc.property(fc.int16Array({ maxLength: 4000 }), fc.nat({ max: 90 }), (samples, words) => {
        const problem = takeProblem(samples, RATE, words);
        if (problem === null) expect(shapedTake(samples, RATE).length).toBeGreaterThan(0);
      }),
    );
  });
});

it('SPK-05: a room is quiet or not by what is heard in it most of the time', () => {
  expect(isQuietRoom(roomDb([0, 0.05, 0.1, 0.05, 0.9]))).toBe(true);
  expect(isQuietRoom(roomDb([0.5, 0.5, 0.6, 0.5, 0]))).toBe(false);
  expect(isQuietRoom(roomDb([]))).toBe(true);
});

it('SPK-05: a text has a shortest and a longest time, and takes somebody a while', () => {
  expect(wordCount('Dag, ik heb een twee-onder-een-kapwoning. ')).toBe(8);
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (words) => {
      const { leastMs, mostMs } = plausibleLengthMs(words);
      // As the packs are spoken: 2.0 to 2.6 words a second.
      expect(leastMs).toBeLessThan((words / 2.6) * 1000 + 300);
      expect(mostMs).toBeGreaterThan((words / 2) * 1000);
    }),
  );
  expect(recordingTimeMs([70, 70])).toBeGreaterThan(recordingTimeMs([70]));
});
