import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyPast } from '#exam/engine/desk.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { SittingNote } from './sitting-note.tsx';

const STARTED_AT = new Date(2026, 10, 26, 14, 5).getTime();

function noteOf(minutes: number, changes: Partial<AnyPast> = {}): string | null {
  const endedAt = STARTED_AT + minutes * MINUTE_MS;
  const sitting: AnyPast = {
    id: 'a',
    examId: 'knm-1',
    paper: [],
    startedAt: STARTED_AT,
    endedAt,
    by: 'person',
    allowance: 'official',
    answers: {},
    flagged: [],
    spentMs: {},
    ...changes,
  };
  const { container } = render(
    <SittingNote exams={[]} sitting={sitting} more="Read, not heard: 1 fragment." />,
  );
  return container.textContent;
}

it('MOC-05 MOC-11: a result tells the day, how long it took, who handed it in and what one allowed oneself', () => {
  expect(noteOf(0)).toBe(
    '26 November 2026 at 14:05. Handed in after less than a minute. Read, not heard: 1 fragment.',
  );
  expect(noteOf(1)).toContain('Handed in after 1 minute.');
  expect(noteOf(45, { by: 'time', allowance: 'longer' })).toContain(
    'The time was over: handed in for you after 45 minutes. With one and a half times the time of the exam.',
  );
  expect(noteOf(45, { allowance: 'untimed' })).toContain('after 45 minutes. Without a clock.');
});
