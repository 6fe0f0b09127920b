import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterReload,
  NEW_SPEAKING_GAME,
  speakingReducer,
  spokenQuestionOf,
  type SpeakingEvent,
  type SpeakingState,
  QUESTION_POINTS,
  speakingScore,
} from '#domain/exam/speaking-machine.ts';

const QUESTIONS = ['een', 'twee', 'drie'].map((id) => ({ id, timeLimitSeconds: 30 }));
type Kinds = SpeakingEvent extends infer Event
  ? Event extends SpeakingEvent
    ? Omit<Event, 'at'>
    : never
  : never;

const play = (events: readonly [number, Kinds][], from = NEW_SPEAKING_GAME) =>
  events.reduce(
    (state: SpeakingState, [at, event]) => speakingReducer(QUESTIONS, state, { at, ...event }),
    from,
  );
const take = (id: string) => ({ kind: 'recording-stopped', take: { id, durationMs: 4000 } }) as const;
const START = { kind: 'answering-started' } as const;
const RECORD = { kind: 'recording-started' } as const;
const STOP = { kind: 'stop-requested' } as const;
const EXPIRE = { kind: 'time-expired' } as const;
const NEXT = { kind: 'next-requested' } as const;
const FAIL = { kind: 'recording-failed', failure: 'denied' } as const;

describe('speaking game', () => {
  it('SPE-01: Start gives 30 seconds; what is recorded then is a take', () => {
    const started = play([[1000, START]]);
    expect(started).toMatchObject({ phase: 'answering', endsAt: 31_000 });
    const saving = play(
      [
        [2000, RECORD],
        [9000, STOP],
      ],
      started,
    );
    expect(saving.phase).toBe('saving');
    expect(play([[9100, take('a')]], saving)).toMatchObject({
      phase: 'reviewing',
      failure: null,
      takes: { all: [{ id: 'a', durationMs: 4000 }], chosenId: 'a' },
    });
  });

  it('SPE-01: at 0 a recording stops by itself and counts; without one the question is over too', () => {
    const recording = play([
      [0, START],
      [1000, RECORD],
    ]);
    expect(play([[29_999, EXPIRE]], recording)).toBe(recording);
    const saving = play([[30_000, EXPIRE]], recording);
    expect(saving.phase).toBe('saving');
    expect(play([[30_100, take('a')]], saving)).toMatchObject({
      phase: 'reviewing',
      takes: { chosenId: 'a' },
    });
    const silent = play([
      [0, START],
      [30_000, EXPIRE],
    ]);
    expect(silent).toMatchObject({ phase: 'reviewing', takes: { all: [], chosenId: null } });
    // A press in the very last moment.
    expect(
      play([
        [0, START],
        [30_000, RECORD],
      ]).phase,
    ).toBe('reviewing');
  });

  it('SPE-02: several takes, the newest chosen; any can be chosen or deleted instead', () => {
    const once = [
      [0, START],
      [1, RECORD],
      [2, STOP],
    ] as const satisfies [number, Kinds][];
    const three = play([...once, [3, take('a')], ...once, [4, take('b')], ...once, [5, take('c')]]);
    expect(three).toMatchObject({ takes: { chosenId: 'c' } });
    const chosen = play([[6, { kind: 'take-chosen', takeId: 'a' }]], three);
    expect(chosen).toMatchObject({ takes: { chosenId: 'a' } });
    expect(play([[7, { kind: 'take-deleted', takeId: 'c' }]], chosen)).toMatchObject({
      takes: { chosenId: 'a' },
    });
    expect(play([[7, { kind: 'take-deleted', takeId: 'a' }]], chosen)).toMatchObject({
      takes: { chosenId: 'c' },
    });
    expect(play([[7, { kind: 'take-chosen', takeId: 'x' }]], chosen)).toBe(chosen);
  });

  it('SPE-02: without a microphone the reason is told and the question can be gone past', () => {
    const refused = play([[0, FAIL]]);
    expect(refused).toMatchObject({ phase: 'reviewing', failure: 'denied' });
    // Allowed after all.
    expect(play([[1, START]], refused).phase).toBe('answering');
    const end = play(
      [
        [1, NEXT],
        [2, FAIL],
        [3, NEXT],
        [4, NEXT],
      ],
      refused,
    );
    expect(end).toMatchObject({ phase: 'finished' });
    expect(speakingScore(end.answers)).toBe(0);
  });

  it('SPE-03: 8 of 10 points for each question that was recorded', () => {
    const one = [
      [0, START],
      [1, RECORD],
      [2, STOP],
      [3, take('a')],
      [4, NEXT],
    ] as const satisfies [number, Kinds][];
    expect(speakingScore(play([...one, [5, NEXT], ...one]).answers)).toBe(16);
    expect(speakingScore(play([...one, ...one, ...one]).answers)).toBe(24);
    expect(QUESTION_POINTS * 10).toBe(100);
  });

  it('EXM-07 SPE-02: taken up after a reload, the takes are there, a recording that ran is not', () => {
    const recording = play([
      [0, START],
      [1, RECORD],
    ]);
    expect(afterReload(recording)).toMatchObject({ phase: 'answering', endsAt: 30_000 });
    const saving = play([[2, STOP]], recording);
    expect(afterReload(saving)).toMatchObject({ phase: 'reviewing', takes: { all: [] } });
    const reviewing = play([[3, take('a')]], saving);
    expect(afterReload(reviewing)).toBe(reviewing);
  });
});

