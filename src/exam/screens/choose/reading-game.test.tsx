import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { READING } from '#exam/a2/reading.ts';
import { readingSittingCode } from './reading-game-screen.tsx';
import type { ReadingItem } from './reading-items.ts';
import { ReadingTextView } from '#practice/components/text/reading-text-view.tsx';
import { READING_GAME } from '#testing/a2-games.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const { items } = READING_GAME;
const { default: ReadingGameScreen } = await READING.game.load();

async function start() {
  await renderPage(createFakePlatform(), <ReadingGameScreen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  return user;
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
const itemAt = (place: number) => items[place] ?? expect.fail('there is no such question');
const rightOf = ({ options, correct }: ReadingItem) => options[correct] ?? '';
const wrongOf = ({ options, correct }: ReadingItem) => options.find((_, place) => place !== correct) ?? '';

type User = Awaited<ReturnType<typeof start>>;
async function answer(user: User, option: string) {
  await user.click(screen.getByRole('radio', { name: option }));
  await user.click(submit());
}
const goOn = (user: User) => user.click(screen.getByRole('button', { name: /Next Question|See result/ }));

/** Fetched ahead, while one reads what the game is about. */
beforeAll(() => readingSittingCode.load());

describe('reading game', () => {
  it('REA-02: Submit waits for a choice, then locks it; a right answer shows its points and the evidence', async () => {
    const user = await start();
    expect(submit().disabled).toBe(true);
    expect(screen.getByText(itemAt(0).text.title)).toBeTruthy();
    await answer(user, rightOf(itemAt(0)));
    expect(await screen.findByText('Correct! +100')).toBeTruthy();
    for (const option of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(option.matches(':disabled')).toBe(true);
    expect(document.querySelector('mark')?.textContent).toBe(itemAt(0).evidence);
    await goOn(user);
    expect(document.querySelector('mark')).toBeNull();
    await answer(user, rightOf(itemAt(1)));
    expect(screen.getByText('Right in a row: +10')).toBeTruthy();
    expect(screen.getByText('Score: 210')).toBeTruthy();
  });

  it('REA-02 EXM-04: a wrong answer costs a life, with a message', async () => {
    const user = await start();
    await answer(user, wrongOf(itemAt(0)));
    expect(screen.getByText('❌ Incorrect! -1 life')).toBeTruthy();
    expect(screen.getByText('2 lives left')).toBeTruthy();
  });

  it('REA-03 EXM-07: three wrong answers end it; Try Again starts again', async () => {
    const user = await start();
    for (const place of [0, 1, 2]) {
      await answer(user, wrongOf(itemAt(place)));
      await goOn(user);
    }
    expect(
      await screen.findByText("You ran out of lives! Don't worry, practice makes perfect."),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(screen.getByText('3 lives left')).toBeTruthy();
  });

  it('REA-03 EXM-08: after the last question the rating, the score and every question', async () => {
    const user = await start();
    for (const item of items) {
      await answer(user, rightOf(item));
      await goOn(user);
    }
    expect(screen.getByText('Excellent')).toBeTruthy();
    expect(screen.getByText('3 of 3 stars')).toBeTruthy();
    const answers = within(screen.getByRole('region', { name: 'Your answers' }));
    expect(answers.getAllByRole('listitem')).toHaveLength(items.length);
    expect(screen.getByRole('button', { name: 'Play Again' })).toBeTruthy();
  });

  it('REA-01 EXM-08: every text draws the words that settle each of its questions, marked once', async () => {
    await start();
    for (const { kind, text, evidence } of items) {
      if (!('intro' in text)) throw new Error(`A text of an exam in a ${kind}`);
      const { container, unmount } = render(<ReadingTextView text={text} evidence={[evidence]} />);
      const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
      expect(marks, text.id).toEqual([evidence]);
      expect(within(container).getByRole('article').lang).toBe('nl');
      unmount();
    }
  });

  it('QUA-14: a digit picks an option, also from within the radio buttons, and Enter submits it', async () => {
    const user = await start();
    await user.keyboard('2');
    const options = screen.getAllByRole<HTMLInputElement>('radio');
    expect(options[1]?.checked).toBe(true);
    options[1]?.focus();
    await user.keyboard('1');
    expect(options[0]?.checked).toBe(true);
    // The focus announces the choice.
    expect(document.activeElement).toBe(options[0]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next Question' })).toBe(document.activeElement);
  });
});
