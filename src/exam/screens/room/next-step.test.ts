import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MockResult } from '#learning/rules/mock-results.ts';
import { nextStep, trendOf, weakestFirst, type RoomTopic } from './next-step.ts';

const EXAMS = ['reading-1', 'reading-2'];

const topic = (id: string, right: number, asked: number, questions = 3): RoomTopic => ({
  topic: { id, title: id, link: '/reading-game' },
  questions,
  right,
  asked,
});

const result = (examId: string, right: number, endedAt = 0): MockResult => ({
  id: `${examId} ${endedAt}`,
  examId,
  endedAt,
  asked: 25,
  answered: 25,
  right,
  unrated: 0,
});

const ROOM = {
  isSat: false,
  daysLeft: null,
  topics: [],
  results: [],
  examIds: EXAMS,
  enough: 18 / 25,
  answersBeforeExam: 10,
};

describe('the next step of a part', () => {
  it('EXM-09: what was begun is finished first', () => {
    expect(nextStep({ ...ROOM, isSat: true, daysLeft: 1 })).toEqual({ kind: 'resume' });
  });

  it('EXM-09 PTH-07: one begins with practice, and with an exam where the day is near', () => {
    expect(nextStep(ROOM)).toEqual({ kind: 'begin' });
    expect(nextStep({ ...ROOM, topics: [topic('rule', 2, 9, 12)] })).toEqual({ kind: 'begin' });
    const exam = { kind: 'sit', examId: 'reading-1', isAgain: false };
    expect(nextStep({ ...ROOM, topics: [topic('rule', 2, 10, 12)] })).toEqual(exam);
    expect(nextStep({ ...ROOM, topics: [topic('texts', 1, 4, 4)] })).toEqual(exam);
    expect(nextStep({ ...ROOM, daysLeft: 22 })).toEqual({ kind: 'begin' });
    expect(nextStep({ ...ROOM, daysLeft: 21 })).toEqual(exam);
  });

  it('EXM-09 MOC-14: after an exam that was not enough, what was missed most, then the next exam', () => {
    const weak = topic('rule', 2, 6);
    const topics = [topic('number', 9, 10), weak, topic('table', 0, 4, 0)];
    const lost = [result('reading-1', 17)];
    expect(nextStep({ ...ROOM, topics, results: lost })).toEqual({ kind: 'practise', weak });
    // One mistake in one question is chance, and hides no weak skill.
    expect(nextStep({ ...ROOM, topics: [topic('reason', 0, 1), ...topics], results: lost })).toEqual({
      kind: 'practise',
      weak,
    });
    const next = { kind: 'sit', examId: 'reading-2', isAgain: false };
    expect(nextStep({ ...ROOM, topics: [topic('number', 9, 10)], results: lost })).toEqual(next);
    expect(nextStep({ ...ROOM, topics, results: [result('reading-1', 18)] })).toEqual(next);
  });

  it('EXM-09: an exam that was handed in with hardly an answer leads to practice, even when the day is near', () => {
    const results = [{ ...result('reading-1', 0), answered: 0 }];
    const unknown = [topic('rule', 0, 0, 12)];
    expect(nextStep({ ...ROOM, topics: unknown, results })).toEqual({ kind: 'begin' });
    expect(nextStep({ ...ROOM, topics: unknown, results, daysLeft: 2 })).toEqual({ kind: 'begin' });
    expect(nextStep({ ...ROOM, topics: [topic('rule', 10, 10, 12)], results })).toMatchObject({
      kind: 'sit',
      examId: 'reading-2',
    });
  });

  it('EXM-09: when all exams were sat, the one that was longest ago', () => {
    const results = [
      result('reading-1', 20, 3),
      result('reading-practice', 20, 2),
      result('reading-2', 20, 1),
    ];
    expect(nextStep({ ...ROOM, results })).toEqual({ kind: 'sit', examId: 'reading-2', isAgain: true });
  });
});

it('EXM-09: topics come by the share that was missed, and those without a question to practise last', () => {
  const order = weakestFirst([topic('a', 4, 4), topic('b', 0, 0), topic('c', 1, 4), topic('d', 0, 9, 0)]);
  expect(order.map((one) => one.topic.id)).toEqual(['c', 'b', 'a', 'd']);
  fc.assert(
    fc.property(fc.array(fc.record({ right: fc.nat(5), wrong: fc.nat(5) })), (went) => {
      const topics = went.map(({ right, wrong }, place) => topic(String(place), right, right + wrong));
      const shares = weakestFirst(topics).map(({ right, asked }) => (asked - right) / Math.max(1, asked));
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(new Set(weakestFirst(topics))).toEqual(new Set(topics));
    }),
  );
});

it('EXM-09: the trend compares the last two exams of the official format', () => {
  expect(trendOf([result('reading-1', 12)], EXAMS)).toBeNull();
  expect(
    trendOf([result('reading-2', 14), result('reading-practice', 2), result('reading-1', 12)], EXAMS),
  ).toBe('better');
  expect(trendOf([result('reading-2', 9), result('reading-1', 12)], EXAMS)).toBe('worse');
  expect(trendOf([result('reading-2', 9), result('reading-1', 9)], EXAMS)).toBe('same');
});
