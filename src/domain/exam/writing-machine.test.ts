import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitsTasks,
  NEW_WRITING,
  taskOf,
  writingReducer,
  type WritingEvent,
  type WritingGameTask,
  type WritingState,
} from '#domain/exam/writing-machine.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;
const TASKS: readonly WritingGameTask[] = [
  { id: 'mail', type: 'email', maxScore: 10, timeLimitMinutes: 30 },
  { id: 'form', type: 'form', maxScore: 8, timeLimitMinutes: 25 },
];

function play(...events: WritingEvent[]): WritingState {
  return events.reduce<WritingState>((state, event) => writingReducer(TASKS, state, event), NEW_WRITING);
}

const start: WritingEvent = { kind: 'task-started', at: START };
const typed = (text: string, at = START + 1000): WritingEvent => ({ kind: 'text-changed', text, at });
const handIn: WritingEvent = { kind: 'text-handed-in', at: START + 2 * MINUTE_MS };
const next: WritingEvent = { kind: 'next-requested', at: START + 3 * MINUTE_MS };

const anyEvent = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('text-changed' as const), text: fc.string() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'task-started' as const,
        'text-handed-in' as const,
        'next-requested' as const,
        'time-expired' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart-requested' as const) }) },
);
const anyEvents = fc
  .array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 20 * MINUTE_MS })), { maxLength: 50 })
  .map((steps) => {
    let at = START;
    return steps.map(([event, pause]): WritingEvent => {
      at += pause;
      return { ...event, at };
    });
  });

describe('writing game', () => {
  it('WRI-01: Start sets the time of the task and clears the text', () => {
    expect(play(start)).toEqual({
      phase: 'writing',
      handedIn: [],
      taskId: 'mail',
      text: '',
      startedAt: START,
      endsAt: START + 30 * MINUTE_MS,
    });
    const later = START + 10 * MINUTE_MS;
    expect(play(start, typed('Beste'), handIn, next, { kind: 'task-started', at: later })).toMatchObject({
      phase: 'writing',
      taskId: 'form',
      text: '',
      endsAt: later + 25 * MINUTE_MS,
    });
  });

  it('WRI-02: a text that is handed in is locked; then comes the next task, or the result', () => {
    const scored = play(start, typed('Beste Anna'), handIn);
    expect(scored).toEqual({
      phase: 'scored',
      handedIn: [{ taskId: 'mail', text: 'Beste Anna', durationMs: 2 * MINUTE_MS, by: 'person' }],
    });
    expect(taskOf(TASKS, scored)?.id).toBe('mail');
    expect(writingReducer(TASKS, scored, typed('Anders'))).toBe(scored);
    const second = writingReducer(TASKS, scored, next);
    expect(second.phase).toBe('intro');
    expect(taskOf(TASKS, second)?.id).toBe('form');
    const finished = play(start, handIn, next, start, handIn, next);
    expect(finished.phase).toBe('finished');
    expect(taskOf(TASKS, finished)).toBeUndefined();
  });

  it('WRI-02 EXM-06: time 0 hands in what stands there; what is typed or pressed after it comes too late', () => {
    const end = START + 30 * MINUTE_MS;
    const writing = play(start, typed('Op tijd'));
    expect(writingReducer(TASKS, writing, { kind: 'time-expired', at: end - 1 })).toBe(writing);
    for (const event of [
      { kind: 'time-expired', at: end },
      { kind: 'text-handed-in', at: end + MINUTE_MS },
      typed('Op tijd en nog meer', end + 1),
    ] as const) {
      expect(writingReducer(TASKS, writing, event)).toEqual({
        phase: 'scored',
        handedIn: [{ taskId: 'mail', text: 'Op tijd', durationMs: 30 * MINUTE_MS, by: 'time' }],
      });
    }
  });

  it('EXM-07: starting again leaves nothing of the game before', () => {
    expect(play(start, typed('Beste'), { kind: 'restart-requested', at: START })).toEqual(NEW_WRITING);
    expect(play(start, handIn, { kind: 'restart-requested', at: START })).toEqual(NEW_WRITING);
  });

  it('WRI-02: a game of tasks that are no longer there is not taken up again', () => {
    const [mail, form] = TASKS;
    if (!mail || !form) throw new Error('two tasks');
    const writing = play(start, typed('Beste'));
    expect(fitsTasks(TASKS, writing)).toBe(true);
    expect(fitsTasks([form, mail], writing)).toBe(false);
    const scored = play(start, handIn);
    expect(fitsTasks([{ ...mail, id: 'other' }, form], scored)).toBe(false);
    expect(fitsTasks(TASKS, { phase: 'scored', handedIn: [] })).toBe(false);
    expect(fitsTasks(TASKS, { ...scored, phase: 'finished' })).toBe(false);
    expect(fitsTasks([mail], { ...scored, phase: 'finished' })).toBe(true);
    expect(fitsTasks([mail], { ...scored, phase: 'intro' })).toBe(false);
  });

  it('WRI-02: whatever happens, a text is handed in once, as it was last written in time, and never changes', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        let state = NEW_WRITING;
        for (const event of events) {
          const after = writingReducer(TASKS, state, event);
          expect(fitsTasks(TASKS, after)).toBe(true);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          if (event.kind !== 'restart-requested') {
            expect(after.handedIn.slice(0, state.handedIn.length)).toEqual(state.handedIn);
            if (state.phase === 'finished') expect(after).toBe(state);
          }
          const given = after.handedIn[state.handedIn.length];
          if (given !== undefined) {
            expect(state).toMatchObject({ phase: 'writing', text: given.text, taskId: given.taskId });
            const limitMs = (TASKS[state.handedIn.length]?.timeLimitMinutes ?? 0) * MINUTE_MS;
            expect(given.durationMs).toBeLessThanOrEqual(limitMs);
            expect(given.by === 'time').toBe(given.durationMs === limitMs);
          }
          if (after.phase === 'writing') expect(event.at).toBeLessThan(after.endsAt);
          state = after;
        }
      }),
    );
  });

  it('EXM-04: the same events lead to the same game', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        expect(play(...events)).toEqual(play(...events));
      }),
    );
  });
});
