import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { KNM } from '#exam/a2/knm.ts';
import { knmSittingCode } from './knm-game-screen.tsx';
import type { KnmItem } from './knm-items.ts';
import { knmTopic } from '#exam/screens/exam-topics.ts';
import { QuizGamePage } from './quiz-game.tsx';
import { MINUTE_MS } from '#lib/duration.ts';
import { KNM_GAME } from '#testing/a2-games.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const ITEMS: readonly KnmItem[] = Array.from({ length: 30 }, (_, index) => ({
  id: `sample-${index}`,
  question: `Vraag nummer ${index}?`,
  options: ['goed', 'fout', 'mis'],
  correct: 0,
  english: { question: `Question number ${index}?`, options: ['right', 'wrong', 'off'] },
  explanation: 'Because *goed* is right.',
  category: 'Werk',
  topic: knmTopic(KNM, 3),
  group:
    index % 3 === 0
      ? { id: 'living', title: 'Wonen', english: 'Living' }
      : { id: 'work', title: 'Werk en inkomen' },
  source: { name: 'Rijksoverheid', url: 'https://www.rijksoverheid.nl/werk', checkedOn: '2026-11-20' },
}));

async function open(platform: FakePlatform = createFakePlatform()) {
  await renderPage(
    platform,
    <QuizGamePage game={{ ...KNM_GAME, items: ITEMS }} sittingCode={knmSittingCode} />,
  );
  return { platform, user: userEvent.setup() };
}

async function start(platform?: FakePlatform) {
  const opened = await open(platform);
  await opened.user.click(button('Start'));
  return opened;
}

/** The same device after the page was reloaded. What waited is saved before, as when a page goes. */
async function reload({ platform }: { platform: FakePlatform }, laterMs = 0) {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform, { laterMs }));
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const optionTexts = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/^\d/, ''));
const reviewedQuestions = () =>
  within(screen.getByRole('region', { name: 'Your answers' })).getAllByRole('listitem');
const shown = () => document.body.textContent;

/** Many answers in a row, by plain clicks: looked up by role each of them would take a tenth of a second. */
function answer(options: readonly string[]) {
  for (const option of options) {
    fireEvent.click(screen.getByText(option));
    fireEvent.click(screen.getByText(/Volgende Vraag|Quiz Voltooien|Resultaat bekijken/));
  }
}

const rights = (count: number) => Array.from({ length: count }, () => 'goed');

/** Fetched ahead, while one reads what the game is about. */
beforeAll(() => knmSittingCode.load());

