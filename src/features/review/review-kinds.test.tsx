import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AnsweredEvent, CardKind, StudyEvent } from '#domain/memory/study-event.ts';
import { ReviewScreen } from '#features/review/review-screen.tsx';
import { DAY_MS } from '#lib/duration.ts';
import { createCatalogue, type CatalogueItem, type Found } from '#services/catalogue/catalogue.ts';
import { PATHS } from '#services/paths.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, reviewChange } from '#testing/study-events.ts';

/** What is asked in review of each kind of item (MEM-05). */

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const HOUSE: CatalogueItem = {
  id: 'word:huis',
  dutch: 'het huis',
  english: 'house',
  question: 'What does it mean?',
  prompt: '*het huis*',
  options: [],
  answer: 'house',
  explanation: '*Wij wonen in een klein huis.* We live in a small house.',
  noun: { article: 'het', word: 'huis' },
  page: PATHS.vocabulary,
};
const known = (card: CardKind): AnsweredEvent =>
  answered({
    id: `known ${card}`,
    itemId: HOUSE.id,
    card,
    activity: 'review',
    grade: 'easy',
    at: NOW - 3 * DAY_MS,
  });

async function setUp(item: CatalogueItem, events: readonly StudyEvent[] = []) {
  const added = { ...reviewChange('added', 'added', 1), itemId: item.id };
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase([added, ...events]) });
  const find = async (): Promise<Found> => ({ kind: 'item', item });
  await renderPage(platform, <ReviewScreen catalogue={{ ...createCatalogue([], platform), find }} />);
  await expect.poll(() => screen.queryByText(/Looking up/)).toBeNull();
  return { platform, user: userEvent.setup() };
}

it('MEM-05 MEM-09: the last card of a word is heard and typed', async () => {
  const before = (['meaning', 'article', 'typed'] as const).map(known);
  const { user, platform } = await setUp(HOUSE, before);
  expect(screen.getByText('Type what you hear.')).toBeTruthy();
  expect(screen.queryByText('house')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Listen/ }));
  expect(platform.speech.spoken).toEqual(['het huis']);
  await user.type(screen.getByLabelText('Your answer'), 'het huis{Enter}');
  await user.keyboard('3');
  platform.advance(0);
  await settlePage();
  expect(platform.database.events.at(-1)).toMatchObject({ card: 'heard', grade: 'good', answer: 'het huis' });
});

it('MEM-05: where nothing can be heard, what is to be heard waits for another visit', async () => {
  const { user } = await setUp(HOUSE, (['meaning', 'article', 'typed'] as const).map(known));
  await user.click(screen.getByRole('button', { name: 'I can’t listen now' }));
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
});

it.each([
  ['a culture word', 'culture-word:het-alarmnummer', '*het alarmnummer*', 'emergency number'],
  ['the answer of an interaction', 'interaction:is-dit-vraag-1', '*Waar woont u?*', 'Ik woon in Zwolle.'],
])('MEM-05: %s is thought of, looked at and graded', async (_, id, prompt, answer) => {
  const { noun: _noun, ...plain } = HOUSE;
  const { user } = await setUp({ ...plain, id, dutch: prompt.replaceAll('*', ''), prompt, answer });
  expect(screen.queryByText(answer)).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText(answer)).toBeTruthy();
  await user.keyboard('4');
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
});
