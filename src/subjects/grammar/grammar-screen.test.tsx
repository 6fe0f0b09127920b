import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import GrammarScreen from './grammar-screen.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

async function setUp() {
  await renderPage(createFakePlatform({ now: 0 }), <GrammarScreen />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

it('GRA-21: below the twelve topics are five further lessons, and the topic before each links to it', async () => {
  const user = await setUp();
  const further = screen.getByRole('region', { name: 'More lessons' });
  expect([...further.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'The word er',
    'Relative Clauses (die, dat)',
    'To Do Something (om … te)',
    'Long Sentences',
    'Had To, Could, Would',
  ]);
  await user.click(button('Relative Clauses (die, dat)'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Relative Clauses (die, dat)' })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Back to Topics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grammar' })).toBeDefined();
});

it('GRA-23: each kind of practice is one press away, and Back returns to the page', async () => {
  const user = await setUp();
  const practice = await screen.findByRole('region', { name: 'Practise one thing' });
  expect(practice.querySelectorAll('button')).toHaveLength(PRACTICE_KINDS.length);
  await user.click(button('Om … te'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Om … te' })).toBeDefined();
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeDefined();
  await user.click(button('Back'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Grammar' })).toBeDefined();
});
