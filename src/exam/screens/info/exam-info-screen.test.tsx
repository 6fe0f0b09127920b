import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import ExamInfoScreen from './exam-info-screen.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

/** The figures of a card: this app's own, then DUO's. */
function figuresOf(title: string): string[][] {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  if (card === null) throw new Error(`no card ${title}`);
  return [...card.querySelectorAll('dl > div')].map((column) =>
    [...column.querySelectorAll('dd')].map(({ textContent }) => textContent),
  );
}

describe('the exam information', () => {
  beforeEach(async () => {
    await renderPage(createFakePlatform(), <ExamInfoScreen />);
  });

  it('EXM-01 EXM-03: five cards with the practice figures next to the official ones', () => {
    expect(screen.getByRole('heading', { name: 'A2 Inburgering Information' })).toBeTruthy();
    const none = 'no pass mark published';
    expect(figuresOf('Reading')).toEqual([
      ['65 min', '30 questions', '18+ correct'],
      ['65 min', '25 questions', none],
    ]);
    expect(figuresOf('Writing')).toEqual([
      ['90 min', '3 tasks', '18+ points'],
      ['40 min', '4 tasks', none],
    ]);
    expect(figuresOf('Listening')).toEqual([
      ['30 min', '30 questions', '18+ correct'],
      ['45 min', '25 questions', none],
    ]);
    expect(figuresOf('Speaking')).toEqual([
      ['15 min', '3 tasks', '18+ points'],
      ['35 min', '16 tasks', none],
    ]);
    expect(figuresOf('KNM')).toEqual([
      ['45 min', '30 questions', '18+ correct'],
      ['45 min', '40 questions', none],
    ]);
  });

  it('EXM-03: says whose figures they are and when they were checked; links leave only when pressed', () => {
    expect(screen.getByText(/the format of this app, not DUO’s/)).toBeTruthy();
    const sources = within(screen.getByRole('region', { name: 'Official sources' }));
    expect(sources.getByText('4 October 2026')).toBeTruthy();
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: /\(new tab\)$/ })) {
      expect(link.rel).toContain('noreferrer');
      expect(link.href).toMatch(
        /^https:\/\/(www\.inburgeren\.nl|www\.duo\.nl|www\.staatsexamensnt2\.nl|ind\.nl|www\.naarnederland\.nl)\//,
      );
    }
  });

  it('EXM-03: PVT, MAP, ONA, the Z route, B1 and the exam abroad are told with their month, each with its page', () => {
    const panel = screen.getByRole('heading', { name: 'Other parts and other exams' }).closest('section');
    if (panel === null) throw new Error('no panel');
    expect(panel.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d{2}$/);
    const parts = [...panel.querySelectorAll('details')];
    expect(parts.map((part) => part.querySelector('summary')?.textContent.split(':')[0])).toEqual([
      'PVT',
      'MAP',
      'ONA',
      'The Z route',
      'B1',
      'The exam abroad, before you come',
    ]);
    for (const part of parts) expect(part.querySelectorAll('a[href^="https://"]')).toHaveLength(1);
  });

  it('MOC-12: distinguishes game, practice exam and official format, which is in the room of the part', () => {
    const card = screen.getByRole('heading', { name: 'KNM' }).closest('li');
    const links = [...(card?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
    expect(card?.textContent).toContain('Mock exams in this format are under “KNM exam”.');
    expect(links).toEqual(['KNM exam', 'KNM game', 'KNM practice exam']);
  });

  it('EXM-02: the chances are called a rough guess, and all five sections must be passed', () => {
    const panel = screen.getByRole('heading', { name: 'Success probability' }).closest('section');
    expect([...(panel?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '95%23-25 correct',
      '65%18-22 correct',
      '35%13-17 correct',
      '15%0-12 correct',
    ]);
    expect(panel?.textContent).toContain('A guess by this app, not by DUO');
    expect(screen.getByText('All 5 sections must be passed for the certificate.')).toBeTruthy();
    expect(screen.getByText(/Some people need more parts/)).toBeTruthy();
  });

  it('EXM-02: five ways to the games', () => {
    expect(
      screen
        .getAllByRole<HTMLAnchorElement>('link', { name: /game$/ })
        .map((link) => [link.textContent, new URL(link.href).pathname]),
    ).toEqual([
      ['Reading game', '/reading-game'],
      ['Writing game', '/writing-game'],
      ['Listening game', '/listening-game'],
      ['Speaking game', '/speaking-game'],
      ['KNM game', '/knm-game'],
    ]);
  });

  it('EXM-09: each card leads to the room of its part', () => {
    expect(
      screen
        .getAllByRole<HTMLAnchorElement>('link', { name: / exam$/ })
        .map((link) => new URL(link.href).pathname)
        .filter((path) => path.startsWith('/exam/')),
    ).toEqual(['/exam/reading', '/exam/writing', '/exam/listening', '/exam/speaking', '/exam/knm']);
  });

  it('EXM-03: PVT, MAP, ONA and B1 are told in short, each with the page that knows more', () => {
    for (const name of [/^PVT/u, /^MAP/u, /^ONA/u, /^B1/u]) {
      const item = screen.getByText(name, { selector: 'summary' }).closest('li');
      if (item === null) throw new Error(`no part ${name}`);
      expect(within(item).getAllByRole('link', { hidden: true })).toHaveLength(1);
    }
  });
});
