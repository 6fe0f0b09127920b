import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { KNM_ABOUT } from '#features/exam/knm/knm-about.ts';
import { KNM_GAME } from '#features/exam/knm/knm-definition.ts';
import { LISTENING_GAME } from '#features/exam/listening/listening-definition.ts';
import { quizGameOf } from '#features/exam/quiz-game/quiz-game.tsx';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';
import { READING_GAME } from '#features/exam/reading/reading-definition.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

type GameModule = { default: ReturnType<typeof quizGameOf> };

/** The page, whose game arrives or fails when the test says so. */
function open(platform = createFakePlatform()) {
  const asked: { resolve: (game: GameModule) => void; reject: (error: Error) => void }[] = [];
  const code = lazyCode(
    () => new Promise<GameModule>((resolve, reject) => void asked.push({ resolve, reject })),
  );
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Router>
          <QuizGamePage about={KNM_ABOUT} code={code} />
        </Router>
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return {
    platform,
    user: userEvent.setup(),
    timesAsked: () => asked.length,
    arrive: () => act(async () => asked.at(-1)?.resolve({ default: quizGameOf(KNM_GAME) })),
    fail: () => act(async () => asked.at(-1)?.reject(new Error('offline'))),
  };
}

const start = () => screen.getByRole('button', { name: 'Start' });

describe('the page of a quiz game', () => {
  it('QUA-02: tells the game without its code, which is fetched when somebody is about to begin', async () => {
    const page = open();
    expect(screen.getByText('30 questions. You pass with 18 right answers or more.')).toBeTruthy();
    page.platform.advance(60_000);
    expect(page.timesAsked()).toBe(0);
    await page.user.hover(start());
    await page.arrive();
    expect(page.timesAsked()).toBe(1);
    expect(screen.queryByText('Question 1 of 30')).toBeNull();
    await page.user.click(start());
    expect(screen.getByText('Question 1 of 30')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('QUA-02 KNM-02: begun before the code is there, it begins with it at once, and its time only then', async () => {
    const page = open();
    await page.user.tab();
    await page.user.tab();
    expect(document.activeElement).toBe(start());
    await page.user.keyboard('{Enter}');
    expect(start().ariaBusy).toBe('true');
    page.platform.advance(5000);
    await page.arrive();
    expect(page.timesAsked()).toBe(1);
    expect(screen.getByText('Question 1 of 30')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('45:00');
  });

  it('QUA-19: a game that could not be fetched is told, and can be tried again', async () => {
    const page = open();
    await page.user.click(start());
    await page.fail();
    expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded');
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(document.activeElement).toBe(start());
    await page.arrive();
    expect(screen.getByText('Question 1 of 30')).toBeTruthy();
  });

  it('EXM-07: a game kept on the device is fetched at once and goes on', async () => {
    const first = open();
    await first.user.click(start());
    await first.arrive();
    const question = screen.getByRole('heading', { level: 2 }).textContent;
    cleanup();
    const second = open(createFakePlatform({ storage: first.platform.storage.openTab() }));
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await second.arrive();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(question);
  });

  it.each([KNM_GAME, READING_GAME, LISTENING_GAME])(
    'KNM-01 REA-01 LIS-01: the $title has as many questions as its intro says',
    ({ questionCount, items }) => expect(items).toHaveLength(questionCount),
  );
});
