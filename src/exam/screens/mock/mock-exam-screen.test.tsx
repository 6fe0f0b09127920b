import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import MockExamScreen from './mock-exam-screen.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

beforeEach(() => history.replaceState({ index: 0, visit: 0 }, ''));

it('MOC-04: the list of parts says in which of them a sitting is under way', async () => {
  const platform = createFakePlatform();
  const current = {
    id: 'a',
    examId: 'reading-1',
    paper: [{ id: 'one', options: [0, 1, 2] }],
    allowance: 'official',
    startedAt: 1,
    answers: {},
    flagged: [],
    spentMs: {},
    readFragments: [],
    played: {},
    view: { kind: 'overview' },
    viewedAt: 1,
    endsAt: null,
  };
  const keep = (key: string, value: unknown) =>
    platform.database.records.set(`sittings/${key}`, { version: 1, value });
  keep('mock-reading', { current, past: [] });
  keep('mock-knm', { current: null, past: [] });
  await renderPage(platform, <MockExamScreen />);
  await settlePage();
  expect(screen.getByText('Not finished').closest('li')?.textContent).toMatch(/^Reading/);
});
