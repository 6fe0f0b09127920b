import { describe, expect, it } from 'vitest';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import { END_TERMS, knmBankProblems, knmBankRowProblems } from './knm-bank.ts';

const about = (rows: readonly KnmBankRow[]) => knmBankProblems(rows).map((problem) => problem.about);

describe('the bank of the KNM mock exams', () => {
  it('MOC-06: it has 120 questions or more, on all 8 themes and all 78 end terms, without duplicates', () => {
    expect(END_TERMS).toHaveLength(78);
    expect(knmBankProblems(KNM_BANK)).toEqual([]);
  });

  it('MOC-06: too few questions in total or of a theme, and an end term without one, are found', () => {
    expect(about(KNM_BANK.slice(0, 119))).toContain('questions');
    expect(about(KNM_BANK.filter(({ theme }) => theme !== 8))).toContain('theme 8');
    expect(about(KNM_BANK.filter(({ endTerm }) => endTerm !== '7.2.8'))).toEqual(['end term 7.2.8']);
  });

  it('MOC-06: a repeated question is found', () => {
    expect(about([...KNM_BANK, ...KNM_BANK.slice(0, 1)])).toEqual([KNM_BANK[0]?.id]);
  });

  it('MOC-06: an end term that does not exist, or belongs to another theme, is found', () => {
    const [row] = KNM_BANK;
    if (row === undefined) throw new Error('the bank is empty');
    for (const endTerm of ['1.9.1', '2.1.1'] as const) {
      expect(knmBankRowProblems([{ ...row, endTerm }]).map((problem) => problem.about)).toEqual([row.id]);
    }
    expect(knmBankRowProblems(KNM_BANK)).toEqual([]);
  });
});
