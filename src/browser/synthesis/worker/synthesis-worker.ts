/** The worker that runs espeak-ng, a separate program under its own licence, so that it does not block the page. */
import startEspeak from 'dutch-espeak/espeak-ng.js';
import programUrl from 'dutch-espeak/espeak-ng.wasm?url';
import { createDutchSynthesiser, type SayDutch } from '#browser/synthesis/dutch-synthesiser.ts';
import type { SynthesisAnswer, SynthesisOrder } from '#browser/synthesis/synthesis-service.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = (told: SynthesisAnswer) => self.postMessage(told, []);

const synthesiser = loadSynthesiser();
synthesiser.catch(() => answer({ kind: 'unavailable' }));

self.addEventListener('message', ({ data }: MessageEvent<SynthesisOrder>) => {
  // If loading failed, the page has been notified and this worker is finished.
  synthesiser.then(
    (sayDutch) => say(sayDutch, data),
    () => undefined,
  );
});

async function say(sayDutch: SayDutch, { id, text, pitch }: SynthesisOrder): Promise<void> {
  try {
    answer({ kind: 'said', id, clip: await sayDutch(text, pitch) });
  } catch {
    answer({ kind: 'failed', id });
  }
}

async function loadSynthesiser(): Promise<SayDutch> {
  const response = await fetch(programUrl);
  if (!response.ok) throw new Error(`${programUrl}: ${response.status}`);
  return createDutchSynthesiser(startEspeak, await WebAssembly.compile(await response.arrayBuffer()));
}