describe('quiz game', () => {
  it('KNM-01: from the intro to a question, whose English is shown only when asked for', async () => {
    const { user, platform } = await open();
    expect(screen.getByText(/30 questions/)).toBeTruthy();
    await user.click(button('Start'));
    expect(screen.getByText('Question 1 of 30')).toBeTruthy();
    expect(shown()).not.toContain('Question number');
    await user.click(screen.getByLabelText('English translation'));
    expect(shown()).toContain('Question number');
    expect(optionTexts().toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fout wrong',
      'goed right',
      'mis off',
    ]);
    await reload({ platform });
    expect(screen.getByLabelText<HTMLInputElement>('English translation').checked).toBe(true);
  });

  it('KNM-02 EXM-04 EXM-08: a wrong answer costs a life and is explained, with page and date; the next button has the focus', async () => {
    const { user } = await start();
    await user.click(button('fout'));
    const wrong = await screen.findByText('Incorrect');
    expect(wrong.lang).toBe('nl');
    expect(screen.getByText('Het juiste antwoord is:').parentElement?.textContent).toBe(
      'Het juiste antwoord is: goedThis is the right answer.',
    );
    expect(screen.getByText('2 lives left')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Rijksoverheid/ }).getAttribute('href')).toBe(
      'https://www.rijksoverheid.nl/werk',
    );
    expect(shown()).toContain('checked on 20 November 2026');
    expect(button('mis').disabled).toBe(true);
    expect(document.activeElement).toBe(button('Volgende Vraag'));
  });

  it('KNM-02 EXM-05: points, and the bonus for the right answers before this one on a line of its own', async () => {
    const game = await start();
    await game.user.click(button('goed'));
    expect(await screen.findByText('Correct! +10')).toBeTruthy();
    expect(shown()).not.toContain('Right in a row');
    await game.user.click(button('Volgende Vraag'));
    await game.user.click(button('goed'));
    expect(screen.getByText('Correct! +10')).toBeTruthy();
    expect(screen.getByText('Right in a row: +5')).toBeTruthy();
    expect(screen.getByText('Score: 25')).toBeTruthy();
  });

  it('KNM-03 EXM-07 EXM-08: without lives it ends with the results so far; Try Again restarts it and the clock', async () => {
    const game = await start();
    answer(['goed', 'fout', 'mis']);
    expect(screen.queryByText('Resultaat bekijken')).toBeNull();
    await game.user.click(button('fout'));
    expect(screen.queryByText('Volgende Vraag')).toBeNull();
    expect(screen.getByText('Resultaat bekijken').lang).toBe('nl');
    await game.user.click(button('Resultaat bekijken'));
    const over = await screen.findByText('Je hebt geen levens meer! Geen zorgen, oefening baart kunst.');
    expect(over.lang).toBe('nl');
    expect(shown()).not.toContain('GESLAAGD');
    expect(shown()).not.toContain('enough to pass');
    const reviewed = reviewedQuestions();
    expect(reviewed).toHaveLength(4);
    for (const item of reviewed.slice(1))
      expect(item.textContent).toMatch(
        /Vraag nummer.*Your answer: (fout|mis).*The right answer: goed.*Because goed.*Rijksoverheid/,
      );
    expect(shown()).toContain('Not reached: 26 questions.');
    act(() => game.platform.advance(MINUTE_MS));
    await game.user.click(button('Try Again'));
    await game.user.click(button('Start'));
    expect(screen.getByText('Question 1 of 30')).toBeTruthy();
    expect(screen.getByText('3 lives left')).toBeTruthy();
    expect(screen.getByText('Score: 0')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('45:00');
  });

  it('KNM-03 KNM-04: losing the last life on the last question is not a finish, but enough right answers are reported', async () => {
    const game = await start();
    answer(['fout', 'fout', ...rights(27)]);
    await game.user.click(button('mis'));
    await game.user.click(button('Quiz Voltooien'));
    expect(shown()).toContain('Je hebt geen levens meer!');
    expect(shown()).toContain('27 of 30');
    expect(shown()).toContain('27 right answers are enough to pass here');
    expect(shown()).not.toContain('GESLAAGD');
  });

  it('KNM-04 EXM-08: the result has the right answers, the time left, and every question', async () => {
    const game = await start();
    answer(['mis', ...rights(28)]);
    act(() => game.platform.advance(5 * MINUTE_MS));
    await game.user.click(button('goed'));
    await game.user.click(button('Quiz Voltooien'));
    expect(screen.getByText('Uitstekend')).toBeTruthy();
    expect(screen.getByText('GESLAAGD').lang).toBe('nl');
    expect(screen.getByText('40:00')).toBeTruthy();
    const reviewed = reviewedQuestions();
    expect(reviewed).toHaveLength(30);
    expect(reviewed[0]?.textContent).toMatch(
      /Vraag nummer.*Your answer: mis.*The right answer: goed.*Because goed.*Rijksoverheid.*20 November 2026/,
    );
    game.platform.page.hide();
    await settlePage();
    expect(game.platform.database.records.get('sittings/knm-game')).toEqual({ version: 2, value: null });
  });

  it('KNM-03 KNM-04 EXM-06: at time 0 it ends: 17 right are not enough, and what was not reached is counted', async () => {
    const game = await start();
    answer(rights(17));
    act(() => game.platform.advance(45 * MINUTE_MS));
    expect(screen.getByText('The time is over: your result')).toBeTruthy();
    expect(screen.getByText('NIET GESLAAGD').lang).toBe('nl');
    expect(screen.getByText('0:00')).toBeTruthy();
    // 10 + 15 + … + 90 points: bonuses lift the rating to the top and not over it; they pass nobody.
    expect(screen.getByText('Uitstekend')).toBeTruthy();
    expect(reviewedQuestions()).toHaveLength(17);
    expect(shown()).toContain('Not reached: 13 questions.');
  });

  it('EXM-08: right and wrong by theme, each with a round of its own questions, which a reload takes up again', async () => {
    const game = await start();
    answer(rights(30));
    const themes = within(await screen.findByRole('region', { name: 'By theme' }));
    expect(themes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WonenLiving10 right, 0 wrongPractise thisWonen',
      'Werk en inkomen20 right, 0 wrongPractise thisWerk en inkomen',
    ]);
    await game.user.click(themes.getByRole('button', { name: /^Practise this ?Wonen/ }));
    expect(screen.getByText('Question 1 of 10')).toBeTruthy();
    answer(['goed', 'fout']);
    await reload(game);
    expect(screen.getByText('Question 3 of 10')).toBeTruthy();
    answer(rights(8));
    expect(await screen.findByText('9 of 10')).toBeTruthy();
    expect(screen.getByText('9 right, 1 wrong')).toBeTruthy();
    // Eighteen of thirty is not the pass mark for ten of one theme.
    expect(shown()).not.toContain('GESLAAGD');
    expect(shown()).not.toContain('Uitstekend');
  });

  it('EXM-07: a reload changes nothing: question, places of the options, answer, score, and the clock runs on', async () => {
    const game = await start();
    answer(['goed', 'goed']);
    const question = screen.getByRole('heading', { level: 2 }).textContent;
    const order = optionTexts();
    const again = await reload(game, 3 * MINUTE_MS);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(question);
    expect(optionTexts()).toEqual(order);
    expect(screen.getByText('Score: 25')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('42:00');
    expect(document.activeElement).toBe(document.body);
    await again.user.click(button('mis'));
    await reload(again);
    expect(screen.getByText('Incorrect')).toBeTruthy();
    expect(screen.getByText('2 lives left')).toBeTruthy();
    cleanup();
    const late = await reload(again, 60 * MINUTE_MS);
    act(() => late.platform.advance(0));
    expect(screen.getByText('The time is over: your result')).toBeTruthy();
  });

  it('EXM-07: Restart asks first', async () => {
    const game = await start();
    answer(['goed']);
    await game.user.click(button('Restart'));
    await game.user.click(button('Continue the game'));
    expect(screen.getByText('Question 2 of 30')).toBeTruthy();
    await game.user.click(button('Restart'));
    await game.user.click(button('Start again'));
    expect(button('Start')).toBe(document.activeElement);
  });

  it('MEM-01 MEM-02: every answer is logged once, under the id of its question', async () => {
    const game = await start();
    const asked = screen.getByRole('heading', { level: 2 }).textContent.replace(/\D/g, '');
    act(() => game.platform.advance(4000));
    await game.user.click(button('fout'));
    act(() => game.platform.advance(0));
    expect(game.platform.database.events).toMatchObject([
      {
        itemId: `question:sample-${asked}`,
        activity: 'game',
        grade: 'wrong',
        answer: 'fout',
        durationMs: 4000,
      },
    ]);
    const again = await reload(game);
    await again.user.click(button('Volgende Vraag'));
    act(() => again.platform.advance(0));
    await settlePage();
    expect(again.platform.database.events).toHaveLength(1);
  });

  it('QUA-14: the keys 1 to 4 and Enter play it', async () => {
    const { user } = await start();
    const [first = ''] = optionTexts();
    await user.keyboard('1');
    expect(button(new RegExp(`^${first} \\(`)).disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Question 2 of 30')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    await user.click(screen.getByLabelText('English translation'));
    await user.keyboard('1{Enter}');
    expect(screen.getByText('Question 3 of 30')).toBeTruthy();
  });

  it('QUA-19 EXM-07: says in time that a game cannot be saved', async () => {
    const platform = createFakePlatform();
    const { user } = await open(platform);
    platform.database.failWith('full');
    await user.click(button('Start'));
    act(() => platform.advance(0));
    await settlePage();
    expect(shown()).toContain("This can't be saved on your device");
    await user.click(button('goed'));
    expect(screen.getByText('Correct! +10')).toBeTruthy();
  });
});
