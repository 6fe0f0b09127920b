import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LARGE_NUMBERS } from '#content/misc/large-numbers.ts';
import { NUMBER_RULES } from '#content/misc/number-rules.ts';
import { PRACTICAL_NUMBERS } from '#content/misc/practical-numbers.ts';
import { numberWords, ordinalWords } from '#dutch/number-words.ts';
import { parseNumber } from '#dutch/parse-number.ts';
import { englishNumber, NumberCards } from './number-cards.tsx';
import { LargeNumbers } from './large-numbers.tsx';
import { NumberBuilder } from './number-builder.tsx';
import { NumbersChallenge } from './numbers-challenge.tsx';
import { err } from '#lib/result.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import '#sound/recordings.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { clipAt, filesWithRecordings } from '#testing/recorded-files.ts';

function setUp(part: ReactElement = <NumbersChallenge />, platform = createFakePlatform()) {
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>{part}</StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (words: string) => button(new RegExp(`^\\d+ ${words} `));

/** What the challenge asks now: the last thing said. */
const heard = ({ platform }: Pick<ReturnType<typeof setUp>, 'platform'>) =>
  platform.speech.spoken.at(-1) ?? '';

async function type({ user }: Pick<ReturnType<typeof setUp>, 'user'>, text: string) {
  await user.clear(screen.getByLabelText('The number'));
  await user.type(screen.getByLabelText('The number'), `${text}{Enter}`);
}

describe('number cards', () => {
  it('MSC-03 MSC-09: pressing a number says and selects it, pressing it again deselects it', async () => {
    const { platform, user } = setUp(<NumberCards />);
    await user.click(card('dertien'));
    expect(card('dertien').getAttribute('aria-pressed')).toBe('true');
    expect(platform.speech.spoken).toEqual(['dertien']);
    await user.click(card('veertig'));
    expect(card('dertien').getAttribute('aria-pressed')).toBe('false');
    await user.click(card('veertig'));
    expect(card('veertig').getAttribute('aria-pressed')).toBe('false');
    expect(platform.speech.spoken).toEqual(['dertien', 'veertig']);
    expect(screen.getByText('No number is chosen yet.')).toBeTruthy();
  });

  it('MSC-09 LIS-04: without a Dutch voice the card and Listen play the recording, with its credit', async () => {
    const { platform, user } = setUp(
      <NumberCards />,
      createFakePlatform({ files: filesWithRecordings({ numbers: ['dertien'] }) }),
    );
    platform.speech.answerWith(err('no-dutch-voice'));
    await user.click(card('dertien'));
    expect(await screen.findByText('Computerstem')).toBeTruthy();
    await user.click(button('Listen'));
    await waitFor(() => expect(platform.audio.played).toHaveLength(2));
    expect(platform.audio.played[0]).toEqual(clipAt(0));
  });

  it('MSC-09: 1 is said with its accents, as een alone is recorded as the article', async () => {
    const { platform, user } = setUp(<NumberCards />);
    await user.click(card('een'));
    await user.click(button('Listen'));
    expect(platform.speech.spoken).toEqual(['één', 'één']);
  });

  it('MSC-09: 0 to 20 and the tens are shown with figure, Dutch and English', () => {
    setUp(<NumberCards />);
    const values = [...Array(21).keys(), 30, 40, 50, 60, 70, 80, 90];
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toEqual(values.map((value) => `${value} ${numberWords(value)} ${englishNumber(value)}`));
  });

  it('MSC-09: the random number is from 1 to 100, shown and said, and a new one each time', async () => {
    const { platform, user } = setUp(<NumberCards />);
    for (let press = 0; press < 8; press += 1) await user.click(button('Random number'));
    const values = platform.speech.spoken.map((words) => parseNumber(words) ?? 0);
    expect(values).toHaveLength(8);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(100);
    for (const [place, value] of values.entries()) expect(value).not.toBe(values[place - 1]);
    expect(screen.getAllByText(heard({ platform })).length).toBeGreaterThan(0);
  });
});

describe('number builder', () => {
  it('MSC-10: starts with 21 and combines each choice with the other list', async () => {
    const { user } = setUp(<NumberBuilder />);
    expect(screen.getByText('eenentwintig')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Ones'), 'drie (3)');
    expect(screen.getByText('drieëntwintig')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Tens'), 'negentig (90)');
    expect(screen.getByText('drieënnegentig')).toBeTruthy();
    expect(screen.getByText('ninety-three')).toBeTruthy();
    expect(within(screen.getByLabelText('Ones')).getAllByRole('option')).toHaveLength(9);
    expect(within(screen.getByLabelText('Tens')).getAllByRole('option')).toHaveLength(8);
  });

  it('MSC-09: any typed number is put into words', async () => {
    const { user } = setUp(<LargeNumbers />);
    await user.type(screen.getByLabelText('See any number in words'), '3275');
    expect(screen.getByText('drieduizend tweehonderdvijfenzeventig')).toBeTruthy();
    await user.type(screen.getByLabelText('See any number in words'), '9999');
    expect(screen.getByText('Write a whole number from 0 to 999.999.')).toBeTruthy();
  });
});

describe('numbers challenge', () => {
  it('MSC-09 MEM-01: ten numbers are heard and typed, the result lists mistakes, and all is logged', async () => {
    const page = setUp();
    const { platform, user } = page;
    await user.click(button('Play'));
    const first = heard(page);
    await type(page, '1');
    expect(screen.getByText('Not right.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Next number'));
    for (let number = 2; number <= 10; number += 1) {
      await user.keyboard('{Enter}');
      await type(page, number % 2 === 0 ? String(parseNumber(heard(page))) : heard(page).toUpperCase());
      expect(screen.getByText('Right!')).toBeTruthy();
    }
    await user.click(button('See the result'));
    expect(screen.getByText('9 of 10 right.')).toBeTruthy();
    expect(screen.getByText(first, { selector: 'li *' })).toBeTruthy();
    await waitFor(() => {
      platform.advance(1);
      const log = platform.database.events;
      expect(log.map(({ grade }) => grade)).toEqual(['wrong', ...Array(9).fill('right')]);
      expect(log[0]).toMatchObject({
        itemId: `question:number-${parseNumber(first)}`,
        activity: 'game',
        answer: '1',
      });
    });
    await user.click(button('Play Again'));
    expect(screen.getByText('Number 1 of 10')).toBeTruthy();
  });

  it('MSC-09: text that is no number is not counted', async () => {
    const page = setUp();
    await page.user.click(button('Play'));
    await type(page, 'hallo');
    expect(screen.getByText('Type a figure, such as 42.')).toBeTruthy();
    expect(screen.getByText('Number 1 of 10')).toBeTruthy();
  });

  it('MSC-09 SPK-02: without a Dutch voice it says so, shows the words, and the figure is typed', async () => {
    const page = setUp();
    page.platform.speech.answerWith(err('no-dutch-voice'));
    page.platform.synthesis.failWith('unavailable');
    await page.user.click(button('Play'));
    expect(await screen.findByText('No Dutch voice on this device')).toBeTruthy();
    const words = heard(page);
    expect(screen.getByText(words, { selector: 'output' })).toBeTruthy();
    await type(page, words);
    expect(screen.getByText('Type a figure, such as 42.')).toBeTruthy();
    await type(page, String(parseNumber(words)));
    expect(screen.getByText('Right!')).toBeTruthy();
    await page.user.click(button('Next number'));
    expect(page.platform.speech.spoken).toHaveLength(1);
  });

  it('MSC-09 SPK-02: when the audio fails it can be tried again, or read', async () => {
    const page = setUp();
    page.platform.speech.answerWith(err('failed'));
    page.platform.synthesis.failWith('unavailable');
    await page.user.click(button('Play'));
    await page.user.click(await screen.findByRole('button', { name: 'Read the words' }));
    expect(screen.getByText(heard(page), { selector: 'output' })).toBeTruthy();
  });

  it('MSC-09: prices are a level of their own', async () => {
    const page = setUp();
    await page.user.click(screen.getByLabelText('Prices'));
    await page.user.click(button('Play'));
    expect(heard(page)).toMatch(/euro|cent/);
    expect(screen.getByLabelText('The price')).toBeTruthy();
  });
});

describe('what the page says about numbers', () => {
  it('MSC-09: the parts of every example make up the word of its figure', () => {
    for (const { figure, pieces } of NUMBER_RULES.flatMap(({ examples }) => examples)) {
      const value = Number.parseInt(figure, 10);
      expect(pieces.join('')).toBe(figure.endsWith('e') ? ordinalWords(value) : numberWords(value));
    }
  });

  it('MSC-09: a sentence is said without figures, and English and Dutch name the same large number', () => {
    for (const { said } of PRACTICAL_NUMBERS.flatMap(({ examples }) => examples))
      expect(said).not.toMatch(/\d/);
    expect(LARGE_NUMBERS.map(({ value }) => value)).toEqual(
      LARGE_NUMBERS.map(({ value }) => value).toSorted((one, other) => one - other),
    );
  });
});
