import { castVoices, type Speaker } from '#sound/rules/cast-voices.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, Clock, SynthesisFailure, SynthesisService } from '#browser/platform.ts';
import { trustedAddress } from '#browser/service-worker/trusted-address.ts';
import { SYNTHESIS_POLICY } from '#browser/service-worker/worker-contract.ts';
import type { SynthesisAnswer, SynthesisOrder } from './synthesis-service.ts';
// oxlint-disable-next-line import/default -- Vite makes it of the address
import workerUrl from '#browser/synthesis/worker/synthesis-worker.ts?worker&url';

/** On a slow connection half a megabyte takes a quarter of a minute. After a longer wait people think it is broken. */
export const FIRST_SOUND_LIMIT_MS = 30 * SECOND_MS;
/** Once it has spoken, it needs a tenth of a second. */
export const NEXT_SOUND_LIMIT_MS = 8 * SECOND_MS;
/** Recent texts are often repeated, and on an iPhone the sound must be available during the press. */
const CLIPS_IN_MEMORY = 8;

/** espeak-ng's only Dutch voice, in the form that the rules for several speakers use. */
const OWN_VOICE = { name: 'eSpeak (man)', lang: 'nl' } as const;

type SynthesisOutcome = Result<AudioClip, SynthesisFailure>;

/** A worker that was started. */
export interface SynthesisWorker {
  order(order: SynthesisOrder): void;
  end(): void;
}

/** Says texts with a worker, which stays as long as the page once needed. A worker that does not answer is ended. */
export function createWorkerSynthesis(
  clock: Clock,
  startWorker: (hear: (told: SynthesisAnswer) => void) => SynthesisWorker = startSynthesisWorker,
): SynthesisService {
  const clips = new Map<string, AudioClip>();
  const waiting = new Map<number, (outcome: SynthesisOutcome) => void>();
  let worker: SynthesisWorker | null = null;
  let hasSpoken = false;
  let lastId = 0;

  /** Ends the worker; the next text starts a new one. */
  const end = (failure: SynthesisFailure) => {
    worker?.end();
    worker = null;
    hasSpoken = false;
    for (const settle of waiting.values()) settle(err(failure));
  };
  const hear = (told: SynthesisAnswer) => {
    switch (told.kind) {
      case 'unavailable':
        return end('unavailable');
      case 'failed':
        return waiting.get(told.id)?.(err('failed'));
      case 'said':
        hasSpoken = true;
        return waiting.get(told.id)?.(ok(told.clip));
    }
  };
  const workerNow = (): SynthesisWorker => {
    if (worker !== null) return worker;
    const started = startWorker((told) => {
      if (worker === started) hear(told);
    });
    worker = started;
    return started;
  };

  const order = (text: string, pitch: number, signal: AbortSignal) =>
    new Promise<SynthesisOutcome>((resolve) => {
      const id = (lastId += 1);
      const settle = (outcome: SynthesisOutcome) => {
        waiting.delete(id);
        stopWatching();
        signal.removeEventListener('abort', stop);
        resolve(outcome);
      };
      // The worker's late answer is ignored.
      const stop = () => settle(err('stopped'));
      const limitMs = hasSpoken ? NEXT_SOUND_LIMIT_MS : FIRST_SOUND_LIMIT_MS;
      const stopWatching = clock.after(limitMs, () => end(hasSpoken ? 'failed' : 'unavailable'));
      signal.addEventListener('abort', stop);
      waiting.set(id, settle);
      workerNow().order({ id, text, pitch });
    });

  return {
    async synthesise(text, speaker, signal) {
      if (signal.aborted) return err('stopped');
      const pitch = pitchOf(speaker);
      const key = `${pitch} ${text}`;
      const known = clips.get(key);
      if (known !== undefined) return ok(known);
      const outcome = await order(text, pitch, signal);
      if (outcome.ok) clips.set(key, outcome.value);
      const [oldest] = clips.keys();
      if (clips.size > CLIPS_IN_MEMORY && oldest !== undefined) clips.delete(oldest);
      return outcome;
    },
  };
}

function pitchOf({ cast, place }: Speaker): number {
  return castVoices(cast, OWN_VOICE, [])[place]?.pitch ?? 1;
}

let address: string | null = null;

function startSynthesisWorker(hear: (told: SynthesisAnswer) => void): SynthesisWorker {
  address ??= trustedAddress(SYNTHESIS_POLICY, workerUrl);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SynthesisAnswer>) => hear(data));
  // Its file cannot be loaded, or the browser cannot run it.
  worker.addEventListener('error', () => hear({ kind: 'unavailable' }));
  return {
    order: (order) => worker.postMessage(order, []),
    end: () => worker.terminate(),
  };
}
