import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOfRating, pointsOf, ratedPoints, SPEAKING_CRITERIA, TASK_POINTS } from './speaking-rating.ts';
import {
  NO_SPEAKING,
  speakingExamReducer,
  ratingsOf,
  spokenMsOf,
  takeIdsOf,
  type ExamTake,
  type SpeakingDesk,
  type SpeakingExamEvent,
} from './speaking-sitting.ts';
import { MINUTE_MS } from '#lib/duration.ts';

type Step = SpeakingExamEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'>
    : never
  : never;

const START: Step = {
  kind: 'sitting-started',
  id: 'first',
  examId: 'speaking-1',
  paper: [{ id: 'a' }, { id: 'b' }],
  allowance: 'official',
  formatMs: 35 * MINUTE_MS,
  view: { kind: 'question', place: 0 },
};
const take = (id: string, spokenMs = 20_000): ExamTake => ({ id, durationMs: 30_000, spokenMs, level: 0.6 });
const kept = (taskId: string, one: ExamTake): Step => ({ kind: 'take-kept', taskId, take: one });

const rate = (taskId: string, points: number): Step => ({
  kind: 'rated',
  sittingId: 'first',
  taskId,
  criterion: 'task',
  points,
});

function play(steps: readonly Step[], from: SpeakingDesk = NO_SPEAKING): SpeakingDesk {
  return steps.reduce((desk, step, place) => speakingExamReducer(desk, { ...step, at: place * 1000 }), from);
}

describe('a speaking exam', () => {
  it('MOC-03 MOC-10: a task can be recorded again until it is handed in; the newest take counts', () => {
    const desk = play([START, kept('a', take('1')), kept('a', take('2')), kept('elsewhere', take('3'))]);
    expect(desk.current?.answers).toEqual({ a: take('2') });
    expect([...takeIdsOf(desk)]).toEqual(['2']);
    const ended = play([{ kind: 'handed-in' }, kept('b', take('4'))], desk);
    expect(ended.past[0]).toMatchObject({ by: 'person', answers: { a: { id: '2' } } });
    expect(spokenMsOf(ended.past[0] ?? { answers: {} })).toBe(20_000);
  });

  it('SPE-03: a take without speech does not count', () => {
    const desk = play([START]);
    expect(play([kept('a', take('1', 0))], desk)).toBe(desk);
  });

  it('MOC-04: what comes after the end finds it handed in, as of that time', () => {
    const desk = play([START, kept('a', take('1'))]);
    const late = speakingExamReducer(desk, {
      ...kept('b', take('2')),
      at: 36 * MINUTE_MS,
    });
    expect(late.current).toBeNull();
    expect(late.past[0]).toMatchObject({ by: 'time', endedAt: 35 * MINUTE_MS, answers: { a: { id: '1' } } });
  });

  it('MOC-10: a missing microphone is reported, unless the task was recorded later', () => {
    const without: Step = { kind: 'recording-impossible', taskId: 'a' };
    const desk = play([START, without, without]);
    expect(desk.current?.unrecordable).toEqual(['a']);
    expect(play([kept('a', take('1'))], desk).current?.unrecordable).toEqual([]);
  });

  it('MOC-10: one rates what was recorded, as often as one likes', () => {
    const desk = play([START, kept('a', take('1')), { kind: 'handed-in' }]);
    const rated = play([rate('a', 3), rate('a', 2), rate('b', 3)], desk);
    expect(rated.past[0]?.ratings).toEqual({ a: { task: 2 } });
    expect(play([rate('a', 2)], rated)).toBe(rated);
  });

  it('MOC-10 SPE-04: twelve points an answer, task and sentences before pronunciation, none for a task not done', () => {
    const all = { ...SPEAKING_CRITERIA };
    expect(Object.entries(all)).toEqual([
      ['task', 5],
      ['sentences', 5],
      ['pronunciation', 2],
    ]);
    expect(TASK_POINTS).toBe(12);
    expect(pointsOf(all)).toBe(12);
    expect(pointsOf({ ...all, task: 0 })).toBe(0);
    expect(pointsOf({ task: 5, sentences: 5 })).toBeNull();
    const ratings = { a: all, b: { task: 2 }, c: all };
    const answers = { a: take('1'), b: take('2') };
    expect(ratedPoints(ratingsOf({ answers, ratings }))).toEqual({ points: 12, tasks: 1 });
  });

  it('SPE-04 MEM-01: a spoken answer counts as known until it is rated in full, with something missing or under half', () => {
    const graded = [
      {},
      { task: 2 },
      { task: 3, sentences: 3, pronunciation: 0 },
      { task: 3, sentences: 2, pronunciation: 0 },
      { task: 2, sentences: 5, pronunciation: 2 },
      { task: 0 },
    ].map(gradeOfRating);
    expect(graded).toEqual(['good', 'good', 'good', 'again', 'again', 'again']);
  });

  it('MOC-04: for any events, a submitted sitting loses no take and has only tasks of its paper', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(id, fc.nat({ max: 9 })).map(([taskId, n]) => kept(taskId, take(`take-${n}`, n * 1000))),
      id.map((taskId): Step => ({ kind: 'recording-impossible', taskId })),
      fc.constant<Step>({ kind: 'handed-in' }),
      fc.constant<Step>(START),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let desk = play([START]);
        for (const [place, next] of steps.entries()) {
          const after = speakingExamReducer(desk, { ...next, at: 2000 + place });
          if (after.past.length > desk.past.length)
            expect(after.past[0]?.answers).toEqual(desk.current?.answers);
          expect(after.past.slice(-desk.past.length || after.past.length).length).toBeGreaterThanOrEqual(
            desk.past.length,
          );
          for (const sat of [after.current, ...after.past]) {
            for (const taskId of Object.keys(sat?.answers ?? {})) expect(['a', 'b']).toContain(taskId);
          }
          desk = after;
        }
      }),
    );
  });
});
