import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import { HomeScreen } from './home-screen.tsx';
import { TodayBlock, type TodayProps } from './today-block.tsx';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/duration.ts';
import { localDay } from '#lib/calendar-day.ts';
import { LEFT_OFF_PUT_AWAY, STUDY_SESSION } from '#storage/session-of-day.ts';
import { createCatalogue, type ItemSource } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { EXAM_DATES, PLAN_STARTS, STUDY_MINUTES } from '#storage/study-values.ts';
import { QUIET_AFTER_MS } from '#components/lazy/lazy-view.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, reviewChange } from '#testing/study-events.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const SOURCES: readonly ItemSource[] = [
  {
    id: 'words',
    banks: [
      {
        prefix: 'word:',
        isPlanned: true,
        topic: () => ({ id: 'home', title: 'At home', link: PATHS.vocabulary }),
        load: () => Promise.resolve([]),
      },
    ],
  },
  {
    id: 'a2-knm',
    banks: [
      {
        prefix: 'question:knm-',
        isPlanned: true,
        topic: () => ({ id: 'work', title: 'Work', link: PATHS.vocabulary }),
        load: () => Promise.resolve([]),
      },
    ],
  },
];
const TOTALS = { words: 350, 'a2-knm': 70 };
const added = (itemId: string): StudyEvent => ({ ...reviewChange('added', `added ${itemId}`, 1), itemId });
/** Known at first sight: it comes back after some days, and by its sound before that. */
const knew = { activity: 'flashcard', grade: 'good' } as const;
const quiz = answered({ id: 'quiz', ...knew, at: NOW - 3 * MINUTE_MS, durationMs: 2 * MINUTE_MS });
/** Review does not ask it. */
const LEFT_OUT = reviewChange('suspended', 'left out', NOW);
const KNM_UNDER_WAY = {
  version: 2,
  value: {
    mode: 'game',
    draw: [{ id: 'knm-one', options: [0, 1, 2] }],
    state: { phase: 'asking', answers: [], endsAt: NOW, perception: null },
  },
};

async function openHome(platform: FakePlatform, sources = SOURCES) {
  const today = lazyCode<TodayProps>(async () => ({
    default: (props) => (
      <TodayBlock {...props} totals={TOTALS} catalogue={createCatalogue(sources, platform)} />
    ),
  }));
  const read = vi.spyOn(platform.database, 'eventsSince');
  await renderPage(platform, <HomeScreen today={today} />);
  if (HAS_BEGUN.read(platform.storage) === 'no') return;
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => platform.advance(0));
  // The games under way are read by code that loads late.
  await act(() => vi.dynamicImportSettled());
  await settlePage();
}

function begun(
  events: readonly StudyEvent[],
  records: Readonly<Record<string, unknown>> = {},
  { now = NOW, dates = {} }: { now?: number; dates?: object } = {},
) {
  const platform = createFakePlatform({
    now,
    database: createFakeDatabase(events),
    storage: { [HAS_BEGUN.key]: 'yes', [EXAM_DATES.key]: JSON.stringify(dates) },
  });
  for (const [key, value] of Object.entries(records)) platform.database.records.set(`sittings/${key}`, value);
  return platform;
}
const readinessLink = () => screen.getByRole('link', { name: /^Am I ready for the exam\?/ });
const NEVER = lazyCode<TodayProps>(() => new Promise(() => undefined));

const never = () => new Promise<never>(() => {});

/** The empty lines that wait for what is looked up. */
const keptRooms = () => screen.queryAllByRole('listitem').filter(({ className }) => className === 'min-h-11');

const examDoors = () => screen.getAllByRole('link').filter((link) => /mock exam/.test(link.textContent));

