import { describe, expect, it } from 'vitest';
import { KEEPING_MS, READY, takeReducer, type TakeEvent, type TakeState } from './take-machine.ts';

type Step = TakeEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at'> : never) : never;

const at = (ms: number, step: Step) => ({ ...step, at: ms }) as TakeEvent;
const started = (examEndsAt: number | null): Step => ({
  kind: 'recording-started',
  limitMs: 60_000,
  examEndsAt,
});
const opening = takeReducer(READY, at(0, { kind: 'record-requested' }));

describe('recording a task', () => {
  it('MOC-01: it ends by itself after 60 seconds, and the recording counts', () => {
    const recording = takeReducer(opening, at(1000, started(null)));
    expect(recording).toEqual({ phase: 'recording', endsAt: 61_000 });
    expect(takeReducer(recording, at(60_999, { kind: 'time-expired' }))).toBe(recording);
    const keeping = takeReducer(recording, at(61_000, { kind: 'time-expired' }));
    expect(keeping).toEqual({ phase: 'keeping' });
    expect(takeReducer(keeping, at(61_200, { kind: 'take-kept' }))).toEqual(READY);
  });

  it('MOC-04: it ends before the exam, so that its sound is saved; without time left it does not start', () => {
    expect(takeReducer(opening, at(0, started(20_000)))).toEqual({
      phase: 'recording',
      endsAt: 20_000 - KEEPING_MS,
    });
    expect(takeReducer(opening, at(0, started(KEEPING_MS)))).toEqual({ phase: 'ready', failure: 'too-late' });
  });

  it('SPK-06: if stopped before the microphone opens, nothing is recorded, even if it opens later', () => {
    const stopped = takeReducer(opening, at(500, { kind: 'stop-requested' }));
    expect(stopped).toEqual(READY);
    expect(takeReducer(stopped, at(900, started(null)))).toBe(stopped);
  });

  it('SPE-02: an event that makes no sense now changes nothing', () => {
    const recording: TakeState = { phase: 'recording', endsAt: 60_000 };
    expect(takeReducer(READY, at(0, { kind: 'stop-requested' }))).toBe(READY);
    expect(takeReducer(recording, at(0, { kind: 'record-requested' }))).toBe(recording);
    expect(takeReducer(READY, at(0, { kind: 'recording-failed', failure: 'failed' }))).toBe(READY);
    expect(takeReducer(recording, at(0, { kind: 'recording-failed', failure: 'silent' }))).toEqual({
      phase: 'ready',
      failure: 'silent',
    });
  });
});
