import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { NEW_CARDS_A_DAY, RETENTION } from '#storage/study-values.ts';
import { answered } from '#testing/study-events.ts';
import { settlePage } from '#testing/render-page.tsx';
import {
  added,
  FOUR_GRADES,
  HOUSE,
  BEGINNING_KNOWN,
  NOW,
  openReview,
  QUESTION,
  review,
} from '#testing/review-view.tsx';

const returning = (label: string, when: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label}, comes back:\\s*${when}$`) });
const gradesShown = () => screen.getAllByRole('button', { name: /comes back/ }).length;

it('MEM-05 MEM-06: a word is turned and rated by keys with two buttons, which show its intervals', async () => {
  const { user, logged } = await openReview([added('word:huis')]);
  expect(screen.getByText('2 to go')).toBeTruthy();
  expect(screen.queryByText('house')).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText('house')).toBeTruthy();
  expect([returning('Not yet', 'today'), returning('I knew it', '\\d+ days')]).toHaveLength(gradesShown());
  await user.keyboard('34');
  expect(await logged()).toEqual([]);
  await user.keyboard('1');
  expect(await logged()).toEqual(['word:huis meaning again ']);
  // Forgotten a moment ago: now it is not known from before.
  await user.keyboard(' ');
  expect(returning('I knew it', 'today')).toBeTruthy();
  await user.keyboard('2');
  expect(await logged()).toEqual(['word:huis meaning again ', 'word:huis meaning good ']);
});

it('MEM-05 MEM-06: a word known at first sight comes back after days, with two buttons too', async () => {
  const { user, logged } = await openReview([added('word:huis')]);
  await user.keyboard(' 2');
  expect(await logged()).toEqual(['word:huis meaning easy ']);
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
});

it('MEM-06: whoever chose four grades has four, by keys too; whoever rated with four before keeps them', async () => {
  const { user, logged } = await openReview([added('word:huis')], [HOUSE], FOUR_GRADES);
  await user.keyboard(' ');
  for (const label of ['Again', 'Hard', 'Good']) expect(returning(label, 'today')).toBeTruthy();
  expect(returning('Easy', '\\d+ days')).toBeTruthy();
  await user.keyboard('3');
  expect(await logged()).toEqual(['word:huis meaning good ']);
  cleanup();
  const rated = review({ itemId: 'word:weg', grade: 'hard', at: NOW - DAY_MS });
  await openReview([added('word:huis'), rated], [HOUSE]);
  await user.keyboard(' ');
  expect(gradesShown()).toBe(4);
});

it('MEM-07: a card forgotten all day waits its minutes, then rests until tomorrow, and the day ends', async () => {
  const { user, platform } = await openReview([added('word:huis')], [HOUSE]);
  const again = async (when: string) => {
    await user.keyboard(' ');
    expect(returning('Not yet', when)).toBeTruthy();
    await user.keyboard('1');
  };
  const wait = async () => {
    platform.advance(2 * MINUTE_MS);
    await settlePage();
  };
  await again('today');
  // Nothing else is due, so it comes sooner once.
  await again('today');
  expect(screen.getByText('Done for now.')).toBeTruthy();
  expect(screen.getByText(/The next card comes back at 1[23]:01\./)).toBeTruthy();
  await wait();
  await again('today');
  expect(screen.getByText('Done for now.')).toBeTruthy();
  await wait();
  await again('tomorrow');
  expect(screen.getByText('Done for today.')).toBeTruthy();
  expect(screen.getByText(/^1 card was hard today and comes back tomorrow\.$/)).toBeTruthy();
  expect(screen.getByText('You answered 1 card today.')).toBeTruthy();
  expect(screen.getByText('1 tomorrow.')).toBeTruthy();
});

it('MEM-06: undoing the last grade shows its card again', async () => {
  const { user, platform } = await openReview([added('word:huis')]);
  await user.keyboard(' 2');
  expect(screen.queryByText('het huis')).toBeNull();
  await user.keyboard('z');
  expect(screen.getByText('het huis')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  platform.advance(0);
  await settlePage();
  expect(platform.database.log.map(({ kind }) => kind)).toEqual(['added', 'answered', 'undone']);
});

it('MEM-05: a noun whose meaning is known is asked for its article, and a wrong one must come again', async () => {
  const { user, logged } = await openReview([added('word:huis'), ...BEGINNING_KNOWN]);
  expect(screen.getByText('De or het?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'de' }));
  expect(gradesShown()).toBe(1);
  await user.keyboard('{Enter}');
  expect(await logged()).toEqual(['word:huis article again de']);
});

it('MEM-05 MEM-06: a question answered wrong is asked as elsewhere, and a right choice leads on with one press', async () => {
  const wrong = answered({ itemId: QUESTION.id, grade: 'wrong', activity: 'game', at: NOW - 5 * DAY_MS });
  const { user, logged } = await openReview([wrong]);
  await user.click(screen.getByRole('button', { name: 'Amsterdam' }));
  expect(screen.getByText('The government is in The Hague.')).toBeTruthy();
  // A right choice needs no rating: one press leads on.
  expect(gradesShown()).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Next, comes back:\s*today$/ }));
  await user.keyboard('{Enter}');
  expect(await logged()).toEqual(['question:knm-appeal-to-higher-court meaning good Amsterdam']);
});

it('MEM-07: follows the settings: one new card a day, and a higher recall brings a card back sooner', async () => {
  const words = ['huis', 'weg', 'fiets'];
  const items = words.map((word) => ({ ...HOUSE, id: `word:${word}` }));
  const add = words.map((word) => added(`word:${word}`));
  const known = review({ itemId: 'word:huis', at: NOW - 3 * DAY_MS, grade: 'easy' });
  await openReview([...add, known], items, { [NEW_CARDS_A_DAY.key]: '1' });
  expect(screen.getByText('4 to go').textContent).toBe('4 to go, 1 new card');
  cleanup();
  await openReview([...add, known], items, { [NEW_CARDS_A_DAY.key]: '0', [RETENTION.key]: '97' });
  expect(screen.getByText('1 to go').textContent).toBe('1 to go');
  cleanup();
  await openReview([...add, known], items, { [NEW_CARDS_A_DAY.key]: '0' });
  expect(await screen.findByText(/^Done for today/)).toBeTruthy();
});

it('MEM-06: graded and undone again and again, each card is shown again and every answer is in the log', async () => {
  const weg: CatalogueItem = { ...HOUSE, id: 'word:fiets', dutch: 'de fiets', prompt: '*de fiets*' };
  const { user, platform } = await openReview([added('word:huis'), added('word:fiets')], [HOUSE, weg]);
  const first = screen.getByText(/^(?:het huis|de fiets)$/).textContent;
  await user.keyboard(' 2 2');
  expect(screen.getByText(/^Done for today\./)).toBeTruthy();
  await user.keyboard('zz');
  expect(screen.getByText(first ?? '')).toBeTruthy();
  // A grade that was undone is given again, and can be undone again.
  await user.keyboard(' 1z');
  expect(screen.getByText(first ?? '')).toBeTruthy();
  platform.advance(0);
  await settlePage();
  const kinds = platform.database.log.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'undone')).toHaveLength(3);
  expect(screen.getByText('4 to go')).toBeTruthy();
});

it('MEM-05 MEM-07: at the end of the day it says how many come tomorrow', async () => {
  const easy = review({ itemId: 'word:huis', grade: 'good', at: NOW - 60 * DAY_MS });
  const { user } = await openReview([added('word:huis'), easy], [HOUSE]);
  await user.keyboard(' 2');
  expect(screen.getByText(/^\d+ tomorrow\.$/)).toBeTruthy();
});

it('MEM-05 QUA-18: says what can not be loaded and goes on with the rest; nothing in review links elsewhere', async () => {
  await openReview([added('word:huis'), added('word:weg')]);
  expect(screen.getByText(/1 card can’t be loaded now/)).toBeTruthy();
  expect(screen.getByText('het huis')).toBeTruthy();
});

it('MEM-05: with nothing in review it says how items get there', async () => {
  await openReview([]);
  expect(screen.getByText(/Nothing is in review yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a word list' })).toBeTruthy();
});
