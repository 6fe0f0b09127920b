import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { rows } from '#content/exam/writing-tasks.ts';
import WritingScreen from '#features/exam/writing/writing-screen.tsx';
import { PlatformProvider } from '#shared/platform-context.tsx';
import { StudyLogProvider } from '#shared/study-log/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

it('WRI-01 QUA-02: the first task is there before the game, and its time begins with the sheet', async () => {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Router>
          <WritingScreen />
        </Router>
      </StudyLogProvider>
    </PlatformProvider>,
  );
  expect(screen.getByText('Task 1 of 4')).toBeTruthy();
  expect(screen.getByRole('heading', { name: rows[0].title }).lang).toBe('nl');
  expect(screen.queryByRole('timer')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  const sheet = await screen.findByRole('textbox', { name: 'Your text' });
  expect(document.activeElement).toBe(sheet);
  expect(screen.getByRole('timer').textContent).toBe('30:00');
});
