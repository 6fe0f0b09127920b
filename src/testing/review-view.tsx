import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { AnsweredEvent, StudyEvent } from '#learning/rules/study-event.ts';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { ReviewScreen } from '#pages/review/review-screen.tsx';
import { DAY_MS } from '#lib/duration.ts';
import { createCatalogue, type Catalogue, type CatalogueItem, type Found } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { GRADE_SCALE } from '#storage/review-values.ts';
import { createFakeDatabase } from './fake-database.ts';
import { createFakePlatform } from './fake-platform.ts';
import { loadJudge } from './judge-words.ts';
import { renderPage, settlePage } from './render-page.tsx';
import { answered, reviewChange } from './study-events.ts';

export const NOW = Date.UTC(2026, 10, 22, 12, 0);
/** The settings of somebody who wants four grades (MEM-06). */
export const FOUR_GRADES = { [GRADE_SCALE.key]: 'four' };
/** A word as found in the catalogue. */
export const HOUSE: CatalogueItem = {
  id: 'word:huis',
  dutch: 'het huis',
  meaning: 'house',
  question: 'What does it mean?',
  prompt: '*het huis*',
  options: [],
  answer: 'house',
  explanation: '*Wij wonen in een klein huis.* We live in a small house.',
  noun: { article: 'het', word: 'huis' },
  page: PATHS.vocabulary,
};
export const QUESTION: CatalogueItem = {
  ...HOUSE,
  id: 'question:knm-appeal-to-higher-court',
  dutch: 'Amsterdam',
  meaning: null,
  question: 'What is the capital of the Netherlands?',
  prompt: null,
  options: ['Den Haag', 'Amsterdam', 'Utrecht'],
  answer: 'Amsterdam',
  explanation: 'The government is in The Hague.',
};

export const added = (itemId: string): StudyEvent => ({
  ...reviewChange('added', `added ${itemId}`, 1),
  itemId,
});
let count = 0;
/** An answer given in an earlier review. */
export const review = (changes: Partial<AnsweredEvent>): AnsweredEvent => {
  count += 1;
  return answered({
    activity: 'review',
    grade: 'good',
    itemId: 'word:huis',
    id: `before-${count}`,
    ...changes,
  });
};
/** The cards that a word begins with are well known, so the next one can start. */
export const BEGINNING_KNOWN = (['meaning', 'heard'] as const).flatMap((card) => [
  review({ card, at: NOW - 40 * DAY_MS, grade: 'easy' }),
  review({ card, at: NOW - 10 * DAY_MS, grade: 'easy' }),
]);

/** Opens /review for somebody with earlier answers, and loads what is loaded ahead. */
export async function openReview(
  events: readonly StudyEvent[],
  items: readonly CatalogueItem[] = [HOUSE, QUESTION],
  storage: Readonly<Record<string, string>> = {},
  related: Catalogue['related'] = async () => [],
) {
  await Promise.all(LATER_CARDS.map((code) => code.load()));
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase(events), storage });
  await loadJudge(platform);
  const find = async (id: string): Promise<Found> => {
    const item = items.find((one) => one.id === id);
    return item === undefined ? { kind: 'unavailable' } : { kind: 'item', item };
  };
  await renderPage(
    platform,
    <ReviewScreen catalogue={{ ...createCatalogue([], platform), find, related }} />,
  );
  await screen.findByRole('heading', { name: 'Review' });
  await expect.poll(() => screen.queryByText(/Loading your answers/)).toBeNull();
  const user = userEvent.setup();
  const logged = async () => {
    platform.advance(0);
    await settlePage();
    return platform.database.events
      .slice(events.filter(({ kind }) => kind === 'answered').length)
      .map(({ itemId, card, grade, answer }) => [itemId, card, grade, answer].join(' '));
  };
  return { platform, user, logged };
}
