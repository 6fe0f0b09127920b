import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { sourcesOf } from './course.ts';
import { EMPTY_PROJECTION, project } from '#learning/rules/projection.ts';
import { DAY_MS } from '#lib/duration.ts';
import { bankFinder } from './catalogue.ts';
import { kindsOfWork, workAreaOf } from './work-areas.ts';
import { wordsKnown, workStates } from './work-state.ts';
import { answered, marked, undone } from '#testing/study-events.ts';

const sat = (id: string, itemId: string, at: number) => answered({ id, itemId, at, activity: 'mock-exam' });

const bankOf = bankFinder(sourcesOf(COURSE));

const practised = (id: string, at: number) =>
  answered({ id, itemId: `question:practice-niet-geen-${id}`, at, activity: 'quiz' });
const know = (index: number, at: number) =>
  answered({
    id: `${index} ${at}`,
    itemId: `word:nummer${index}`,
    at,
    activity: 'review',
    grade: 'good',
  });
const dayOf = (at: number) => String(Math.floor(at / DAY_MS));

describe('the kinds of work', () => {
  it('MEM-20: each item of the app is counted in its bank, and endless exercises are not counted', () => {
    const ids = readFileSync('src/content-check/shipped-ids.txt', 'utf8').trim().split('\n');
    const counted = new Map<string, number>();
    for (const id of ids) {
      const found = bankOf(id);
      const area = workAreaOf(found);
      if (area !== null) counted.set(area, (counted.get(area) ?? 0) + 1);
      const isOfMockAlone = found?.bank.prefix.includes(':mock-') ?? false;
      const isOfPart = COURSE.parts.some((part) => part === found?.source);
      if (isOfPart) expect(area, id).toBe(isOfMockAlone ? null : found?.source.id);
      else if (found?.bank.topic !== undefined) expect(area, id).toBeNull();
    }
    expect(kindsOfWork(COURSE).map(({ id, parts }) => [id, ...parts])).toEqual([
      ['words', 'a2-reading', 'a2-writing', 'a2-listening', 'a2-speaking'],
      ['interactions', 'a2-listening', 'a2-speaking'],
      ['grammar', 'a2-reading', 'a2-writing', 'a2-listening', 'a2-speaking'],
      ['reading-room', 'a2-reading'],
      ...COURSE.parts.map(({ id }) => [id, id]),
    ]);
    for (const { id } of kindsOfWork(COURSE)) expect(counted.get(id), id).toBeGreaterThan(3);
    expect(counted.get('words')).toBeGreaterThan(2000);
    expect(workAreaOf(bankOf('word:own-list-huis'))).toBeNull();
    expect(workAreaOf(bankOf('question:practice-niet-geen-markt'))).toBeNull();
  });

  it('MEM-20: exercises without an end count for the day, and questions of a mock exam as tried', () => {
    const dayStart = 10 * DAY_MS;
    const projection = project(EMPTY_PROJECTION, [
      practised('today', dayStart + 1),
      practised('before', dayStart - 1),
      sat('1', 'question:mock-reading-one', dayStart + 2),
      sat('2', 'question:mock-reading-two', dayStart + 2),
    ]);
    const work = {
      kinds: kindsOfWork(COURSE),
      bankOf,
      totals: { grammar: 30, 'a2-reading': 15 },
      newCards: 7,
    };
    const states = new Map(workStates(projection, work, dayStart).map((state) => [state.id, state]));
    expect(states.get('grammar')).toMatchObject({ open: 30, startedToday: 0, practisedToday: 1 });
    expect(states.get('a2-reading')).toMatchObject({ open: 15, startedToday: 0, triedInMocks: 2 });
  });

  it('PTH-07: words count as known as on the progress page', () => {
    const projection = project(EMPTY_PROJECTION, [know(1, 1), know(1, DAY_MS), know(2, 1), know(2, 2)]);
    expect(wordsKnown(projection, { kinds: kindsOfWork(COURSE), bankOf }, dayOf)).toBe(1);
  });

  it('MEM-20 PTH-01: answered items are started; skill and speed come from the person’s answers once there are enough', () => {
    const dayStart = 10 * DAY_MS;
    const words = Array.from({ length: 10 }, (_, index) =>
      answered({
        id: `answer-${index}`,
        itemId: `word:nummer${index}`,
        at: dayStart + (index < 4 ? 1000 : -1000),
        grade: index < 6 ? 'right' : 'wrong',
        durationMs: index === 0 ? 999_000 : 20_000,
      }),
    );
    const state = (...events: Parameters<typeof project>[1]) =>
      workStates(
        project(EMPTY_PROJECTION, events),
        { kinds: kindsOfWork(COURSE), bankOf, totals: { words: 12 }, newCards: 7 },
        dayStart,
      )[0];
    const known = state(...words);
    expect({
      ...known,
      startedDaysAgo: known?.startedDaysAgo.toSorted((one, other) => one - other),
    }).toMatchObject({
      id: 'words',
      total: 12,
      open: 2,
      startedToday: 4,
      startedDaysAgo: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
      rightShare: 0.6,
      // Four times the usual time for the item that was left open.
      secondsEach: (4 * 27 + 9 * 20) / 10,
      atMost: 7,
    });
    const fewer = state(...words, { ...undone('answer-9', 'undo'), itemId: 'word:nummer9' });
    expect(fewer).toMatchObject({ open: 3, rightShare: null, secondsEach: 27 });
    // Marked as known: no work, neither before nor after a check that was right.
    const mark = marked(['word:nummer0', 'word:ja', 'word:nee'], 'mark', dayStart + 1500);
    const check = answered({ id: 'check', itemId: 'word:ja', at: dayStart + 2000, activity: 'review' });
    expect(state(...words, mark, check)).toMatchObject({
      total: 12,
      open: 0,
      startedToday: 4,
      rightShare: 0.6,
    });
    const hasty = words.map((event) => ({ ...event, durationMs: 1000 }));
    const repeats = words.map((event) => ({
      ...event,
      id: `${event.id} again`,
      at: event.at + 1,
      durationMs: 90_000,
    }));
    expect(state(...hasty)?.secondsEach).toBe(20);
    // A mock exam has its clock: it says nothing about the pace of practice.
    const examined = words.map((event) => ({ ...event, activity: 'mock-exam' as const, durationMs: 60_000 }));
    expect(state(...examined)).toMatchObject({ secondsEach: 27, rightShare: 0.6 });
    // Asking a new word again on its first day belongs to learning it.
    expect(state(...hasty, ...repeats)?.secondsEach).toBe(91);
  });
});
