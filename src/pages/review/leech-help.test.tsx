import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS } from '#lib/duration.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { settlePage } from '#testing/render-page.tsx';
import { added, HOUSE, NOW, openReview, review } from '#testing/review-view.tsx';

/** Eight lapses. */
const FORGOTTEN = Array.from({ length: 18 }, (_, index) =>
  review({ at: NOW - (400 - index * 20) * DAY_MS, grade: index % 2 === 0 ? 'easy' : 'again' }),
);
const HOUSEHOLD: CatalogueItem = {
  ...HOUSE,
  id: 'word:huishouden',
  dutch: 'het huishouden',
  meaning: 'household',
};

it('MEM-07: plays its sentence, shows its family, and can be left out and put back', async () => {
  const { user, platform } = await openReview([added('word:huis'), ...FORGOTTEN], [HOUSE], {}, async () => [
    HOUSEHOLD,
  ]);
  expect(screen.queryByText(/Hard to remember/)).toBeNull();
  await user.keyboard(' ');
  expect(await screen.findByText(/You did not know this on \d+ days\./)).toBeTruthy();
  expect(await screen.findByText('het huishouden')).toBeTruthy();
  expect(screen.getAllByText('Wij wonen in een klein huis.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Listen to the sentence/ }));
  expect(platform.speech.spoken).toEqual(['Wij wonen in een klein huis.']);
  await user.click(screen.getByRole('button', { name: 'Leave out for now' }));
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
  expect(screen.queryByText('Hard to remember')).toBeNull();
  expect(screen.getByText(/is left out\. Review does not ask it/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put back in review: het huis' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/is left out/)).toBeNull();
  expect(await screen.findByText('1 to go')).toBeTruthy();
  platform.advance(0);
  await settlePage();
  expect(platform.database.log.slice(-2).map(({ kind }) => kind)).toEqual(['suspended', 'resumed']);
});

it('MEM-07: is listed among the leeches at the end of the day', async () => {
  const { user } = await openReview([added('word:huis'), ...FORGOTTEN], [HOUSE]);
  await user.keyboard(' 4');
  expect(await screen.findByRole('heading', { name: 'Hard to remember' })).toBeTruthy();
  await user.click(screen.getByText('het huis', { selector: 'summary *' }));
  expect(screen.getByRole('button', { name: 'Leave out for now' })).toBeTruthy();
});
