import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NEW_OPEN_GAME,
  openGameReducer,
  restoredGame,
  taskOf,
  type OpenGame,
  type OpenGameEvent,
} from './open-game.ts';
import {
  QUESTION_POINTS,
  ratingOfAnswer,
  speakingScore,
  SPOKEN_GAME,
  type Takes,
  type TakesEvent,
} from './spoken-game.ts';
import { WRITTEN_GAME, type WrittenEvent, type WrittenText } from './written-game.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;
const MAIL = { id: 'mail', limitMs: 30 * MINUTE_MS };
const FORM = { id: 'form', limitMs: 25 * MINUTE_MS };
const TASKS = [MAIL, FORM];

type WriteEvent = OpenGameEvent | WrittenEvent;
type SpeakEvent = OpenGameEvent | TakesEvent;
const wrote = (game: OpenGame<WrittenText>, event: WriteEvent) =>
  openGameReducer(WRITTEN_GAME, TASKS, game, event);
const write = (...events: WriteEvent[]) =>
  events.reduce<OpenGame<WrittenText>>((game, event) => wrote(game, event), NEW_OPEN_GAME);
const spoke = (game: OpenGame<Takes>, event: SpeakEvent) => openGameReducer(SPOKEN_GAME, TASKS, game, event);
const speak = (...events: SpeakEvent[]) =>
  events.reduce<OpenGame<Takes>>((game, event) => spoke(game, event), NEW_OPEN_GAME);

const start = (at = START) => ({ kind: 'task-started', at }) as const;
const end = (at = START + 2 * MINUTE_MS) => ({ kind: 'task-ended', at }) as const;
const next = (at = START + 3 * MINUTE_MS) => ({ kind: 'next-requested', at }) as const;
const typed = (text: string, at = START + 1000) => ({ kind: 'text-changed', field: 0, text, at }) as const;
const take = (id: string, at = START + 1000) =>
  ({ kind: 'take-recorded', take: { id, durationMs: 4000 }, at }) as const;
const tick = (point: number) => ({ kind: 'told-toggled', point, at: START }) as const;
const takesOf = (game: OpenGame<Takes>) => game.done[0]?.answer;
const ratingIn = (game: OpenGame<Takes>) => ratingOfAnswer(takesOf(game) ?? { all: [], chosenId: null });
const score = ({ done }: OpenGame<Takes>) => speakingScore(done.map(({ answer }) => answer));

describe('writing game', () => {
  it('WRI-01: Start sets the time of the task and clears the text', () => {
    expect(write(start())).toEqual({
      phase: 'doing',
      done: [],
      taskId: 'mail',
      answer: { texts: [], told: null, rating: null },
      startedAt: START,
      endsAt: START + 30 * MINUTE_MS,
    });
    const later = START + 10 * MINUTE_MS;
    expect(write(start(), typed('Beste'), end(), next(), start(later))).toMatchObject({
      phase: 'doing',
      taskId: 'form',
      answer: { texts: [] },
      endsAt: later + 25 * MINUTE_MS,
    });
  });

  it('WRI-02: a submitted text is locked, its content can be ticked; then comes the next task or the result', () => {
    const reviewing = write(start(), typed('Beste Anna'), end());
    const done = { taskId: 'mail', durationMs: 2 * MINUTE_MS, by: 'person' };
    expect(reviewing).toEqual({
      phase: 'reviewing',
      done: [{ ...done, answer: { texts: ['Beste Anna'], told: null, rating: null } }],
    });
    expect(taskOf(TASKS, reviewing)).toBe(MAIL);
    for (const event of [typed('Anders'), start(), end()]) expect(wrote(reviewing, event)).toBe(reviewing);
    expect([tick(3), tick(1), tick(3)].reduce(wrote, reviewing).done[0]?.answer.told).toEqual([1]);
    expect(wrote(write(start()), tick(1))).toMatchObject({ answer: { told: null } });
    expect(taskOf(TASKS, wrote(reviewing, next()))).toBe(FORM);
    const finished = write(start(), end(), next(), start(), end(), next());
    expect([finished.phase, taskOf(TASKS, finished)]).toEqual(['finished', undefined]);
  });

  it('WRI-02 EXM-06: time 0 hands in what stands there; what is typed or pressed after it comes too late', () => {
    const over = START + 30 * MINUTE_MS;
    const writing = write(start(), typed('Op tijd'));
    expect(wrote(writing, { kind: 'time-expired', at: over - 1 })).toBe(writing);
    for (const event of [
      { kind: 'time-expired', at: over } as const,
      end(over + MINUTE_MS),
      typed('Op tijd en nog meer', over + 1),
    ]) {
      expect(wrote(writing, event)).toMatchObject({
        phase: 'reviewing',
        done: [{ answer: { texts: ['Op tijd'] }, durationMs: 30 * MINUTE_MS, by: 'time' }],
      });
    }
  });

  it('WRI-01: a task can’t be skipped', () => {
    expect([write(next()), write(end())]).toEqual([NEW_OPEN_GAME, NEW_OPEN_GAME]);
  });
});