const anyEvent: fc.Arbitrary<Kinds> = fc.oneof(
  fc.constantFrom<Kinds>(START, RECORD, STOP, EXPIRE, NEXT, FAIL),
  fc.nat(5).map((id) => take(`t${id}`)),
  fc.record({
    kind: fc.constantFrom('take-chosen' as const, 'take-deleted' as const),
    takeId: fc.nat(5).map((id) => `t${id}`),
  }),
);
const anyGame = fc
  .array(fc.tuple(fc.nat(40_000), anyEvent), { maxLength: 60 })
  .map((events) => events.toSorted(([one], [other]) => one - other));

it('SPE-01 EXM-04: whatever happens, questions are passed in order and takes and choice agree', () => {
  fc.assert(
    fc.property(anyGame, (events) => {
      const state = play(events);
      expect(play(events)).toEqual(state);
      expect(state.answers.map(({ questionId }) => questionId)).toEqual(
        QUESTIONS.slice(0, state.answers.length).map(({ id }) => id),
      );
      expect(spokenQuestionOf(QUESTIONS, state) === undefined).toBe(state.phase === 'finished');
      expect(state.phase === 'finished').toBe(state.answers.length === QUESTIONS.length);
      for (const { all, chosenId } of 'takes' in state ? [...state.answers, state.takes] : state.answers)
        expect(all.length === 0 ? [null] : all.map(({ id }) => id)).toContain(chosenId);
    }),
  );
});

it('SPE-01 EXM-07: a restart forgets everything; without one nothing follows the end', () => {
  fc.assert(
    fc.property(anyGame, anyEvent, (events, event) => {
      const end = play([...events, [0, FAIL], [0, NEXT], [0, NEXT], [0, NEXT]]);
      expect(play([[1, { kind: 'restart-requested' }]], end)).toEqual(NEW_SPEAKING_GAME);
      if (end.phase === 'finished') expect(play([[1, event]], end)).toBe(end);
    }),
  );
});

it('SPE-02: from any state a few presses lead past the question, with or without a microphone', () => {
  fc.assert(
    fc.property(anyGame, (events) => {
      const state = play(events);
      if (state.phase === 'finished') return;
      const past = play(
        [
          [99_000, FAIL],
          [99_001, NEXT],
        ],
        state,
      );
      expect(past.answers.length).toBe(state.answers.length + 1);
    }),
  );
});
