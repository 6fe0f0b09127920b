import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { itemId } from '#learning/rules/item-id.ts';
import { AnswerOptions, TypedAnswer } from './game-answers.tsx';
import { MiscGameRunner, PlayButton } from './misc-game-runner.tsx';
import type { MiscGame } from './misc-game.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const NUMBERS = [
  { value: 1, dutch: 'een' },
  { value: 2, dutch: 'twee' },
];
type SmallNumber = (typeof NUMBERS)[number];

/** The smallest complete game. */
const SMALL_NUMBERS: MiscGame<SmallNumber, 'both' | 'the-last'> = {
  start: (play) => (
    <>
      <PlayButton onPressed={() => play('both')}>Play</PlayButton>
      <PlayButton onPressed={() => play('the-last')}>Play with Two</PlayButton>
    </>
  ),
  draw: (_random, choice) => NUMBERS.slice(choice === 'both' ? 0 : 1),
  idOf: ({ value }) => itemId('question', 'number', value),
  isRight: ({ dutch }, answer) => answer === dutch,
  counted: (place, all) => ({ id: `Number ${place} of ${all}` }),
  isScored: true,
  question: ({ item }) => `Welk getal is ${item.value}?`,
  answer: (asked) => (
    <AnswerOptions asked={asked} options={NUMBERS.map(({ dutch }) => dutch)} right={asked.item.dutch} />
  ),
  verdict: ({ question }) => <p>It is {question.dutch}.</p>,
  next: { id: 'Next number' },
  mistake: ({ question, answer }) => `${question.value} is not ${answer}`,
  leave: { id: 'Other Numbers' },
};

function setUp<Item extends object, Choice>(game: MiscGame<Item, Choice>) {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <MiscGameRunner game={game} />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  const pass = (ms: number) => act(() => platform.advance(ms));
  return { platform, pass, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

it('MSC-11 MSC-12 MEM-01: plays a described game to its result, each answer logged once with its time', async () => {
  const { platform, pass, user } = setUp(SMALL_NUMBERS);
  await user.click(button('Play'));
  expect(screen.getByText('Number 1 of 2 · Score: 0')).toBeTruthy();
  pass(3000);
  await user.click(button('twee'));
  expect(screen.getByText('It is een.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Next number'));
  await user.keyboard('1');
  pass(9000);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByText('Welk getal is 2?'));
  pass(2000);
  await user.keyboard('2');
  await user.click(button('See the result'));
  expect(screen.getByText('1 of 2 right.')).toBeTruthy();
  expect(screen.getByText('1 is not twee')).toBeTruthy();
  pass(0);
  expect(platform.database.events).toMatchObject([
    { itemId: 'question:number-1', activity: 'game', grade: 'wrong', answer: 'twee', durationMs: 3000 },
    { itemId: 'question:number-2', activity: 'game', grade: 'right', answer: 'twee', durationMs: 2000 },
  ]);
});

it('MSC-09 MSC-12: is played again with the same choice, or left to choose differently', async () => {
  const { user } = setUp(SMALL_NUMBERS);
  await user.click(button('Play with Two'));
  await user.click(button('twee'));
  await user.click(button('See the result'));
  expect(screen.getByText('1 of 1 right. Well done!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to review' }).getAttribute('href')).toBe('/review');
  await user.click(button('Play Again'));
  expect(screen.getByText('Number 1 of 1 · Score: 0')).toBeTruthy();
  await user.click(button('een'));
  await user.click(button('See the result'));
  await user.click(button('Other Numbers'));
  await user.click(button('Play'));
  expect(screen.getByText('Number 1 of 2 · Score: 0')).toBeTruthy();
});

it('MSC-13: starting over in the middle asks from the beginning, with the score at zero', async () => {
  const { user } = setUp(SMALL_NUMBERS);
  await user.click(button('Play'));
  await user.click(button('een'));
  await user.click(button('Next number'));
  expect(screen.getByText('Number 2 of 2 · Score: 1')).toBeTruthy();
  await user.click(button('Start Over'));
  expect(screen.getByText('Number 1 of 2 · Score: 0')).toBeTruthy();
});

it('MSC-12: typed text counts once it is a valid answer', async () => {
  const { platform, pass, user } = setUp({
    ...SMALL_NUMBERS,
    answer: (asked) => (
      <TypedAnswer
        asked={asked}
        label="In words"
        name="words"
        errorOf={(typed) => (/\d/.test(typed) ? { id: 'No figures, please.' } : undefined)}
      />
    ),
  });
  await user.click(button('Play'));
  await user.type(screen.getByLabelText('In words'), '1{Enter}');
  expect(screen.getByText('No figures, please.')).toBeTruthy();
  await user.clear(screen.getByLabelText('In words'));
  await user.keyboard('{Enter}');
  expect(screen.queryByText('No figures, please.')).toBeNull();
  await user.keyboard(' een {Enter}');
  expect(screen.getByText('Right!')).toBeTruthy();
  pass(0);
  expect(platform.database.events).toMatchObject([{ answer: 'een', grade: 'right' }]);
});

it('MSC-11: with one item a round, the next button starts another round', async () => {
  const { mistake: _mistake, ...rest } = SMALL_NUMBERS;
  const { user } = setUp({ ...rest, next: { id: 'Once More' } });
  await user.click(button('Play with Two'));
  await user.click(button('twee'));
  await user.click(button('Once More'));
  expect(screen.getByText('Number 1 of 1 · Score: 0')).toBeTruthy();
});