describe('speaking game', () => {
  it('SPE-01: what was recorded until time 0 counts, also where its sound comes after it', () => {
    const speaking = speak(start());
    const late = START + 30 * MINUTE_MS + 100;
    expect(speak(start(), { kind: 'time-expired', at: late }, take('a', late))).toMatchObject({
      phase: 'reviewing',
      done: [{ by: 'time', answer: { chosenId: 'a' } }],
    });
    expect(spoke(speaking, take('a', late))).toMatchObject({ phase: 'reviewing', done: [{ by: 'time' }] });
    expect(speak(start(), { kind: 'time-expired', at: late })).toMatchObject({
      done: [{ answer: { all: [], chosenId: null } }],
    });
  });

  it('SPE-02: several takes, the newest chosen; any can be chosen or deleted instead', () => {
    const three = speak(start(), take('a'), end(), start(), take('b'), end(), start(), take('c'), end());
    expect(takesOf(three)).toMatchObject({ all: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], chosenId: 'c' });
    const chosen = spoke(three, { kind: 'take-chosen', takeId: 'a', at: START });
    expect(takesOf(chosen)).toMatchObject({ chosenId: 'a' });
    const without = (takeId: string) => takesOf(spoke(chosen, { kind: 'take-deleted', takeId, at: START }));
    expect([without('c')?.chosenId, without('a')?.chosenId]).toEqual(['a', 'c']);
    expect(spoke(chosen, { kind: 'take-chosen', takeId: 'x', at: START })).toBe(chosen);
  });

  it('SPE-04: each take has a rating of its own, which goes with it; the chosen one’s is that of the answer', () => {
    const rate = (takeId: string, points: number) =>
      ({ kind: 'take-rated', takeId, criterion: 'task', points, at: START }) as const;
    const two = speak(start(), take('a'), end(), start(), take('b'), end());
    const rated = [rate('a', 5), rate('b', 2), rate('b', 3)].reduce(spoke, two);
    expect(ratingIn(two)).toEqual({});
    expect(ratingIn(rated)).toEqual({ task: 3 });
    expect(ratingIn(spoke(rated, { kind: 'take-chosen', takeId: 'a', at: START }))).toEqual({ task: 5 });
    expect(ratingIn(spoke(rated, { kind: 'take-deleted', takeId: 'b', at: START }))).toEqual({ task: 5 });
    expect(ratingIn(speak(end()))).toBeNull();
    const recording = spoke(rated, start());
    expect(spoke(recording, rate('a', 0))).toBe(recording);
  });

  it('SPE-02 SPE-03: a question can be skipped without a recording; each other one brings 8 of 10 points', () => {
    const refused = speak(end());
    expect(refused).toMatchObject({ phase: 'reviewing', done: [{ answer: { all: [] } }] });
    // Allowed after all.
    expect(spoke(refused, start())).toMatchObject({ phase: 'doing', done: [] });
    expect(score(speak(end(), next(), next()))).toBe(0);
    expect(score(speak(next(), start(), take('a'), end(), next()))).toBe(8);
    expect(QUESTION_POINTS * 10).toBe(100);
  });
});

