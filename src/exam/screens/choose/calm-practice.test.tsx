import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows as READING_QUESTIONS } from '#content/exam/reading-questions.ts';
import { KNM } from '#exam/a2/knm.ts';
import { READING } from '#exam/a2/reading.ts';
import { knmSittingCode } from './knm-game-screen.tsx';
import type { KnmItem } from './knm-items.ts';
import { knmTopic } from '#exam/screens/exam-topics.ts';
import { QuizGamePage } from './quiz-game.tsx';
import { readingSittingCode } from './reading-game-screen.tsx';
import { MINUTE_MS } from '#lib/duration.ts';
import { KNM_GAME } from '#testing/a2-games.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: ReadingGameScreen } = await READING.game.load();

const ITEMS: readonly KnmItem[] = Array.from({ length: 12 }, (_, index) => ({
  id: `sample-${index}`,
  question: `Vraag nummer ${index}?`,
  options: ['goed', 'fout', 'mis'],
  correct: 0,
  explanation: 'Because *goed* is right.',
  category: 'Werk',
  topic: knmTopic(KNM, 3),
  group: index < 5 ? { id: '3', title: 'Wonen', english: 'Living' } : { id: '1', title: 'Werk en inkomen' },
}));

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const shown = () => document.body.textContent;

/** As a link led here: the page shows what the history entry says. */
function ledTo(view: object | undefined) {
  history.replaceState({ index: 0, visit: 0, ...(view && { view }) }, '');
}

async function open(platform: FakePlatform = createFakePlatform(), moreItems: readonly KnmItem[] = []) {
  await renderPage(
    platform,
    <QuizGamePage game={{ ...KNM_GAME, items: ITEMS, moreItems }} sittingCode={knmSittingCode} />,
  );
  return { platform, user: userEvent.setup() };
}

