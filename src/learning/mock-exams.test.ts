import { expect, it } from 'vitest';
import { answered } from '#testing/study-events.ts';
import { resultsOfPart } from './mock-exams.ts';
import { rightShareOf } from './rules/mock-results.ts';
import { EMPTY_PROJECTION, project } from './rules/projection.ts';

const ASKED = ['question:knm-nu', ...Array.from({ length: 30 }, (_, place) => `question:knm-weg-${place}`)];

const shareOf = (task: 'choose' | 'write', logged: readonly string[]) => {
  const handedIn = [{ id: 'sat', examId: 'knm', endedAt: 100, asked: ASKED, answered: new Set(ASKED) }];
  const events = logged.map((itemId) =>
    answered({ id: itemId, itemId, at: 100, grade: 'right', activity: 'mock-exam' }),
  );
  const [result] = resultsOfPart(
    project(EMPTY_PROJECTION, events),
    { id: 'a2-knm', task },
    new Map([['a2-knm', { handedIn, underWay: null }]]),
  );
  return result && rightShareOf(result);
};

it('MEM-11: 1 right of 31, of which 30 are not in the log any more, is not enough', () => {
  expect(shareOf('choose', ['question:knm-nu'])).toBe(1 / 31);
  expect(shareOf('choose', [])).toBeNull();
  // A text waits for its rating.
  expect(shareOf('write', ['question:knm-nu'])).toBe(1);
});
