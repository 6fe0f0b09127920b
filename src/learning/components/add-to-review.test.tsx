import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AddToReview } from './add-to-review.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

it('MEM-08: a list is added to review at once, without duplicates, and removed as a whole', async () => {
  const missed = answered({ itemId: 'word:huis', grade: 'wrong' });
  const platform = createFakePlatform({ database: createFakeDatabase([missed]) });
  await renderPage(platform, <AddToReview itemIds={['word:huis', 'word:fiets']} what="2 words" />);
  const events = async () => {
    platform.advance(0);
    await settlePage();
    return platform.database.log.slice(1).map(({ kind, itemId }) => `${kind} ${itemId}`);
  };
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add to review: 2 words' }));
  expect(await events()).toEqual(['added word:fiets']);
  await user.click(screen.getByRole('button', { name: /^In review: 2 words/ }));
  expect(await events()).toEqual(['added word:fiets', 'removed word:huis', 'removed word:fiets']);
  expect(screen.getByRole('button', { name: 'Add to review: 2 words' })).toBeTruthy();
});
