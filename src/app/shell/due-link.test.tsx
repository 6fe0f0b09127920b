import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import DueLink from './due-link.tsx';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { listeningOff } from '#learning/listening-off.ts';
import { NEW_CARDS_A_DAY } from '#storage/study-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, reviewChange } from '#testing/study-events.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const added = (itemId: string): StudyEvent => ({ ...reviewChange('added', `added ${itemId}`, 1), itemId });
const many = (count: number) => Array.from({ length: count }, (_, index) => added(`word:nummer${index}`));

async function setUp(events: readonly StudyEvent[]) {
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase(events) });
  const read = vi.spyOn(platform.database, 'eventsSince');
  await renderPage(platform, <DueLink />);
  await waitFor(() => expect(read).toHaveBeenCalled());
  const pass = async (ms: number) => {
    await act(async () => platform.advance(ms));
    await settlePage();
  };
  await pass(0);
  return { platform, pass };
}
const link = (name?: string) => screen.queryByRole('link', name === undefined ? {} : { name });

describe('the number due in the header', () => {
  it('MEM-05 MEM-20: shows the number of waiting cards and links to review; nothing if none wait', async () => {
    await setUp([added('word:huis'), added('word:weg')]);
    expect(screen.getByRole('link', { name: 'Review: 4 to go' }).getAttribute('href')).toBe('/review');
  });

  it('MEM-20: is not there with an empty log, nor when all was done', async () => {
    await setUp([]);
    expect(link()).toBeNull();
  });

  it('MEM-07: follows the limits, not the clock: cards being learned count before their minutes are over', async () => {
    const again = answered({ itemId: 'word:fiets', activity: 'review', grade: 'again', at: NOW - 1000 });
    const { platform, pass } = await setUp([...many(14), again]);
    // The card being learned was started today, too.
    expect(link('Review: 30 to go')).not.toBeNull();
    await pass(2 * MINUTE_MS);
    expect(link('Review: 30 to go')).not.toBeNull();
    act(() => void NEW_CARDS_A_DAY.write(platform.storage, 5));
    await pass(2 * SECOND_MS);
    expect(link('Review: 10 to go')).not.toBeNull();
  });

  it('MEM-05 MEM-20: does not count what review leaves out today for somebody who can’t listen', async () => {
    const knew = answered({ activity: 'flashcard', grade: 'good', at: NOW - DAY_MS });
    const { platform, pass } = await setUp([knew]);
    expect(link('Review: 2 to go')).not.toBeNull();
    act(() => listeningOff(platform).setState(NOW));
    await pass(SECOND_MS);
    // The card after it is asked instead; with that one known too nothing would be left.
    expect(link('Review: 2 to go')).not.toBeNull();
    const log = [
      knew,
      answered({ id: 'heard', card: 'heard', activity: 'review', grade: 'again', at: NOW - 1000 }),
    ];
    const { platform: other, pass: passOther } = await setUp(log);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    act(() => listeningOff(other).setState(NOW));
    await passOther(SECOND_MS);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('MEM-20 QUA-04: a long log is projected in pieces, with the same result', async () => {
    const long = Array.from({ length: 2000 }, (_, index) =>
      answered({
        id: `long-${index}`,
        itemId: `word:nummer${index % 40}`,
        activity: 'quiz',
        grade: index < 40 ? 'wrong' : 'right',
        at: NOW - 300 * DAY_MS + index * 1000,
      }),
    );
    const { pass } = await setUp(long);
    expect(link()).toBeNull();
    for (let piece = 0; piece < 10; piece += 1) await pass(0);
    expect(link()).not.toBeNull();
  });
});
