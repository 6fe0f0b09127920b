import { SECOND_MS } from '#lib/duration.ts';

/** Why nothing was recorded. */
export type RecordingFailure =
  /** The browser cannot record. */
  | 'unsupported'
  /** The person or the device denies the microphone. */
  | 'denied'
  | 'no-microphone'
  /** It recorded only silence: not a recording, because points require speech (SPE-03). */
  | 'silent'
  /** Anything else: in use by another program, unplugged in the middle, no readable sound. */
  | 'failed';

/** Why there is no take: nothing was recorded, or the time of the exam is nearly over. */
export type TakeFailure = RecordingFailure | 'too-late';

/** The state of recording a take. It is never saved: a running recording is lost when the page closes (MOC-04). */
export type TakeState =
  | { readonly phase: 'ready'; readonly failure: TakeFailure | null }
  /** The browser may be asking the person for the microphone. */
  | { readonly phase: 'opening' }
  | { readonly phase: 'recording'; readonly endsAt: number }
  /** The recording has ended; its sound is being read and saved. */
  | { readonly phase: 'keeping' };

export type TakeEvent = { readonly at: number } & (
  | { readonly kind: 'record-requested' }
  /** The microphone is open. `limitMs`: for this task. `examEndsAt`: null without a time limit. */
  | { readonly kind: 'recording-started'; readonly limitMs: number; readonly examEndsAt: number | null }
  /** While the browser still asks the person, nothing is recorded at all. */
  | { readonly kind: 'stop-requested' }
  | { readonly kind: 'time-expired' }
  | { readonly kind: 'take-kept' }
  | { readonly kind: 'recording-failed'; readonly failure: TakeFailure }
);

export const READY: TakeState = { phase: 'ready', failure: null };

/** A recording ends this long before the exam, so that its sound is saved before the exam is submitted. */
export const KEEPING_MS = 3 * SECOND_MS;

/** The recording after an event. An event that does not fit the phase returns the same state. */
export function takeReducer(state: TakeState, event: TakeEvent): TakeState {
  switch (event.kind) {
    case 'record-requested':
      return state.phase === 'ready' ? { phase: 'opening' } : state;
    case 'recording-started':
      return state.phase === 'opening' ? started(event) : state;
    case 'stop-requested':
      if (state.phase === 'opening') return READY;
      return state.phase === 'recording' ? { phase: 'keeping' } : state;
    case 'time-expired':
      return state.phase === 'recording' && event.at >= state.endsAt ? { phase: 'keeping' } : state;
    case 'take-kept':
      return state.phase === 'ready' ? state : READY;
    case 'recording-failed':
      return state.phase === 'ready' ? state : { phase: 'ready', failure: event.failure };
  }
}

function started({ at, limitMs, examEndsAt }: Extract<TakeEvent, { kind: 'recording-started' }>): TakeState {
  const endsAt = Math.min(at + limitMs, (examEndsAt ?? Infinity) - KEEPING_MS);
  return endsAt > at ? { phase: 'recording', endsAt } : { phase: 'ready', failure: 'too-late' };
}
