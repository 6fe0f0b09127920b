import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlatformProvider } from '#components/platform-context.tsx';
import type { NextStep } from './question-result.tsx';
import type { QuizItem } from './quiz-item.ts';
import { QuizRunner } from './quiz-runner.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const SECOND_MS = 1000;
const LIVES: QuizItem = {
  itemId: 'question:conjugation-wonen',
  question: 'Which form belongs in the sentence?',
  prompt: '*Samira ___ in Utrecht.*',
  note: 'Verb: *wonen*',
  options: ['woon', 'woont', 'wonen'],
  correct: 1,
  optionsAre: 'dutch',
  optionOrder: 'fixed',
  explanation: 'With *Samira* (she) the verb is the stem with -t.',
  english: 'Samira lives in Utrecht.',
  solved: 'Samira woont in Utrecht.',
  heard: 'Samira woont in Utrecht.',
};
const TREE: QuizItem = {
  ...LIVES,
  itemId: 'question:de-het-boom',
  prompt: '*___ boom*',
  note: 'A tree',
  options: ['de', 'het'],
  correct: 0,
  solved: 'de boom',
  heard: 'de boom',
};

interface SetUp {
  readonly items?: readonly QuizItem[];
  readonly storage?: Readonly<Record<string, string>>;
  readonly next?: NextStep;
}

function setUp({ items = [LIVES, TREE], storage = {}, next }: SetUp = {}) {
  const platform = createFakePlatform({ now: 0, storage });
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <QuizRunner items={items} next={next} />
        <QuizRunner items={[TREE]} />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

const option = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chooseFirst = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] ?? document.body;
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Answers are saved in the background, a moment later. */
function logged(platform: ReturnType<typeof setUp>['platform']): string[] {
  platform.advance(0);
  return platform.database.events.map(({ itemId, grade, answer, activity, durationMs }) =>
    [itemId, activity, grade, answer, durationMs].join(' '),
  );
}

describe('quiz runner', () => {
  it('GRA-03: before the answer every option can be chosen and nothing is given away', () => {
    setUp();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(screen.getByText('Score: 0/2')).toBeTruthy();
    for (const name of ['woon', 'woont', 'wonen']) expect(option(name).disabled).toBe(false);
    expect(screen.queryByText(/Explanation/)).toBeNull();
    expect(screen.queryByText(/Samira lives/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next Question' })).toBeNull();
    expect(option('woont').querySelector('[lang=nl]')?.textContent).toBe('woont');
  });

  it('GRA-03 GRA-04: a wrong answer locks, is marked in words, explained, and not counted', async () => {
    const { user } = setUp();
    await user.click(option('wonen'));
    expect(option('woont (the right answer)').disabled).toBe(true);
    expect(option('wonen (your answer, not right)').disabled).toBe(true);
    expect(option('woon').disabled).toBe(true);
    expect(said()[0]).toBe(
      'Not right. The right answer: woontSamira woont in Utrecht.In English: Samira lives in Utrecht.Explanation: With Samira (she) the verb is the stem with -t.',
    );
    expect(screen.getByText('Score: 0/2')).toBeTruthy();
    expect(await screen.findByText('Try again!', undefined, { timeout: 5000 })).toBeTruthy();
  });

  it('GRA-03 MEM-01: a right answer counts once and is logged once, with its time', async () => {
    const { platform, user } = setUp();
    await act(async () => platform.advance(3 * SECOND_MS));
    await user.dblClick(option('woont'));
    expect(screen.getByText('Score: 1/2')).toBeTruthy();
    expect(said()[0]).toMatch(/^That is right\./);
    expect(logged(platform)).toEqual(['question:conjugation-wonen quiz right woont 3000']);
  });

  it('GRA-03: the sentence with its right answer can be heard once it is answered', async () => {
    const { platform, user } = setUp();
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
    await user.click(option('woon'));
    await user.click(option('Listen'));
    expect(platform.speech.spoken).toEqual(['Samira woont in Utrecht.']);
  });

  it('GRA-03 GRA-04 QUA-14: a whole quiz by keyboard; the focus is always on the next control', async () => {
    const { platform, user } = setUp();
    option('woon').focus();
    await user.keyboard('3');
    expect(document.activeElement).toBe(option('Next Question'));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('blank boom');
    await user.keyboard('{Enter}4');
    expect(screen.queryByRole('button', { name: 'Finish Quiz' })).toBeNull();
    await user.keyboard('1');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Quiz Completed!Final Score: 1/2');
    expect(await screen.findByText('Quiz completed! Score: 1/2', undefined, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByText('Look at these again:').nextElementSibling?.textContent).toBe(
      'Samira blank in Utrecht.Verb: wonenThe right answer: woontSamira woont in Utrecht.',
    );
    await user.tab();
    expect(document.activeElement?.textContent).toContain('review: 1 not right');
    while (document.activeElement !== option('Try Again')) await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Score: 0/2')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Samira blank in Utrecht.');
    await user.keyboard('2');
    expect(logged(platform).map((entry) => entry.split(' ').slice(0, 3).join(' '))).toEqual([
      'question:conjugation-wonen quiz wrong',
      'question:de-het-boom quiz right',
      'question:conjugation-wonen quiz right',
    ]);
  });

  it('GRA-04 MEM-08: the end lists results, repeats the missed, and leads on', async () => {
    const led: string[] = [];
    const next = { label: 'Next lesson: Verbs', onChosen: () => led.push('next') };
    const { user } = setUp({ next });
    await user.click(option('wonen'));
    await user.click(option('Next Question'));
    await user.click(chooseFirst('de'));
    await user.click(option('Finish Quiz'));
    await user.click(screen.getByText('1 right answer'));
    expect(screen.getByText('1 right answer').nextElementSibling?.textContent).toContain('boom');
    await user.click(option('Next lesson: Verbs'));
    expect(led).toEqual(['next']);
    await user.click(option('Practise these again'));
    expect(screen.getAllByText('Question 1 of 1')).toHaveLength(2);
    await user.click(option('woont'));
    await user.click(option('Finish Quiz'));
    expect(screen.getByText('Final Score: 1/1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Practise these again' })).toBeNull();
    expect(option('Next lesson: Verbs')).toBeTruthy();
  });

  it('GRA-03 QUA-14: keys apply to the quiz with the focus, and to none when switched off', async () => {
    const { platform, user } = setUp();
    await user.keyboard('1');
    expect(logged(platform)).toEqual([]);
    chooseFirst('het').focus();
    await user.keyboard('1');
    expect(screen.getByText('Score: 0/2')).toBeTruthy();
    expect(screen.getByText('Score: 1/1')).toBeTruthy();
  });

  it('QUA-14: keys do nothing once they are switched off', async () => {
    const { platform, user } = setUp({ storage: { 'oefenpad.shortcuts': 'off' } });
    option('woon').focus();
    await user.keyboard('1');
    expect(logged(platform)).toEqual([]);
  });

  it('GRA-04 MEM-01: retrying a quiz of one question asks it again', async () => {
    const { platform, user } = setUp({ items: [LIVES] });
    for (const _ of [1, 2]) {
      await user.click(option('woont'));
      await user.click(option('Finish Quiz'));
      expect(screen.getByText('Final Score: 1/1')).toBeTruthy();
      expect(screen.queryByText('Look at these again:')).toBeNull();
      await user.click(option('Try Again'));
    }
    expect(logged(platform)).toHaveLength(2);
  });
});
