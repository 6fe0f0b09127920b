import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AddToReview } from './add-to-review.tsx';
import { itemsOfEvent } from '#learning/rules/study-event.ts';
import { REVIEW_SCOPE } from '#storage/review-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const WORDS = ['word:huis', 'word:fiets', 'word:afspraak'];
const [HOUSE, BIKE] = WORDS.map((itemId) =>
  answered({ id: itemId, itemId, activity: 'flashcard', grade: 'good' }),
);

async function open(
  itemIds: readonly string[],
  what?: string,
  storage: Readonly<Record<string, string>> = {},
) {
  const log = [HOUSE, BIKE].filter((event) => event !== undefined);
  const platform = createFakePlatform({ database: createFakeDatabase(log), storage });
  await renderPage(platform, <AddToReview itemIds={itemIds} {...(what !== undefined && { what })} />);
  const user = userEvent.setup();
  return {
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    events: async () => {
      platform.advance(0);
      await settlePage();
      return platform.database.log
        .slice(log.length)
        .map((event) => `${event.kind} ${itemsOfEvent(event).join(' ')}`);
    },
  };
}

it('MEM-08 MEM-05: a studied word is in review by itself; it says where it stands, and each can be changed', async () => {
  const { press, events } = await open(['word:huis']);
  await press('In review');
  await press('Leave out for now');
  await press('Left out for now, put back');
  expect(document.activeElement?.textContent).toBe('In review');
  await press('In review');
  await press('Take out');
  await press('Taken out of review, put back');
  expect(await events()).toEqual(
    ['suspended', 'resumed', 'removed', 'resumed'].map((kind) => `${kind} word:huis`),
  );
});

it('MEM-08: a list is added at once, without those that were taken out; then it is taken out as a whole', async () => {
  const { press, events } = await open(WORDS, '3 words');
  await press('Add to review: 3 words');
  expect(await events()).toEqual(['added word:afspraak']);
  await press('In review: 3 words');
  await press('Take out');
  await press('Taken out of review, put back: 3 words');
  expect((await events()).slice(-3)).toEqual(WORDS.map((id) => `resumed ${id}`));
});

it('MEM-05 MEM-08: with the setting for only what one adds, a studied word is added by hand', async () => {
  const { press, events } = await open(['word:huis'], undefined, { [REVIEW_SCOPE.key]: 'added' });
  await press('Add to review');
  expect(await events()).toEqual(['added word:huis']);
});
