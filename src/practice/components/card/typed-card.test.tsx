import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS } from '#lib/duration.ts';
import { isBusyHere } from '#updates/busy.ts';
import { sentenceItem } from '#practice/judge/typed-items.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { answered } from '#testing/study-events.ts';
import { added, HOUSE, BEGINNING_KNOWN, NOW, openReview, QUESTION, review } from '#testing/review-view.tsx';

const articleKnown = [40, 1].map((days) =>
  review({ card: 'article', at: NOW - days * DAY_MS, grade: 'easy' }),
);

it('MEM-09: a typed word is checked, its slip marked letter by letter, and can be overruled as right', async () => {
  const { user, logged, platform } = await openReview([
    added('word:huis'),
    ...BEGINNING_KNOWN,
    ...articleKnown,
  ]);
  await user.type(screen.getByLabelText('Your answer'), 'het huiz{Enter}');
  expect(screen.getByText(/The spelling/)).toBeTruthy();
  expect(screen.getByText('z').tagName).toBe('DEL');
  await user.click(screen.getByRole('button', { name: 'My answer was right' }));
  expect(await logged()).toEqual(['word:huis typed again het huiz']);
  expect(platform.database.log.at(-1)?.kind).toBe('judged-right');
});

it('MEM-09: a forgotten word is shown whole, with its article, and must come again', async () => {
  const { user, logged, platform } = await openReview([
    added('word:huis'),
    ...BEGINNING_KNOWN,
    ...articleKnown,
  ]);
  expect(screen.queryByText('het huis')).toBeNull();
  await user.click(screen.getByLabelText('Your answer'));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('het huis')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  expect(platform.speech.spoken).toEqual(['het huis']);
  expect(screen.getAllByRole('button', { name: /comes back/ })).toHaveLength(1);
  await user.keyboard('1');
  expect(await logged()).toEqual(['word:huis typed again ']);
});

it('MEM-09: another word with the same English is right, and the word asked for is shown below', async () => {
  const home = { ...HOUSE, alsoRight: ['de woning'] };
  const { user, logged } = await openReview(
    [added('word:huis'), ...BEGINNING_KNOWN, ...articleKnown],
    [home],
  );
  await user.type(screen.getByLabelText('Your answer'), 'de woning{Enter}');
  expect(screen.getByText(/This word is also right/)).toBeTruthy();
  expect(screen.getByText('het huis')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(await logged()).toEqual(['word:huis typed good de woning']);
});

it('QUA-11: a typed answer delays an update until it is rated, as only then it is logged', async () => {
  const { user, logged } = await openReview([added('word:huis'), ...BEGINNING_KNOWN, ...articleKnown]);
  expect(isBusyHere()).toBe(false);
  await user.type(screen.getByLabelText('Your answer'), 'het');
  expect(isBusyHere()).toBe(true);
  await user.keyboard(' huis{Enter}');
  expect([isBusyHere(), await logged()]).toEqual([true, []]);
  await user.keyboard('{Enter}');
  expect([isBusyHere(), await logged()]).toEqual([false, ['word:huis typed good het huis']]);
});

it('MEM-05 MEM-09: a sentence once corrected wrongly is typed again as a whole, and checked', async () => {
  const sentence: CatalogueItem = {
    ...QUESTION,
    id: 'sentence:correct-trees-park',
    question: 'There is a mistake in this sentence. Type the whole sentence as it should be.',
    prompt: '*In het park veel bomen staan.*',
    options: [],
    dutch: 'In het park staan veel bomen.',
    answer: 'In het park staan veel bomen.',
    typed: (lexicon) => sentenceItem(['In het park staan veel bomen.'], [], lexicon),
  };
  const wrong = answered({ itemId: sentence.id, grade: 'wrong', at: NOW - 5 * DAY_MS });
  const { user, logged } = await openReview([wrong], [sentence]);
  expect(screen.getByText('In het park veel bomen staan.')).toBeTruthy();
  await user.type(screen.getByLabelText('The whole sentence'), 'In het park staan veel bomen{Enter}');
  expect(screen.getByText('That is right.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(await logged()).toEqual(['sentence:correct-trees-park meaning good In het park staan veel bomen']);
});
