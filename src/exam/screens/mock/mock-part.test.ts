import { expect, it } from 'vitest';
import { sittingFigures } from './mock-part.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

it.each([
  [-HOUR_MS, 'less than a minute'],
  [0, 'less than a minute'],
  [59 * SECOND_MS, 'less than a minute'],
  [MINUTE_MS, '1 minute'],
  [89 * SECOND_MS, '1 minute'],
  [90 * SECOND_MS, '2 minutes'],
  [45 * MINUTE_MS, '45 minutes'],
])('MOC-11: a sitting of %d ms is shown as %s', (ms, length) => {
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
  expect(sittingFigures([], sitting).length).toBe(length);
});
