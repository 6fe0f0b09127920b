import { endLimitMs, SILENCE_LIMIT_MS, START_LIMIT_MS } from '#sound/rules/speech-timing.ts';
import type { Cancel, Clock } from '#browser/platform.ts';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';

/** The result of saying one piece. `detail` describes a failure, for the console. */
type PieceOutcome = { kind: 'said' } | { kind: 'interrupted' } | { kind: 'failed'; detail: string };

const SILENCE_CHECK_MS = 250;

/**
 * Makes the browser say one piece and watches it, because browsers do not always report a failing voice. `onOver` is
 * called exactly once, unless the returned function is called first.
 */
export function sayPiece(
  { synthesis, clock }: { synthesis: BrowserSynthesis; clock: Clock },
  { utterance, text }: { utterance: BrowserUtterance; text: string },
  onOver: (outcome: PieceOutcome) => void,
): Cancel {
  let phase: 'waiting' | 'started' | 'over' = 'waiting';
  const watches: Cancel[] = [];
  const stopWatching = () => {
    phase = 'over';
    for (const stop of watches) stop();
  };
  const finish = (outcome: PieceOutcome) => {
    if (phase === 'over') return;
    stopWatching();
    onOver(outcome);
  };
  const fail = (detail: string) => finish({ kind: 'failed', detail });

  let silentMs = 0;
  const checkSilence = () => {
    silentMs = synthesis.speaking || synthesis.pending ? 0 : silentMs + SILENCE_CHECK_MS;
    if (silentMs >= SILENCE_LIMIT_MS) fail('fell silent without an end');
  };

  watches.push(clock.after(START_LIMIT_MS, () => phase === 'waiting' && fail('did not start')));
  utterance.addEventListener('start', () => {
    if (phase !== 'waiting') return;
    phase = 'started';
    watches.push(
      clock.every(SILENCE_CHECK_MS, checkSilence),
      clock.after(endLimitMs(text, utterance.rate), () => fail('did not end')),
    );
  });
  utterance.addEventListener('end', () => finish({ kind: 'said' }));
  utterance.addEventListener('error', (event) => {
    const reason = 'error' in event ? String(event.error) : 'unknown';
    const cutOff = phase === 'started' && /^(interrupted|canceled)$/.test(reason);
    finish(cutOff ? { kind: 'interrupted' } : { kind: 'failed', detail: reason });
  });

  try {
    synthesis.speak(utterance);
  } catch (error) {
    fail(String(error));
  }
  return stopWatching;
}

/** The part of the Web Speech API that is used, so that tests can fake it. */
export interface BrowserUtterance {
  voice: VoiceFacts | null;
  lang: string;
  rate: number;
  pitch: number;
  addEventListener(type: 'start' | 'end' | 'error', listener: (event: Event) => void): void;
}

export interface BrowserSynthesis {
  readonly speaking: boolean;
  readonly pending: boolean;
  getVoices(): readonly VoiceFacts[];
  speak(utterance: BrowserUtterance): void;
  cancel(): void;
  /** Missing in older Safari, where the voices are available at once. */
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
}

/** The parts of the window that speech needs. */
export interface SpeechPage {
  readonly speechSynthesis?: BrowserSynthesis;
  readonly SpeechSynthesisUtterance?: new (text: string) => BrowserUtterance;
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  addEventListener(type: 'pagehide', listener: () => void): void;
}
