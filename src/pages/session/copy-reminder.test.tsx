import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_PROJECTION, project } from '#learning/rules/projection.ts';
import { DAY_MS } from '#lib/duration.ts';
import { LAST_BACKUP } from '#storage/device-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';
import { CopyReminder } from './copy-reminder.tsx';

const NOW = Date.UTC(2026, 10, 22, 12, 0);

async function setUp(days: number, lastCopy: number | null) {
  const platform = createFakePlatform({ now: NOW });
  if (lastCopy !== null) LAST_BACKUP.write(platform.storage, lastCopy);
  const events = Array.from({ length: days }, (_, day) =>
    answered({ id: `e${day}`, itemId: 'word:huis', activity: 'quiz', grade: 'good', at: NOW - day * DAY_MS }),
  );
  await renderPage(platform, <CopyReminder projection={project(EMPTY_PROJECTION, events.toReversed())} />);
  return screen.queryByRole('link', { name: 'Save a copy' }) !== null;
}

it.each([
  [6, null, false],
  [7, null, true],
  [30, NOW - 3 * DAY_MS, false],
  [30, NOW - 10 * DAY_MS, true],
])('MEM-04: after %i days of study, the last copy %s: asks for one %s', async (days, lastCopy, isAsked) => {
  expect(await setUp(days, lastCopy)).toBe(isAsked);
});