const selections = () =>
  within(screen.getByLabelText('Which questions?'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function answer(options: readonly string[]) {
  for (const option of options) {
    fireEvent.click(screen.getByText(option));
    fireEvent.click(screen.getByText(/Volgende Vraag|Quiz Voltooien/));
  }
}

/** Fetched ahead, while one reads what the game is about. */
beforeAll(() => Promise.all([knmSittingCode.load(), readingSittingCode.load()]));
beforeEach(() => ledTo(undefined));

describe('calm practice', () => {
  it('MOC-13: one choice before Start: no clock, no lives, the same feedback, and the result says so', async () => {
    const { platform, user } = await open();
    expect(screen.getByLabelText<HTMLInputElement>('The game').checked).toBe(true);
    await user.click(screen.getByLabelText('Calm practice: no clock, no lives'));
    expect(shown()).toContain('12 questions.');
    expect(shown()).not.toContain('45 minutes');
    await user.click(button('Start'));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(shown()).not.toContain('lives left');
    act(() => platform.advance(100 * MINUTE_MS));
    answer(['fout', 'fout', 'mis']);
    await user.click(button('fout'));
    expect(await screen.findByText('Incorrect')).toBeTruthy();
    expect(shown()).not.toContain('last life');
    expect(shown()).toContain('Because goed is right.');
    await user.click(button('Volgende Vraag'));
    answer(Array.from({ length: 8 }, () => 'goed'));
    expect(await screen.findByText('8 of 12')).toBeTruthy();
    expect(shown()).toContain('Calm practice: no clock and no lives. You cannot pass or fail it.');
    expect(shown()).not.toContain('GESLAAGD');
    act(() => platform.advance(0));
    await settlePage();
    expect(platform.database.events).toHaveLength(12);
  });

  it('MOC-13: of one theme, which a reload takes up again, and Play Again offers once more', async () => {
    const game = await open();
    await game.user.click(screen.getByLabelText('Calm practice: no clock, no lives'));
    const themes = screen.getByLabelText<HTMLSelectElement>('Which questions?');
    expect(
      within(themes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All 12', 'Wonen (5)', 'Werk en inkomen (7)']);
    await game.user.selectOptions(themes, 'Wonen (5)');
    expect(shown()).toContain('5 questions.');
    await game.user.click(button('Start'));
    answer(['fout']);
    game.platform.page.hide();
    await settlePage();
    cleanup();
    const { user } = await open(reloadPage(game.platform, { laterMs: 600 * MINUTE_MS }));
    expect(shown()).toContain('Question 2 of 5');
    expect(shown()).toContain('Calm practice');
    answer(['mis', 'goed', 'goed', 'goed']);
    expect(await screen.findByText('3 of 5')).toBeTruthy();
    expect(shown()).toContain('Calm practice: no clock and no lives, only Wonen.');
    await user.click(button('Play Again'));
    expect(shown()).toContain('5 questions.');
    expect(document.activeElement).toBe(button('Start'));
  });

  it('MOC-13 EXM-09: a theme is practised calmly with all questions that there are, the game has its own', async () => {
    const more = ITEMS.slice(0, 2).map((item) => ({ ...item, id: `${item.id}0` }));
    const { user } = await open(undefined, more);
    expect(selections()).toEqual(['All 12', 'Wonen (5)', 'Werk en inkomen (7)']);
    await user.click(screen.getByLabelText('Calm practice: no clock, no lives'));
    expect(selections()).toEqual(['All 12', 'Wonen (7)', 'Werk en inkomen (7)']);
    await user.selectOptions(screen.getByLabelText('Which questions?'), 'Wonen (7)');
    await user.click(button('Start'));
    expect(shown()).toContain('Question 1 of 7');
    answer(Array.from({ length: 7 }, () => 'goed'));
    expect(await screen.findByText('7 of 7')).toBeTruthy();
  });

  it('MOC-13: a link to one theme has it chosen, and Start is all there is to press', async () => {
    ledTo({ kind: 'calm', theme: '1' });
    const { user } = await open();
    expect(screen.getByLabelText<HTMLSelectElement>('Which questions?').value).toBe('theme 1');
    await user.click(button('Start'));
    expect(shown()).toContain('Question 1 of 7');
    expect(history.state).not.toMatchObject({ view: { kind: 'calm' } });
  });

  it('MOC-13: a link to a theme never throws away the game under way: one is asked', async () => {
    const { platform, user } = await open();
    await user.click(button('Start'));
    answer(['goed', 'fout']);
    platform.page.hide();
    await settlePage();
    cleanup();
    ledTo({ kind: 'calm', theme: '1' });
    const again = await open(reloadPage(platform, { laterMs: 0 }));
    expect(await screen.findByText(/^2 of 12 questions answered\./)).toBeTruthy();
    await again.user.click(button('Continue'));
    expect(shown()).toContain('Question 3 of 12');
    cleanup();
    ledTo({ kind: 'calm', theme: '1' });
    const third = await open(reloadPage(again.platform, { laterMs: 0 }));
    await third.user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Which questions?').value).toBe('theme 1');
  });

  it('MOC-13 EXM-08: Practise this and Practise these again begin it, with just those', async () => {
    const { user } = await open();
    await user.click(button('Start'));
    answer(['fout', 'fout', ...Array.from({ length: 10 }, () => 'goed')]);
    await user.click(await screen.findByRole('button', { name: 'Practise these again' }));
    expect(shown()).toContain('Question 1 of 2');
    expect(shown()).toContain('Calm practice');
    answer(['goed', 'goed']);
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Practise these again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'KNM exam' }).getAttribute('href')).toBe('/exam/knm');
  });

  it('MOC-13: the reading game takes no life in calm practice', async () => {
    const user = userEvent.setup();
    await renderPage(createFakePlatform(), <ReadingGameScreen />);
    await user.click(screen.getByLabelText('Calm practice: no clock, no lives'));
    await user.click(button('Start'));
    const shown = await screen.findAllByRole('radio');
    const right = READING_QUESTIONS.flatMap(({ options, correct }) => options[correct] ?? []);
    const wrong = shown.find(
      (radio) => !right.some((answer) => radio.closest('label')?.textContent?.includes(answer)),
    );
    await user.click(wrong ?? document.body);
    await user.click(button('Submit'));
    expect(screen.getByText('❌ Incorrect!')).toBeTruthy();
  });
});
