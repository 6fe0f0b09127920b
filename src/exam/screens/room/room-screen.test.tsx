import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { KNM } from '#exam/a2/knm.ts';
import { READING } from '#exam/a2/reading.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import type { ExamPart } from '#exam/part.ts';
import { readEntryState } from '#browser/history/app-history.ts';
import { localDay } from '#lib/calendar-day.ts';
import { DAY_MS } from '#lib/duration.ts';
import { officialExamIds } from '#exam/screens/mock/exam-list.ts';
import { chosenExams } from '#storage/choose-sittings.ts';
import { entriesOf } from '#storage/part-sittings.ts';
import { EXAM_DATES } from '#storage/study-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';
import { roomScreen } from './room-screen.tsx';
import { inEnglish } from '#testing/in-english.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const QUESTIONS = READING_EXAM_TEXTS[0]?.flatMap(({ questions }) => questions) ?? [];

/** A reading exam that was handed in some days ago, with so many right answers. */
function sat(examId: string, right: number, daysAgo: number) {
  const endedAt = NOW - daysAgo * DAY_MS;
  const answers = Object.fromEntries(
    QUESTIONS.map(({ id, correct }, place) => [id, place < right ? correct : (correct + 1) % 3]),
  );
  const sitting = {
    id: `${examId} ${daysAgo}`,
    examId,
    startedAt: endedAt - 60_000,
    endedAt,
    by: 'person',
    allowance: 'official',
    paper: QUESTIONS.map(({ id, options }) => ({ id, options: options.map((_, place) => place) })),
    answers,
    flagged: [],
    spentMs: {},
    readFragments: [],
  };
  const events = QUESTIONS.map(({ id }, place) =>
    answered({
      id: `${sitting.id} ${id}`,
      itemId: `question:${id}`,
      at: endedAt,
      grade: place < right ? 'right' : 'wrong',
      activity: 'mock-exam',
    }),
  );
  return { sitting, events };
}

/** The same exam while it is under way, without a clock. */
function underWay(examId: string) {
  const { endedAt: _endedAt, by: _by, ...sitting } = sat(examId, 3, 0).sitting;
  return {
    ...sitting,
    allowance: 'untimed',
    endsAt: null,
    view: { kind: 'question', place: 0 },
    viewedAt: sitting.startedAt,
    played: {},
  };
}

async function openRoom(
  part: ExamPart,
  past: readonly ReturnType<typeof sat>[] = [],
  daysLeft: number | null = null,
  current: ReturnType<typeof underWay> | null = null,
) {
  const database = createFakeDatabase(past.flatMap(({ events }) => events));
  if (past.length > 0 || current !== null)
    await database.commit({
      put: [
        {
          store: 'sittings',
          key: chosenExams(part).key,
          value: { version: 1, value: { current, past: past.map(({ sitting }) => sitting) } },
        },
      ],
    });
  const platform = createFakePlatform({ database, now: NOW });
  if (daysLeft !== null) EXAM_DATES.write(platform.storage, { [part.id]: localDay(NOW + daysLeft * DAY_MS) });
  const Room = roomScreen(part);
  await renderPage(platform, <Room />);
  await screen.findByRole('heading', { name: inEnglish(part.phrases.practise) });
  return platform;
}

const follow = (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  return { path: location.pathname, view: readEntryState().view };
};

beforeEach(() => history.replaceState(null, '', '/'));

