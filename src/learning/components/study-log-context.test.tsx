import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { answered } from '#testing/study-events.ts';
import { StudyLogProvider, useStudyLog } from './study-log-context.tsx';

function Card() {
  const studyLog = useStudyLog();
  const record = () =>
    studyLog.record({
      itemId: 'word:fiets',
      activity: 'flashcard',
      grade: 'good',
      answer: null,
      durationMs: 1,
    });
  return <button onClick={record}>Good</button>;
}

function setUp() {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Card />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}

describe('StudyLogProvider', () => {
  it('MEM-01 MEM-03: waiting answers are saved when the page closes', async () => {
    const { platform, user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Good' }));
    expect(platform.database.events).toHaveLength(0);
    platform.page.hide();
    expect(platform.database.events).toHaveLength(1);
  });

  it('MEM-20: the first answer is noted at once, for the next visit to home', async () => {
    const { platform, user } = setUp();
    expect(HAS_BEGUN.read(platform.storage)).toBe('no');
    await user.click(screen.getByRole('button', { name: 'Good' }));
    expect(HAS_BEGUN.read(platform.storage)).toBe('yes');
  });

  it('MEM-20: answers from before the note are found when the log is read', async () => {
    const platform = createFakePlatform({ database: createFakeDatabase([answered()]) });
    render(
      <PlatformProvider platform={platform}>
        <StudyLogProvider>
          <Card />
        </StudyLogProvider>
      </PlatformProvider>,
    );
    await act(async () => platform.advance(6100));
    await waitFor(() => expect(HAS_BEGUN.read(platform.storage)).toBe('yes'));
  });

  it('MEM-19: well after the start the log is projected, and saved for the next visit', async () => {
    const { platform, user } = setUp();
    for (let press = 0; press < 200; press += 1) {
      await user.click(screen.getByRole('button', { name: 'Good' }));
    }
    await act(async () => platform.advance(0));
    const read = vi.spyOn(platform.database, 'eventsSince');
    await act(async () => platform.advance(5900));
    expect(read).not.toHaveBeenCalled();
    await act(async () => platform.advance(200));
    await waitFor(() => expect(read).toHaveBeenCalled());
    await waitFor(async () => {
      await act(async () => platform.advance(3000));
      expect(platform.database.records.has('snapshots/projection')).toBe(true);
    });
  });

  it.each([
    ['full', /no room left.*You can continue/],
    ['unavailable', /private window.*You can continue/],
    ['failed', /Saving failed.*You can continue/],
  ] as const)('MEM-03: storage that is %s is told once, and the screen goes on', async (failure, text) => {
    const { platform, user } = setUp();
    platform.database.failWith(failure);
    for (let press = 0; press < 2; press += 1) {
      await user.click(screen.getByRole('button', { name: 'Good' }));
      await act(async () => platform.advance(0));
    }
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText('Your answers are not saved')).not.toHaveLength(0);
    expect(screen.getAllByText(text)).toHaveLength(1);
  });
});