const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('text-changed' as const), field: fc.constant(0), text: fc.string() }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'task-started' as const,
        'task-ended' as const,
        'next-requested' as const,
        'time-expired' as const,
      ),
    }),
  },
);
const anyTakeEvent = fc.oneof(
  anyEvent.filter((event) => event.kind !== 'text-changed'),
  fc.nat(5).map((id) => ({ kind: 'take-recorded' as const, take: { id: `t${id}`, durationMs: 1 } })),
  fc.record({
    kind: fc.constantFrom('take-chosen' as const, 'take-deleted' as const),
    takeId: fc.nat(5).map((id) => `t${id}`),
  }),
);
function timed<Event>(event: fc.Arbitrary<Event>) {
  return fc.array(fc.tuple(event, fc.nat(20 * MINUTE_MS)), { maxLength: 50 }).map((steps) => {
    let at = START;
    return steps.map(([one, pause]) => ({ ...one, at: (at += pause) }));
  });
}

describe('whatever happens', () => {
  it('WRI-02 EXM-04 EXM-07: a text is submitted once, in its last version in time, and never changes', () => {
    fc.assert(
      fc.property(timed(anyEvent), (events) => {
        let game = write();
        for (const event of events) {
          const after = wrote(game, event);
          expect(wrote(game, event)).toEqual(after);
          expect(restoredGame(TASKS, after)).toBe(after);
          expect(after.done.slice(0, game.done.length)).toEqual(game.done);
          if (game.phase === 'finished') expect(after).toBe(game);
          const given = after.done[game.done.length];
          if (given !== undefined) {
            expect(game).toMatchObject({ phase: 'doing', answer: given.answer, taskId: given.taskId });
            const limitMs = TASKS[game.done.length]?.limitMs ?? 0;
            expect(given.durationMs).toBeLessThanOrEqual(limitMs);
            expect(given.by === 'time').toBe(given.durationMs === limitMs);
          }
          if (after.phase === 'doing') expect(event.at).toBeLessThan(after.endsAt);
          game = after;
        }
        expect(wrote(game, { kind: 'restart-requested', at: START })).toEqual(NEW_OPEN_GAME);
      }),
    );
  });

  it('SPE-01 SPE-02 EXM-04: questions are passed in order, takes and choice agree, and a few presses lead on', () => {
    fc.assert(
      fc.property(timed(anyTakeEvent), (events) => {
        const game = speak(...events);
        expect(game.done.map(({ taskId }) => taskId)).toEqual(
          TASKS.slice(0, game.done.length).map(({ id }) => id),
        );
        const underWay = game.phase === 'doing' ? [game.answer] : [];
        for (const { all, chosenId } of [...game.done.map(({ answer }) => answer), ...underWay])
          expect(all.length === 0 ? [null] : all.map(({ id }) => id)).toContain(chosenId);
        const behind = game.done.length - (game.phase === 'reviewing' ? 1 : 0);
        const past = [end(), next()].reduce(spoke, game);
        if (game.phase !== 'finished') expect(past.done.length).toBe(behind + 1);
      }),
    );
  });
});

it('EXM-07 WRI-02: a game of tasks that are no longer there is not resumed', () => {
  const writing = write(start(), typed('Beste'));
  expect(restoredGame(TASKS, writing)).toBe(writing);
  const reviewing = write(start(), end());
  const finished = { ...reviewing, phase: 'finished' } as const;
  expect(restoredGame([MAIL], finished)).toBe(finished);
  for (const [tasks, game] of [
    [[FORM, MAIL], writing],
    [[{ id: 'other' }, FORM], reviewing],
    [TASKS, { phase: 'reviewing', done: [] }],
    [TASKS, finished],
    [[MAIL], { ...reviewing, phase: 'intro' }],
  ] as const) {
    expect(restoredGame(tasks, game)).toBeNull();
  }
});