describe('the room of a part', () => {
  it('EXM-09: at first it says how to begin, what can be practised and how the exam works', async () => {
    await openRoom(READING);
    expect(screen.getByRole('link', { name: 'Set the day of your exam' }).getAttribute('href')).toBe(
      '/settings',
    );
    expect(screen.queryByRole('heading', { name: 'Your results' })).toBeNull();
    const exams = screen.getByRole('region', { name: 'Mock exams' });
    expect(within(exams).getAllByRole('heading', { level: 3 })).toHaveLength(READING.mock.exams);
    expect(document.body.textContent).toContain('65 minutes, 25 questions');
    expect(follow('Practise reading')).toEqual({
      path: '/reading-game',
      view: { kind: 'calm', theme: null },
    });
  });

  it('EXM-09 MOC-04: while an exam is under way it is resumed, and no other can be opened', async () => {
    await openRoom(READING, [], null, underWay('reading-2'));
    await screen.findByText('One exam at a time: hand yours in first, then you can open another.');
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    const rows = within(screen.getByRole('region', { name: 'Mock exams' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Exam 1Not done yet',
      'Exam 2Not finishedContinue: Exam 2',
      'Exam 3Not done yet',
      'Exam 4Not done yet',
    ]);
    expect(follow('Continue: Exam 2').view).toEqual({ kind: 'part', part: READING.slug });
    expect(follow('Continue your mock exam')).toEqual({
      path: '/mock-exam',
      view: { kind: 'part', part: READING.slug },
    });
  });

  it('EXM-09 MOC-14: after an exam below the norm it leads to what was missed most, with other questions', async () => {
    await openRoom(READING, [sat('reading-1', 7, 2)], 5);
    expect(document.body.textContent).toContain('Last mock exam: 7 of 25 right, not enough yet');
    expect(document.body.textContent).toContain('in 5 days');
    const [step] = screen.getAllByRole('link', { name: /^Practise: .+$/ });
    act(() => step?.click());
    const [path, view] = [location.pathname, readEntryState().view];
    expect(path).toBe('/reading-game');
    expect(view).toMatchObject({ kind: 'calm', theme: null });
    expect(view).toHaveProperty('skill');
  });

  it('EXM-09 MOC-11: results come newest first, with their trend, and each opens to be read or printed', async () => {
    await openRoom(READING, [sat('reading-1', 12, 9), sat('reading-2', 20, 1)]);
    const results = screen.getByRole('region', { name: 'Your results' });
    expect(results.textContent).toContain('Better than the last time.');
    const bars = within(results).getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-label')?.replace(/,.*:/, ':'))).toEqual([
      'Exam 2: 20 of 25 right, enough',
      'Exam 1: 12 of 25 right, not enough yet',
    ]);
    const [first] = within(results).getAllByRole('link');
    act(() => first?.click());
    expect(readEntryState().view).toMatchObject({ kind: 'result', part: 'reading', id: 'reading-2 1' });
  });

  it('EXM-09: with the exam near and nothing measured, the first mock exam is the next step', async () => {
    await openRoom(KNM, [], 10);
    expect(follow(/^Mock exam, 45 minutes/)).toEqual({
      path: '/mock-exam',
      view: { kind: 'intro', part: 'knm', examId: 'knm' },
    });
  });

  it('EXM-09: a part without questions to choose from leads to its tasks', async () => {
    await openRoom(WRITING);
    expect(follow('Practise writing').path).toBe('/writing-game');
  });
});

it.each(COURSE.parts)('EXM-09 MOC-04: the room of $slug says which exam is not finished', async (part) => {
  const [first = ''] = officialExamIds(part);
  const paper = {
    choose: [{ id: 'one', options: [0, 1, 2] }],
    write: [{ id: 'one' }],
    speak: [{ id: 'one' }],
  };
  const current = { ...underWay(first), paper: paper[part.task], answers: {}, unrecordable: [] };
  const database = createFakeDatabase();
  database.records.set(`sittings/${entriesOf(part).exams.key}`, {
    version: entriesOf(part).exams.version,
    value: { current, past: [] },
  });
  const Room = roomScreen(part);
  await renderPage(createFakePlatform({ database, now: NOW }), <Room />);
  const exams = await screen.findByRole('region', { name: 'Mock exams' });
  expect(within(exams).getAllByText('Not finished')).toHaveLength(1);
  expect(within(exams).getAllByRole('link', { name: /^Continue/ })).toHaveLength(1);
});

it('EXM-09 QUA-24: each part has a room of its own', () => {
  const rooms = COURSE.parts.map(({ room }) => room);
  expect(new Set(rooms).size).toBe(COURSE.parts.length);
  for (const { room, slug } of COURSE.parts) expect(room).toBe(`/exam/${slug}`);
});
