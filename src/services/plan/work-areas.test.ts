import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { EMPTY_PROJECTION, project } from '#domain/memory/projection.ts';
import { DAY_MS } from '#lib/duration.ts';
import { bankFinder } from '#services/catalogue/catalogue.ts';
import { mockExamsSat } from '#services/plan/mock-exams.ts';
import { examPartOf, WORK_AREAS, workAreaOf } from '#services/plan/work-areas.ts';
import { workStates } from '#services/plan/work-state.ts';
import { answered, undone } from '#testing/study-events.ts';

const sat = (id: string, itemId: string, at: number) => answered({ id, itemId, at, activity: 'mock-exam' });

describe('the kinds of work', () => {
  it('MEM-20: each shipped item is counted where the catalogue has it, and what has no end is not counted', () => {
    const ids = readFileSync('src/content-check/shipped-ids.txt', 'utf8').trim().split('\n');
    const ownedBankOf = bankFinder([...COURSE.subjects, ...COURSE.parts]);
    for (const id of ids) {
      const { bank, source } = ownedBankOf(id) ?? {};
      const part = COURSE.parts.find((one) => one === source);
      const area = workAreaOf(id);
      expect(examPartOf(id), id).toBe(part?.id.slice(3) ?? null);
      const isMock = bank?.prefix.includes(':mock-') ?? false;
      if (isMock) expect(area, id).toBeNull();
      else if (part !== undefined) expect(area && WORK_AREAS[area].parts, id).toEqual([part.id.slice(3)]);
      if (bank?.prefix === 'question:' || bank?.prefix === 'sentence:') expect(area, id).toBe('grammar');
      if (bank?.prefix.startsWith('question:practice-')) expect(area, id).toBeNull();
      if (bank?.topic !== undefined && part === undefined) expect(area, id).toBeNull();
    }
    expect(ids.filter((id) => workAreaOf(id) === 'words').length).toBeGreaterThan(2000);
    expect(workAreaOf('word:own-list-huis')).toBeNull();
  });

  it('MEM-20: a mock exam is told by the answers that were handed in together, by part', () => {
    const projection = project(EMPTY_PROJECTION, [
      sat('1', 'question:mock-reading-one', 1000),
      sat('2', 'question:mock-reading-two', 1400),
      sat('3', 'question:mock-reading-one', DAY_MS),
      sat('4', 'question:knm-vote', 1000),
      sat('6', 'text:mock-writing-one', 1000),
      // In the game, which asks the same.
      answered({ id: '5', itemId: 'question:knm-vote', at: 2000, activity: 'game' }),
    ]);
    expect(Object.fromEntries(mockExamsSat(projection))).toMatchObject({
      reading: 2,
      writing: 1,
      listening: 0,
      knm: 1,
    });
  });

  it('MEM-20: what was answered once is begun; how well and how fast one is, by one’s own answers once they are enough', () => {
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
      workStates(project(EMPTY_PROJECTION, events), { words: 12 }, { newCards: 7 }, dayStart)[0];
    const known = state(...words);
    expect({ ...known, startedDaysAgo: known?.startedDaysAgo.toSorted((one, other) => one - other) }).toEqual(
      {
        id: 'words',
        parts: ['reading', 'listening', 'writing', 'speaking'],
        total: 12,
        open: 2,
        startedToday: 4,
        startedDaysAgo: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
        rightShare: 0.6,
        // A minute for the one that was left open.
        secondsEach: (60 + 9 * 20) / 10,
        atMost: 7,
      },
    );
    const fewer = state(...words, { ...undone('answer-9', 'undo'), itemId: 'word:nummer9' });
    expect(fewer).toMatchObject({ open: 3, rightShare: null, secondsEach: 15 });
    const hasty = words.map((event) => ({ ...event, durationMs: 1000 }));
    const repeats = words.map((event) => ({
      ...event,
      id: `${event.id} again`,
      at: event.at + 1,
      durationMs: 90_000,
    }));
    expect(state(...hasty, ...repeats)?.secondsEach).toBe(15);
  });
});
