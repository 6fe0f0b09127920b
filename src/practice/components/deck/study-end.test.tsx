import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DAY_MS } from '#lib/duration.ts';
import StudyEnd, { type StudiedItem } from './study-end.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const item = (dutch: string): StudiedItem => ({
  itemId: `word:${dutch}`,
  dutch,
  meaning: `in English ${dutch}`,
});
const rated = (dutch: string, grade: 'again' | 'hard' | 'good', at: number) =>
  answered({ id: `${dutch} ${grade} ${at}`, itemId: `word:${dutch}`, activity: 'flashcard', grade, at });

const again: (readonly string[])[] = [];

async function setUp(...events: ReturnType<typeof rated>[]) {
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase(events) });
  await renderPage(
    platform,
    <StudyEnd
      title="Home"
      unit="word"
      outcome={{ known: [item('huis')], missed: [], unrated: ['deur', 'raam', 'dak'].map(item) }}
      onAgain={(items) => again.push(items.map(({ dutch }) => dutch))}
      next={null}
    />,
  );
  return platform;
}

it('VOC-05: ratings from before a reload or on another day count at the end; looks at the back do not', async () => {
  await setUp(
    rated('deur', 'good', NOW - 2000),
    rated('raam', 'again', NOW - 1000),
    rated('dak', 'good', NOW - DAY_MS),
    rated('dak', 'hard', NOW - 500),
  );
  expect(await screen.findByText('3 right, 1 not yet')).toBeTruthy();
  expect(screen.getByText('Not yet known:').nextElementSibling?.textContent).toContain('raam');
});

it('VOC-05: words that were passed without a rating come once more with one press', async () => {
  await setUp(rated('deur', 'good', NOW - 2000));
  expect(await screen.findByText('2 right, 0 not yet, 2 words not rated')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Study 2 words that you did not rate' }));
  expect(again).toEqual([['raam', 'dak']]);
});

it('MEM-08: one button adds all words of a list to review, including known ones', async () => {
  const platform = await setUp();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add to review: all 4 words' }));
  platform.advance(0);
  await settlePage();
  expect(platform.database.log.map(({ kind }) => kind)).toEqual(['added', 'added', 'added', 'added']);
  expect(screen.getByRole('button', { name: /^In review: all 4 words/ })).toBeTruthy();
});
