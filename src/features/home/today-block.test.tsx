import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StudyEvent } from '#domain/memory/study-event.ts';
import { HomeScreen, type TodayProps } from '#features/home/home-screen.tsx';
import { TodayBlock } from '#features/home/today-block.tsx';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import { createCatalogue, type Bank } from '#services/catalogue/catalogue.ts';
import { PATHS } from '#services/paths.ts';
import { HAS_BEGUN } from '#services/storage/device-values.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, reviewChange } from '#testing/study-events.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const BANKS: readonly Bank[] = [
  {
    prefix: 'word:',
    topic: () => ({ id: 'home', title: 'At home', page: PATHS.vocabulary }),
    load: () => Promise.resolve([]),
  },
];
const added = (itemId: string): StudyEvent => ({ ...reviewChange('added', `added ${itemId}`, 1), itemId });
const quiz = answered({ id: 'quiz', at: NOW - 3 * MINUTE_MS, durationMs: 2 * MINUTE_MS });
const KNM_UNDER_WAY = {
  version: 1,
  value: {
    draw: [{ id: 'knm-one', options: [0, 1, 2] }],
    state: { phase: 'asking', answers: [], endsAt: NOW, perception: null },
  },
};

async function openHome(platform: FakePlatform) {
  const today = lazyCode<TodayProps>(async () => ({
    default: (props) => <TodayBlock {...props} catalogue={createCatalogue(BANKS, platform)} />,
  }));
  const read = vi.spyOn(platform.database, 'eventsSince');
  await renderPage(platform, <HomeScreen today={today} />);
  if (HAS_BEGUN.read(platform.storage) === 'no') return;
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => platform.advance(0));
  await settlePage();
}

function begun(events: readonly StudyEvent[], records: Readonly<Record<string, unknown>> = {}) {
  const platform = createFakePlatform({
    now: NOW,
    database: createFakeDatabase(events),
    storage: { [HAS_BEGUN.key]: 'yes' },
  });
  for (const [key, value] of Object.entries(records)) platform.database.records.set(`sittings/${key}`, value);
  return platform;
}
const buttons = () =>
  screen.getAllByRole('link').filter(({ className }) => className.includes('bg-brand text-brand-ink'));

describe('home', () => {
  it('MEM-20 HOME-01: whoever has not begun finds what the app is for, three short ways to begin, and one first', async () => {
    await openHome(createFakePlatform());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/up to A2 and your exam/);
    const ways = screen.getByRole('heading', { name: 'Three short ways to begin' }).parentElement;
    expect(within(ways ?? document.body).getAllByRole('link')).toHaveLength(3);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Learn ten words']);
  });

  it('MEM-20: says what is due, where one was and what was done today, with one button that begins', async () => {
    await openHome(begun([added('word:huis'), added('word:weg'), quiz]));
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Review 2 cards']);
    expect(screen.getByText('2 of them are new.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'At home' }).getAttribute('href')).toBe('/vocabulary');
    expect(screen.getByText('Done today: 1 answer in 2 minutes.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Structured Themes' })).toBeTruthy();
  });

  it('MEM-20: with nothing due it leads to something new; a game that was begun comes before the last list', async () => {
    await openHome(begun([{ ...quiz, at: NOW - 2 * DAY_MS }], { 'knm-game': KNM_UNDER_WAY }));
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Learn new words']);
    expect(screen.getByRole('link', { name: 'KNM game, not finished' }).getAttribute('href')).toBe(
      '/knm-game',
    );
    expect(screen.queryByRole('link', { name: 'At home' })).toBeNull();
    expect(screen.queryByText(/Done today/)).toBeNull();
  });

  it('MEM-20: a game that was ended, and one that is damaged, are no place to go on at', async () => {
    const ended = { version: 1, value: null };
    await openHome(begun([quiz], { 'knm-game': ended, 'reading-game': { version: 1, value: 'noise' } }));
    expect(screen.getByRole('link', { name: 'At home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /not finished/ })).toBeNull();
  });

  it('MEM-20 QUA-18: a log that can not be read is told, and there is something to do', async () => {
    const platform = begun([quiz]);
    platform.database.failWith('failed');
    await openHome(platform);
    expect(screen.getByText(/can’t read what you studied before/)).toBeTruthy();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Learn new words']);
  });

  it('MEM-20: nothing stands below the day before it is known, so that nothing moves', async () => {
    const never = lazyCode<TodayProps>(() => new Promise(() => undefined));
    await renderPage(begun([quiz]), <HomeScreen today={never} />);
    expect(screen.getByText(/Looking up what you studied/)).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
