import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { storedSitting } from '#storage/sitting-entry.ts';
import { spokenExams } from '#storage/speak-sittings.ts';
import { pointsOf } from './speaking-rating.ts';

/** What 1.0.0 stored of an exam rated by six criteria: one answer in full, one in part, one as not done. */
const RELEASED: unknown = JSON.parse(readFileSync('tests/fixtures/mock-speaking-1.0.0.json', 'utf8'));

const pastOf = (stored: unknown) => {
  const read = storedSitting(spokenExams(SPEAKING), stored);
  return read.kind === 'read' ? (read.kept?.past ?? null) : null;
};

describe('the speaking exams as they are stored', () => {
  it('DAT-07 MOC-11: a rating of 1.0.0 keeps its points, and what was half given is asked again', () => {
    const [sitting] = pastOf(RELEASED) ?? [];
    const ratings = sitting?.ratings ?? {};
    expect(Object.values(ratings)).toEqual([
      { task: 3, sentences: 3, pronunciation: 1 },
      { task: 5, pronunciation: 2 },
      { task: 0 },
    ]);
    expect(Object.values(ratings).map(pointsOf)).toEqual([7, null, 0]);
    expect(Object.keys(sitting?.answers ?? {})).toHaveLength(3);
    expect(pastOf({ version: 2, value: { current: null, past: [sitting] } })).toEqual([sitting]);
  });

  it.each([{ past: [{ ratings: { a: { task: 4 } } }] }, { current: null }, 'no desk'])(
    'DAT-07: %j of version 1 counts as absent',
    (value) => {
      expect(pastOf({ version: 1, value })).toBeNull();
    },
  );
});
