import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ProgressScreen from './progress-screen.tsx';
import { rows as KNM } from '#content/exam/knm-questions.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { readEntryState } from '#browser/history/app-history.ts';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakeFiles } from '#testing/fake-files.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { publicFiles } from '#testing/public-files.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const NOW = Date.UTC(2027, 2, 31, 12);

let count = 0;
function answer(itemId: string, daysAgo: number, changes: Partial<StudyEvent & { kind: 'answered' }> = {}) {
  count += 1;
  return answered({
    id: `a${count}`,
    itemId,
    at: NOW - daysAgo * DAY_MS + count,
    activity: 'game',
    durationMs: MINUTE_MS,
    ...changes,
  });
}

async function setUp(events: readonly StudyEvent[], database = createFakeDatabase(events)) {
  const platform = createFakePlatform({
    now: NOW,
    database,
    files: { ...createFakeFiles(), readText: (path) => publicFiles().files.readText(path) },
  });
  await renderPage(platform, <ProgressScreen />);
  await waitFor(() => expect(screen.queryByText(/Loading your answers/)).toBeNull());
  return { platform, user: userEvent.setup() };
}

const part = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

describe('progress', () => {
  it('MEM-10: without answers it says how to begin, and draws no empty charts', async () => {
    await setUp([]);
    expect(screen.getByText(/Nothing to show yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a word list' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /game$/ }).map(({ textContent }) => textContent)).toEqual([
      'KNM game',
      'Listening game',
    ]);
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('MEM-10 MEM-12: days, minutes and the streak that forgives a day off, with a table behind the bars', async () => {
    const days = [0, 1, 3, 4].flatMap((daysAgo) => [
      answer('word:afspraak', daysAgo, { grade: 'good' }),
      answer('word:huis', daysAgo, { grade: 'good', durationMs: 60 * MINUTE_MS }),
      // Less than half a minute: at the end of a session and on home it is none either.
      answer('word:boek', daysAgo, { grade: 'good', durationMs: 20 * SECOND_MS }),
    ]);
    await setUp(days);
    const section = part('Your days');
    const figure = (name: string) => within(section).getByText(name).parentElement?.textContent;
    expect(figure('Days studied')).toBe('Days studied4');
    expect(figure('Days in a row')).toBe('Days in a row4');
    // A minute, and three of the idle hour; the sum of the days below.
    expect(figure('In all')).toBe('In all16 min');
    const table = within(section).getByRole('table', { hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows[1]?.textContent).toBe('Wed 31 Mar433');
    expect(rows[3]?.textContent).toBe('Mon 29 Mar000');
  });

  it('MEM-10: words by state, with the rule', async () => {
    await setUp([
      answer('word:afspraak', 3, { grade: 'good' }),
      answer('word:afspraak', 1, { grade: 'good' }),
      answer('word:huis', 1, { grade: 'again' }),
    ]);
    const section = part('Your words');
    expect(within(section).getByText('Known:', { exact: false, selector: 'li' }).textContent).toBe(
      'Known: 1',
    );
    expect(within(section).getByText('Learning:', { exact: false, selector: 'li' }).textContent).toBe(
      'Learning: 1',
    );
    expect(section.textContent).toContain(
      'known the first time, or right on two different days, with no mistake since',
    );
  });

  it('MEM-10: the weakest topics link to their own practice', async () => {
    const words = ['voornaam', 'achternaam', 'geboortedatum', 'adres'].map((id) => `word:${id}`);
    const { platform, user } = await setUp([
      ...words.map((id) => answer(id, 1, { grade: 'again' })),
      ...[1, 2, 3, 4, 5, 6].map((hour) =>
        answer(`question:clock-${hour}-30`, 1, { grade: hour > 4 ? 'wrong' : 'right' }),
      ),
    ]);
    const section = part('What to practise');
    const titles = () => within(section).queryAllByRole('heading', { level: 3 });
    // A long file is read piece by piece.
    const waited = async () => {
      act(() => platform.advance(100));
      await settlePage();
      return titles().map(({ textContent }) => textContent);
    };
    await expect
      .poll(waited, { timeout: 5000 })
      .toEqual(['Who Are You? / Personal Details', 'Telling the time']);
    expect(within(section).getByRole('progressbar', { name: '4 of 6 answers right' })).toBeTruthy();
    const links = within(section).getAllByRole('link', { name: /^Practise this/ });
    expect(links.at(-1)?.getAttribute('href')).toBe('/misc#time-practice');
    const list = links[0];
    if (list === undefined) throw new Error('no topic');
    await user.click(list);
    expect(readEntryState().view).toMatchObject({ kind: 'cards', filter: 'all', card: 0 });
  });

  it('MEM-10 MOC-13: a weak topic of listening leads to calm practice of it, including mistakes in an exam', async () => {
    const inExam = LISTENING_EXAM_FRAGMENTS.flat()
      .flatMap(({ questions }) => questions)
      .filter(({ skill }) => skill === 'number')
      .map(({ id }) => answer(`question:${id}`, 1, { grade: 'wrong' }));
    const { user } = await setUp(inExam);
    const section = part('What to practise');
    const link = await within(section).findByRole('link', {
      name: 'Practise this: Listening: Find a time, a day or a number',
    });
    expect(link.getAttribute('href')).toBe('/listening-game');
    await user.click(link);
    expect(readEntryState().view).toEqual({ kind: 'calm', theme: null, skill: 'number' });
  });

  it('MEM-10: the last mistakes say what was right and why, and can be put into review', async () => {
    const [first] = KNM;
    await setUp([answer(`question:${first.id}`, 1, { grade: 'wrong', answer: first.options[2] })]);
    const section = part('Your last mistakes');
    const mistake = (await within(section).findByText(first.question)).closest('li') ?? document.body;
    expect(mistake.textContent).toContain(`Your answer: ${first.options[2]}`);
    expect(
      within(mistake)
        .getByText(first.options[first.correct] ?? '')
        .getAttribute('lang'),
    ).toBe('nl');
    expect(mistake.textContent).toContain(first.explanation.replaceAll('*', ''));
    expect(await within(mistake).findByRole('button', { name: /^In review/ })).toBeTruthy();
  });

  it('MEM-11: readiness is a range with its number of answers, or the number still missing', async () => {
    await setUp([
      ...KNM.map(({ id }, place) => answer(`question:${id}`, 1, { grade: place < 24 ? 'right' : 'wrong' })),
      answer('question:listening-doctor-today', 1),
    ]);
    const section = part('Ready for the exam?');
    const card = (name: string) =>
      within(section).getByRole('heading', { name, level: 3 }).closest('li') ?? document.body;
    expect(await within(card('KNM')).findByText(/^Between \d+ and \d+%$/)).toBeTruthy();
    expect(card('KNM').textContent).toContain('From 30 answers to 30 different questions.');
    expect(card('Listening').textContent).toContain(
      'Only 1 different question yet: too few to tell. 19 more',
    );
    expect(card('Speaking').textContent).toContain('No answers yet');
    expect(section.textContent).toContain('DUO does not say how many right answers you need to pass');
    expect(section.textContent?.match(/%/g)).toHaveLength(2);
  });

  it('MEM-11 MOC-04: a mock exam under way is told with its part, and can be gone on with', async () => {
    const current = {
      id: 'a',
      examId: 'knm',
      paper: [{ id: 'knm-one', options: [0, 1, 2] }],
      allowance: 'official',
      startedAt: NOW,
      answers: {},
      flagged: [],
      spentMs: {},
      readFragments: [],
      view: { kind: 'overview' },
      viewedAt: NOW,
      endsAt: null,
      played: {},
    };
    const database = createFakeDatabase([answer('word:afspraak', 1)]);
    database.records.set('sittings/mock-knm', { version: 1, value: { current, past: [] } });
    await setUp([], database);
    const section = part('Ready for the exam?');
    expect(within(section).getByText('A mock exam is not finished.').closest('li')?.textContent).toMatch(
      /^KNM/,
    );
    expect(within(section).getByRole('link', { name: /^Continue/ }).textContent).toBe(
      'Continue: KNM mock exam',
    );
  });

  it('MEM-10 MEM-12: the reviews of the coming month, with a table', async () => {
    const { platform } = await setUp([answer('word:afspraak', 1, { grade: 'again', activity: 'review' })]);
    act(() => platform.advance(1000));
    const section = part('The coming 30 days');
    const rows = within(section).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(31);
    expect(rows[1]?.textContent).toBe('Today1');
  });
});
