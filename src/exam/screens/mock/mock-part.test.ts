import { expect, it } from 'vitest';
import { sittingFigures } from './mock-part.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

it.each([
  [-HOUR_MS, 0],
  [0, 0],
  [59 * SECOND_MS, 0],
  [MINUTE_MS, 1],
  [89 * SECOND_MS, 1],
  [90 * SECOND_MS, 2],
  [45 * MINUTE_MS, 45],
])('MOC-11: a sitting of %d ms counts as %d minutes', (ms, minutes) => {
  const sitting = {
    id: 'a',
    examId: 'knm-1',
    paper: [],
    startedAt: HOUR_MS,
    endedAt: HOUR_MS + ms,
    by: 'person',
    allowance: 'official',
    answers: {},
    flagged: [],
    spentMs: {},
  } as const;
  expect(sittingFigures([], sitting).minutes).toBe(minutes);
});
