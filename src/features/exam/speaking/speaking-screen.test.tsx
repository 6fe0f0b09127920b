import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { rows } from '#content/exam/speaking-questions.ts';
import SpeakingScreen from '#features/exam/speaking/speaking-screen.tsx';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

function open() {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Router>
          <SpeakingScreen />
        </Router>
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

describe('the page of the speaking game', () => {
  it('SPE-01 QUA-02: its first question is there before the game, and begins with it', async () => {
    const { press } = open();
    expect(screen.getByText('Question 1 of 10')).toBeTruthy();
    expect(screen.getByText(rows[0].question).lang).toBe('nl');
    await press('Show English');
    await press('Start');
    const record = await screen.findByRole('button', { name: 'Start Recording' });
    expect(document.activeElement).toBe(record);
    expect(screen.getByText(rows[0].questionEn)).toBeTruthy();
  });

  it('SPE-02 MEM-01: skipped before the game is there, the question is gone past and logged once', async () => {
    const { platform, press } = open();
    act(() => platform.advance(7000));
    await press('Skip Question');
    const next = await screen.findByRole('heading', { name: /^Question 2:/ });
    expect(document.activeElement).toBe(next);
    act(() => platform.advance(0));
    await waitFor(() => expect(platform.database.events).toHaveLength(1));
    expect(platform.database.events).toMatchObject([
      { itemId: `question:${rows[0].id}`, grade: 'again', durationMs: 7000 },
    ]);
  });
});
