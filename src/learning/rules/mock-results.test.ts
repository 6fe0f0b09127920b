import { expect, it } from 'vitest';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { mockResults, rightShareOf, type HandedInExam } from './mock-results.ts';
import { answered } from '#testing/study-events.ts';

const exam = (endedAt: number, ...open: string[]): HandedInExam => {
  const asked = ['question:a', 'question:b', 'question:c', 'question:d'];
  return {
    id: `sat ${endedAt}`,
    examId: 'reading-1',
    endedAt,
    asked,
    answered: new Set(asked.filter((id) => !open.includes(id))),
  };
};
const sat = (itemId: string, at: number, grade: 'right' | 'wrong') =>
  answered({ id: `${itemId} ${at}`, itemId, at, grade, activity: 'mock-exam' });

it('MEM-11: a mock exam tells right answers of all its questions; those without an answer are not right', () => {
  const projection = project(EMPTY_PROJECTION, [
    sat('question:a', 100, 'right'),
    sat('question:b', 100, 'wrong'),
    // The same exam again: its answers are not those of the first time.
    sat('question:b', 200, 'right'),
    sat('question:c', 200, 'right'),
    answered({ id: 'game', itemId: 'question:b', at: 150, grade: 'right', activity: 'game' }),
  ]);
  const [second, first] = mockResults(projection, [
    exam(100, 'question:c', 'question:d'),
    exam(200, 'question:a'),
  ]);
  expect(first).toMatchObject({ asked: 4, answered: 2, right: 1, unrated: 0 });
  expect(second).toMatchObject({ asked: 4, answered: 3, right: 2, unrated: 1 });
  expect([first, second].map((one) => one && rightShareOf(one))).toEqual([1 / 4, 2 / 3]);
});

it('MEM-11: a text that nobody has checked yet has no share; its rating counts when it comes', () => {
  const texts = {
    id: 'sat',
    examId: 'writing-1',
    endedAt: 100,
    asked: ['text:a'],
    answered: new Set(['text:a']),
  };
  const share = (...grades: ('right' | 'wrong')[]) => {
    const events = grades.map((grade, place) => sat('text:a', 150 + place, grade));
    const [result] = mockResults(project(EMPTY_PROJECTION, events), [texts]);
    return result && rightShareOf(result);
  };
  expect([share(), share('wrong'), share('wrong', 'right')]).toEqual([null, 0, 1]);
});
