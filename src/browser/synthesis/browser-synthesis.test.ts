import { describe, expect, it } from 'vitest';
import { ANYBODY } from '#sound/rules/cast-voices.ts';
import { err, ok } from '#lib/result.ts';
import {
  createWorkerSynthesis,
  FIRST_SOUND_LIMIT_MS,
  NEXT_SOUND_LIMIT_MS,
  type SynthesisWorker,
} from './browser-synthesis.ts';
import type { SynthesisAnswer, SynthesisOrder } from './synthesis-service.ts';
import { createFakeClock } from '#testing/fake-clock.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';

class FakeWorker implements SynthesisWorker {
  readonly orders: SynthesisOrder[] = [];
  isOver = false;
  readonly tell: (told: SynthesisAnswer) => void;
  constructor(tell: (told: SynthesisAnswer) => void) {
    this.tell = tell;
  }
  order(order: SynthesisOrder) {
    this.orders.push(order);
  }
  end() {
    this.isOver = true;
  }
  /** Makes the worker finish the last text. */
  say() {
    const { id = -1, text = '' } = this.orders.at(-1) ?? {};
    this.tell({ kind: 'said', id, clip: synthesisedClip(text) });
  }
}

function setUp() {
  const clock = createFakeClock();
  const workers: FakeWorker[] = [];
  const synthesis = createWorkerSynthesis(clock, (hear) => {
    const worker = new FakeWorker(hear);
    workers.push(worker);
    return worker;
  });
  const synthesise = (text: string, signal = new AbortController().signal) =>
    synthesis.synthesise(text, ANYBODY, signal);
  const lastWorker = () => workers.at(-1) ?? new FakeWorker(() => undefined);
  return { clock, workers, lastWorker, synthesis, synthesise };
}

describe('the synthesiser in its worker', () => {
  it('SPK-03: one worker says text after text, and a repeated text is available at once', async () => {
    const { workers, lastWorker, synthesise } = setUp();
    for (const text of ['Tot straks!', 'Het kost € 3,50.']) {
      const said = synthesise(text);
      lastWorker().say();
      expect(await said).toEqual(ok(synthesisedClip(text)));
    }
    expect(await synthesise('Tot straks!')).toEqual(ok(synthesisedClip('Tot straks!')));
    expect(workers).toHaveLength(1);
    expect(lastWorker().orders.map(({ text }) => text)).toEqual(['Tot straks!', 'Het kost € 3,50.']);
  });

  it('SPK-03 LIS-04: alternating speakers differ in pitch', async () => {
    const { lastWorker, synthesis } = setUp();
    const cast = ['man', 'woman'] as const;
    for (const place of [0, 1]) {
      const said = synthesis.synthesise('Hoi!', { cast, place }, new AbortController().signal);
      lastWorker().say();
      await said;
    }
    expect(lastWorker().orders.map(({ pitch }) => pitch)).toEqual([1, 1.25]);
  });

  it('SPK-03: a program that cannot be loaded or run is reported, and fetched again next time', async () => {
    const { workers, lastWorker, synthesise } = setUp();
    const first = synthesise('Hoi!');
    lastWorker().tell({ kind: 'unavailable' });
    expect(await first).toEqual(err('unavailable'));
    const second = synthesise('Hoi!');
    lastWorker().say();
    expect(await second).toEqual(ok(synthesisedClip('Hoi!')));
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
  });

  it('SPK-03: a text without sound is reported, and the next one is said', async () => {
    const { workers, lastWorker, synthesise } = setUp();
    const silent = synthesise('…');
    lastWorker().tell({ kind: 'failed', id: 1 });
    expect(await silent).toEqual(err('failed'));
    const said = synthesise('Hoi!');
    lastWorker().say();
    expect((await said).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });

  it('SPK-03: gives up on a worker that never answers, sooner if it has spoken before', async () => {
    const { clock, workers, lastWorker, synthesise } = setUp();
    const first = synthesise('Hoi!');
    clock.advance(FIRST_SOUND_LIMIT_MS - 1);
    expect(lastWorker().isOver).toBe(false);
    clock.advance(1);
    expect(await first).toEqual(err('unavailable'));
    const second = synthesise('Hoi!');
    lastWorker().say();
    await second;
    const third = synthesise('Tot straks!');
    clock.advance(NEXT_SOUND_LIMIT_MS);
    expect(await third).toEqual(err('failed'));
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
    // A late answer of an abandoned worker is ignored.
    const fourth = synthesise('Dag!');
    workers[1]?.tell({ kind: 'said', id: 4, clip: synthesisedClip('late') });
    lastWorker().say();
    expect(await fourth).toEqual(ok(synthesisedClip('Dag!')));
  });

  it('SPK-01 SPK-03: stops at once, also while the worker is busy, and ignores its late answer', async () => {
    const { clock, lastWorker, synthesise } = setUp();
    const stop = new AbortController();
    const said = synthesise('Hoi!', stop.signal);
    stop.abort();
    expect(await said).toEqual(err('stopped'));
    expect(await synthesise('Hoi!', stop.signal)).toEqual(err('stopped'));
    lastWorker().say();
    clock.advance(FIRST_SOUND_LIMIT_MS);
    expect(lastWorker().isOver).toBe(false);
  });
});
