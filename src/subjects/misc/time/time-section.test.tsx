import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { allTimeWords, CLOCK_TIMES, digitalTime, type ClockTime } from '#dutch/clock-time.ts';
import { ClockQuiz } from './clock-quiz.tsx';
import TimeSection from './time-section.tsx';
import { TimePractice } from './time-practice.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import type { ReactElement } from 'react';

function setUp(part: ReactElement) {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>{part}</StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const clock = () => screen.getByRole('slider', { name: 'Clock' });

describe('time practice', () => {
  it('MSC-13: hours and minutes are set by buttons, in steps of five minutes, with the wording and the figures', async () => {
    const { platform, user } = setUp(<TimePractice />);
    expect(clock().getAttribute('aria-valuetext')).toBe('2:45, kwart voor drie');
    await user.click(button('One hour later'));
    for (const _ of [1, 2]) await user.click(button('Five minutes earlier'));
    expect(clock().getAttribute('aria-valuetext')).toBe('3:35, vijf over half vier');
    expect(screen.getByText('drie uur vijfendertig')).toBeTruthy();
    expect(screen.getByText('15:35')).toBeTruthy();
    expect(screen.getByText('vijftien uur vijfendertig')).toBeTruthy();
    await user.click(button('Listen'));
    expect(platform.speech.spoken).toEqual(['Het is vijf over half vier.']);
  });

  it('MSC-13: the keyboard sets the clock as well, around twelve and back', async () => {
    const { user } = setUp(<TimePractice />);
    await user.tab();
    expect(document.activeElement).toBe(clock());
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(clock().getAttribute('aria-valuetext')).toBe('3:00, drie uur');
    await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowLeft}{PageUp}');
    expect(clock().getAttribute('aria-valuetext')).toBe('12:55, vijf voor één');
  });

  it('MSC-13: a second right wording is shown and can be heard', async () => {
    const { platform, user } = setUp(<TimePractice />);
    await user.click(button('Five minutes earlier'));
    expect(screen.getByText('tien over half drie')).toBeTruthy();
    expect(screen.getByText('twintig voor drie')).toBeTruthy();
    await user.click(button('Listen'));
    expect(platform.speech.spoken).toEqual(['Het is tien over half drie, of twintig voor drie.']);
  });

  it('MSC-13: twelve is noon and midnight', async () => {
    const { platform, user } = setUp(<TimePractice />);
    for (const _ of [1, 2]) await user.click(button('One hour earlier'));
    expect(screen.getByText('twaalf uur vijfenveertig')).toBeTruthy();
    await user.click(screen.getByText('nul uur vijfenveertig'));
    expect(platform.speech.spoken).toEqual(['nul uur vijfenveertig']);
  });

  it('MSC-13: the widget has the modes Practice and Quiz', async () => {
    const { user } = setUp(<TimeSection />);
    expect(screen.getByRole('heading', { name: 'Dutch Time Practice' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    await user.click(button('Quiz'));
    expect(button('Quiz').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(button('Play'));
    // Looking at the clock in between does not end the round.
    const question = asked();
    await user.click(button('Practice'));
    expect(clock()).toBeTruthy();
    await user.click(button('Quiz'));
    expect(asked()).toEqual(question);
  });
});

/** The time on the clock of the question. */
function asked(): ClockTime {
  const name = screen.getByRole('img').getAttribute('aria-label')?.replace('Clock showing ', '') ?? '';
  const time = CLOCK_TIMES.find((one) => digitalTime(one) === name);
  if (time === undefined) throw new Error(`no time: ${name}`);
  return time;
}

function options(): HTMLButtonElement[] {
  return within(screen.getByRole('group', { name: 'Hoe laat is het?' })).getAllByRole<HTMLButtonElement>(
    'button',
  );
}

/** An option's text begins with its number. */
function optionThatIs(right: boolean): HTMLButtonElement {
  const words = allTimeWords(asked());
  const found = options().find((option) => words.includes(option.textContent.slice(1)) === right);
  if (found === undefined) throw new Error('no such option');
  return found;
}

describe('clock quiz', () => {
  it('MSC-13 MEM-01: answering locks the four phrases, the round ends with its mistakes, and all is logged', async () => {
    const { platform, user } = setUp(<ClockQuiz />);
    await user.click(button('Play'));
    const first = asked();
    expect(options()).toHaveLength(4);
    await user.click(optionThatIs(false));
    expect(options().every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getByText('Not right.')).toBeTruthy();
    for (let place = 2; place <= 10; place += 1) {
      await user.click(button('Next Question'));
      await user.click(optionThatIs(true));
      expect(screen.getByText(`Clock ${place} of 10 · Score: ${place - 1}`)).toBeTruthy();
    }
    await user.click(button('See the result'));
    expect(screen.getByText('9 of 10 right.')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain(digitalTime(first));
    await waitFor(() => {
      platform.advance(1);
      const log = platform.database.events;
      expect(log.map(({ grade }) => grade)).toEqual(['wrong', ...Array(9).fill('right')]);
      expect(log[0]).toMatchObject({
        itemId: `question:clock-${first.hour}-${String(first.minute).padStart(2, '0')}`,
        activity: 'game',
      });
    });
  });

  it('MSC-13: Start Over sets the score to zero and asks other clocks', async () => {
    const { user } = setUp(<ClockQuiz />);
    await user.click(button('Play'));
    await user.click(optionThatIs(true));
    expect(screen.getByText('Clock 1 of 10 · Score: 1')).toBeTruthy();
    await user.click(button('Start Over'));
    expect(screen.getByText('Clock 1 of 10 · Score: 0')).toBeTruthy();
    expect(options().some(({ disabled }) => disabled)).toBe(false);
  });

  it('MSC-13 QUA-14: the keys 1 to 4 choose while the focus is in the quiz, and only then', async () => {
    const { user } = setUp(
      <>
        <ClockQuiz />
        <button type="button">Elsewhere</button>
      </>,
    );
    await user.click(button('Play'));
    button('Elsewhere').focus();
    await user.keyboard('1');
    expect(options().some(({ disabled }) => disabled)).toBe(false);
    options()[2]?.focus();
    await user.keyboard('{2}');
    expect(options().every(({ disabled }) => disabled)).toBe(true);
    expect(document.activeElement).toBe(button('Next Question'));
  });
});