describe('home', () => {
  it('LNG-03: before anything was studied it says what of the language is there, and in English nothing', async () => {
    const inTurkish = createFakePlatform();
    inTurkish.page.setLanguage('tr');
    await openHome(inTurkish);
    expect(await screen.findByText(/^The first 1,500 words/)).toBeTruthy();
    cleanup();
    await openHome(createFakePlatform());
    expect(screen.queryByText(/^The first 1,500 words/)).toBeNull();
  });

  it('PTH-03 PTH-05 HOME-01: before anything was studied one button begins, with the minutes chosen, and the rest is at the foot', async () => {
    const platform = createFakePlatform();
    await openHome(platform);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/up to A2 and your exam/);
    expect(screen.getByRole('radio', { name: '30' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: '10' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Do you know some Dutch?',
      'Structured Themes',
      'Practise Interactions',
      'Practise Listening',
      'Ready to get started?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(STUDY_SESSION.read(platform.storage)).toMatchObject({ minutes: 10, steps: null });
    expect(location.pathname).toBe(PATHS.session);
  });

  it('PTH-03: a session under way can be gone on with, before anything is read, and a finished one says so', async () => {
    const step = { kind: 'ask', source: 'words', items: ['word:huis'], done: 0, secondsEach: 700 } as const;
    const session = { day: localDay(NOW), minutes: 20, startedAt: NOW, pageOpenedAt: null, steps: [step] };
    const platform = begun([quiz]);
    STUDY_SESSION.write(platform.storage, session);
    await renderPage(platform, <HomeScreen today={NEVER} />);
    expect(screen.getByText('12 minutes left')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(PATHS.session);
    act(() => void STUDY_SESSION.write(platform.storage, { ...session, steps: [{ ...step, done: 1 }] }));
    expect(screen.getByText('Done for today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Do some more' })).toBeTruthy();
  });

  it('MEM-20: three quiet lines: what is due, the exam, and where the person left off, which can be put away', async () => {
    const events = [added('word:huis'), added('word:weg'), quiz];
    const platform = begun(events, {}, { dates: { reading: '2026-12-13' } });
    await openHome(platform);
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review: 4 to go' }).getAttribute('href')).toBe(PATHS.review);
    expect(screen.getByRole('link', { name: 'Reading in 21 days, 13 December' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'At home' }).getAttribute('href')).toBe('/vocabulary');
    expect(screen.getByText('Done today: 1 answer in 2 minutes.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Structured Themes' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(screen.queryByRole('link', { name: 'At home' })).toBeNull();
    cleanup();
    await openHome(reloadPage(platform));
    expect(screen.queryByRole('link', { name: 'At home' })).toBeNull();
  });

  it('MEM-20: where nothing was left off, or it was put away, no room is kept for it', async () => {
    const dates = { reading: '2026-12-13' };
    // The list of words is not there yet.
    const sources: readonly ItemSource[] = [
      { id: 'words', banks: [{ prefix: 'word:', isPlanned: true, load: never }] },
    ];
    const open = (platform: FakePlatform) => openHome(platform, sources);
    await open(begun([], {}, { dates }));
    expect(screen.getByText('No cards to review now.')).toBeTruthy();
    expect(keptRooms()).toEqual([]);
    cleanup();
    await open(begun([quiz], {}, { dates }));
    expect(keptRooms()).toHaveLength(1);
    cleanup();
    const putAway = begun([quiz], {}, { dates });
    LEFT_OFF_PUT_AWAY.write(putAway.storage, 'home');
    await open(putAway);
    expect(keptRooms()).toEqual([]);
  });

  it('MEM-20: no room is kept for a list that isn’t found', async () => {
    await openHome(begun([quiz]), [
      { id: 'words', banks: [{ prefix: 'word:', isPlanned: true, load: async () => [] }] },
    ]);
    await waitFor(() => expect(keptRooms()).toEqual([]));
    expect(screen.getByText('No cards to review now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hide this' })).toBeNull();
  });

  it('MEM-20: after another list was put away, the last one is offered from the next visit on', async () => {
    const platform = begun([quiz]);
    LEFT_OFF_PUT_AWAY.write(platform.storage, 'another list');
    await openHome(platform);
    expect(screen.queryByRole('link', { name: 'At home' })).toBeNull();
    cleanup();
    await openHome(reloadPage(platform));
    expect(screen.getByRole('link', { name: 'At home' })).toBeTruthy();
  });

  it('MEM-20: a game under way comes before the last list', async () => {
    await openHome(begun([{ ...quiz, at: NOW - 2 * DAY_MS }, LEFT_OUT], { 'knm-game': KNM_UNDER_WAY }));
    expect(screen.getByText('No cards to review now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'KNM game, not finished' }).getAttribute('href')).toBe(
      '/knm-game',
    );
    expect(screen.queryByText(/Done today/)).toBeNull();
  });

  it('MEM-20 MOC-04: a mock exam under way can be resumed, a finished one can not', async () => {
    const sat = {
      id: 'a',
      examId: 'knm-1',
      paper: [{ id: 'knm-one', options: [0, 1, 2] }],
      allowance: 'official',
      startedAt: NOW,
      answers: {},
      flagged: [],
      spentMs: {},
      readFragments: [],
    };
    const current = { ...sat, view: { kind: 'overview' }, viewedAt: NOW, endsAt: null, played: {} };
    const past = [{ ...sat, endedAt: NOW, by: 'person' }];
    await openHome(
      begun([quiz], {
        'mock-knm': { version: 1, value: { current, past: [] } },
        'mock-reading': { version: 1, value: { current: null, past } },
      }),
    );
    const link = screen.getByRole('link', { name: /not finished/ });
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'KNM mock exam, not finished',
      '/mock-exam',
    ]);
  });

  it('MEM-20: a game that ended or is damaged can not be resumed', async () => {
    const ended = { version: 2, value: null };
    await openHome(begun([quiz], { 'knm-game': ended, 'reading-game': { version: 2, value: 'noise' } }));
    expect(screen.getByRole('link', { name: 'At home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /not finished/ })).toBeNull();
  });

  it('MEM-20 QUA-18: says that a log can not be read, and still offers something to do', async () => {
    const platform = begun([quiz]);
    platform.database.failWith('failed');
    await openHome(platform);
    expect(screen.getByText(/can’t read your earlier answers/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('MEM-11: links to progress, with how ready the person is once that is known', async () => {
    await openHome(begun([quiz]));
    expect(readinessLink().getAttribute('href')).toBe('/progress');
    expect(readinessLink().textContent).not.toContain('%');
    cleanup();
    const answers = Array.from({ length: 40 }, (_, place) =>
      answered({ id: `knm-${place}`, itemId: `question:knm-${place}`, at: NOW - DAY_MS, grade: 'right' }),
    );
    await openHome(begun(answers));
    expect(readinessLink().textContent).toMatch(/KNM: between \d+ and 100%/);
  });

  it('MEM-20: nothing is drawn below today before it is known, so that nothing moves', async () => {
    await renderPage(begun([quiz]), <HomeScreen today={NEVER} />);
    expect(screen.getByText(/Loading your answers/)).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

describe('the plan on home', () => {
  it('MEM-20 PTH-07: the plan is there as soon as a date is set, before anything was answered', async () => {
    const platform = createFakePlatform({ now: NOW });
    await openHome(platform);
    await userEvent.click(await screen.findByRole('button', { name: 'My exam date' }));
    fireEvent.change(screen.getByLabelText('Exam date'), { target: { value: '2027-01-03' } });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await act(() => vi.dynamicImportSettled());
    await act(async () => platform.advance(0));
    await act(() => vi.dynamicImportSettled());
    await settlePage();
    expect(screen.getByRole('link', { name: 'Exam in 42 days, 3 January 2027' })).toBeTruthy();
    expect(Object.values(EXAM_DATES.read(platform.storage))).toEqual(
      Array.from({ length: 5 }, () => '2027-01-03'),
    );
    expect(screen.queryByRole('button', { name: 'My exam date' })).toBeNull();
  });

  it('MEM-20: a date gives today a share, explained with the figures it comes from', async () => {
    const platform = begun([quiz]);
    await openHome(platform);
    await userEvent.click(screen.getByRole('button', { name: 'My exam date' }));
    fireEvent.change(screen.getByLabelText('Reading'), { target: { value: '2027-01-03' } });
    expect(screen.getByRole('link', { name: 'Reading in 42 days, 3 January 2027' })).toBeTruthy();
    // 349 were open this morning.
    expect(screen.getByRole('link', { name: /^Learn 9 new words/ })).toBeTruthy();
    expect(
      await screen.findByText(/Words: 350 of 350 were not started this morning\. 35 days .*: 10 a day\./),
    ).toBeTruthy();
    // Exam tasks wait for words (PTH-07), and it says so rather than that the day has no time.
    fireEvent.change(screen.getByLabelText('KNM'), { target: { value: '2027-01-03' } });
    expect(
      screen.getByText(/^KNM game: .*\. It begins when you know 120 words, or 21 days before KNM\.$/),
    ).toBeTruthy();
    expect(screen.queryByText(/^KNM game: .* Today has time/)).toBeNull();
    fireEvent.change(screen.getByLabelText('KNM'), { target: { value: '2026-11-25' } });
    expect(
      screen.getByText(/you have not done a mock exam yet. Do that first: it takes 45 minutes/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a mock exam: KNM' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('When is your exam?')).toBeNull();
    expect(EXAM_DATES.read(platform.storage)).toEqual({ 'a2-reading': '2027-01-03', 'a2-knm': '2026-11-25' });
  });

  it('MEM-20 MOC-04: shortly before an exam, a mock exam under way is gone on with, and not called missing', async () => {
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
    const underWay = { 'mock-knm': { version: 1, value: { current, past: [] } } };
    await openHome(begun([quiz], underWay, { dates: { knm: '2026-11-25' } }));
    expect(screen.getByText(/^KNM is soon, and your mock exam is not finished\./)).toBeTruthy();
    expect(screen.queryByText(/have not done a mock exam/)).toBeNull();
    expect(examDoors().map(({ textContent }) => textContent)).toEqual(['KNM mock exam, not finished']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(examDoors().map(({ textContent }) => textContent)).toEqual(['Continue: KNM mock exam']);
    expect(examDoors()[0]?.getAttribute('href')).toBe('/mock-exam');
    cleanup();
    // Another part is near too: what is under way is finished first.
    await openHome(begun([quiz], underWay, { dates: { reading: '2026-11-25', knm: '2026-11-25' } }));
    expect(screen.getByText(/^KNM is soon, and your mock exam is not finished\./)).toBeTruthy();
    expect(screen.queryByText(/Do that first/)).toBeNull();
    cleanup();
    // An ordinary day, with that mock exam in its plan.
    await openHome(begun([quiz], underWay, { dates: { knm: '2026-12-10' } }));
    expect(examDoors().map(({ textContent }) => textContent)).toEqual(['KNM mock exam, not finished']);
    expect(screen.queryByText(/^Today: a mock exam/)).toBeNull();
    expect(screen.getByText(/^Continue: KNM mock exam\. It shows which parts/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(examDoors().map(({ textContent }) => textContent)).toEqual(['Continue: KNM mock exam']);
  });

  it('MEM-20: the day before an exam, who did no mock exam reads so once', async () => {
    const day = '2026-11-23';
    const dates = { reading: day, listening: day, writing: day, speaking: day, knm: day };
    await openHome(begun([quiz], {}, { dates }));
    expect(screen.getAllByText(/have not done a mock exam yet/)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Choose a mock exam/ })).toHaveLength(1);
  });

  it('MEM-20: the share shrinks with what was done, and says when it is done', async () => {
    const learned = Array.from({ length: 10 }, (_, index) =>
      answered({ id: `done-${index}`, itemId: `word:nummer${index}`, ...knew, at: NOW - index * 1000 }),
    );
    await openHome(begun(learned, {}, { dates: { reading: '2027-01-03' } }));
    expect(screen.getByText('Done: 10 new words')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'New today: done' })).toBeTruthy();
    cleanup();
    // More than the share: as many as the end of the session says.
    const more = answered({ id: 'more', itemId: 'word:nummer', ...knew, at: NOW });
    await openHome(begun([...learned, more], {}, { dates: { reading: '2027-01-03' } }));
    expect(screen.getByText('Done: 11 new words')).toBeTruthy();
  });

  it('MEM-20: ten missed days are spread over the rest, without reproach', async () => {
    const later = { now: NOW + 10 * DAY_MS, dates: { reading: '2027-01-03' } };
    await openHome(begun([quiz, LEFT_OUT], {}, later));
    // 349 over 25 days.
    expect(screen.getByRole('link', { name: /^Learn 14 new words/ })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/missed|behind|late\b|should have/);
  });

  it('MEM-20: after the date of a part it wishes well and asks once for a new date', async () => {
    const dates = { knm: '2026-11-20', reading: '2027-01-03' };
    const platform = begun([quiz], {}, { dates });
    await openHome(platform);
    expect(screen.getByText(/^You had KNM on 20 November\. We hope that it went well/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Set a new date' }));
    fireEvent.change(screen.getByLabelText('KNM'), { target: { value: '2026-12-18' } });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('link', { name: 'KNM in 26 days, 18 December' })).toBeTruthy();
    cleanup();
    await openHome(begun([quiz], {}, { dates }));
    await userEvent.click(screen.getByRole('button', { name: 'No new date' }));
    expect(screen.queryByText(/went well/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your plan' })).toBeTruthy();
  });

  it('MEM-20: on the day it wishes luck until the evening, and does not suggest a mock exam', async () => {
    const dates = { knm: '2026-11-22' };
    await openHome(begun([quiz], {}, { dates }));
    expect(screen.getByText(/KNM is today.*Good luck!/)).toBeTruthy();
    expect(screen.queryByText(/mock exam/)).toBeNull();
    cleanup();
    await openHome(begun([quiz], {}, { dates, now: NOW + 9 * HOUR_MS }));
    expect(screen.getByText('KNM was today. We hope that it went well.')).toBeTruthy();
    expect(screen.queryByText(/Good luck/)).toBeNull();
  });

  it('PTH-07: a day with a mock exam says so beside the button', async () => {
    await openHome(begun([quiz], {}, { dates: { knm: '2026-12-10' } }));
    expect(screen.getByText('Today: a mock exam in KNM, 45 minutes')).toBeTruthy();
  });

  it('PTH-01 MEM-20: who set a date before anything was studied is asked what they know; all parts on one day are one exam', async () => {
    const day = '2026-11-22';
    const dates = { reading: day, listening: day, writing: day, speaking: day, knm: day };
    await openHome(begun([], {}, { dates }));
    expect(screen.getByRole('heading', { name: 'Do you know some Dutch?' })).toBeTruthy();
    expect(screen.getByText(/^Your exam is today/)).toBeTruthy();
    cleanup();
    await openHome(begun([quiz], {}, { dates }));
    expect(screen.queryByRole('heading', { name: 'Do you know some Dutch?' })).toBeNull();
  });

  it('MEM-20: the minutes of the plan are the sum of its lines, and shrink as these are done', async () => {
    const learned = Array.from({ length: 10 }, (_, index) =>
      answered({ id: `done-${index}`, itemId: `word:nummer${index}`, ...knew, at: NOW - index * 1000 }),
    );
    const dates = { reading: '2027-01-03', knm: '2027-01-03' };
    await openHome(begun([quiz], {}, { dates }));
    expect(screen.getByRole('heading', { name: 'New today, about 4 minutes' })).toBeTruthy();
    cleanup();
    await openHome(begun(learned, {}, { dates }));
    expect(screen.getByRole('heading', { name: 'New today: done' })).toBeTruthy();
  });

  it('MEM-20: the start of a plan is saved for its date, and another date starts it again', async () => {
    const platform = begun([quiz], {}, { dates: { knm: '2026-12-18' } });
    await openHome(platform);
    expect(PLAN_STARTS.read(platform.storage)).toEqual({
      'a2-knm': { exam: '2026-12-18', since: '2026-11-22' },
    });
    const late = begun([quiz, LEFT_OUT], {}, { dates: { knm: '2026-12-18' }, now: NOW + 18 * DAY_MS });
    PLAN_STARTS.write(late.storage, { 'a2-knm': { exam: '2026-12-18', since: '2026-11-22' } });
    cleanup();
    await openHome(late);
    // Eight days before the exam the first mock exam comes before all other work (PTH-07).
    expect(screen.getByRole('link', { name: 'Do a mock exam in KNM, 45 minutes' })).toBeTruthy();
  });

  it('MEM-20: a line of the plan names the topic it starts, and links there', async () => {
    // Three weeks before, questions come also without words, and beside a mock exam (PTH-07).
    const platform = begun([quiz], {}, { dates: { knm: '2026-12-13' } });
    STUDY_MINUTES.write(platform.storage, 120);
    await openHome(platform);
    const line = screen.getByRole('link', { name: /^Answer \d+ KNM questions.*minute/ });
    expect(line.textContent).not.toContain('Work');
    act(() => platform.advance(QUIET_AFTER_MS));
    await settlePage();
    expect(line.textContent).toContain('Work');
  });

  it('PTH-02 MEM-20: the line for words leads to as many new words as it names', async () => {
    await openHome(begun([quiz], {}, { dates: { reading: '2027-01-03' } }));
    fireEvent.click(screen.getByRole('link', { name: /^Learn 9 new words.*minute/ }));
    expect(history.state).toMatchObject({ view: { kind: 'next', count: 9 } });
  });
});
