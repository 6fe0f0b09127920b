import { describe, expect, it } from 'vitest';
import { OFFICIAL_FORMAT } from '#content/exam/official-format.ts';
import { READINESS_PARTS } from '#services/plan/readiness-parts.ts';

describe('the parts of which readiness is told', () => {
  it('MEM-11: are the five of the exam, each with as many questions as DUO’s has', () => {
    expect(READINESS_PARTS.map(({ part }) => part).toSorted()).toEqual(
      Object.keys(OFFICIAL_FORMAT.parts).toSorted(),
    );
    for (const { part, examQuestions } of READINESS_PARTS) {
      expect(OFFICIAL_FORMAT.parts[part].items).toMatch(new RegExp(`^${examQuestions} `));
    }
  });
});
