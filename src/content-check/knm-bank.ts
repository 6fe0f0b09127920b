import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { Bank } from './bank.ts';
import { answerProblems, examBank, figuresOf } from './exam-banks.ts';
import { toExamEntry } from './exam-entry.ts';
import { knmBankProblems, knmBankRowProblems } from './rules/knm-bank.ts';
import { sourceProblems } from './rules/exam.ts';
import { pictureProblems, type PictureFile } from './rules/pictures.ts';

const PICTURES = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public/exam/knm');
/** It says that something may be asked; a learner cannot read it (EXM-08). */
const SYLLABUS = 'https://wetten.overheid.nl/BWBR0045574/';
/** MOC-06 */
const MIN_A_FILE = 14;

const FILES: Readonly<Record<string, KnmBankRow['theme']>> = {
  'work-and-income': 1,
  'manners-and-values': 2,
  living: 3,
  'health-and-care': 4,
  'history-and-geography': 5,
  agencies: 6,
  'state-and-law': 7,
  'education-and-upbringing': 8,
};

/** The files of the bank that the KNM mock exams are drawn from, one for each theme. */
export const knmBankFiles: readonly Bank[] = Object.entries(FILES).map(([name, theme]) => {
  const rows = KNM_BANK.filter((row) => row.theme === theme);
  return examBank({
    name: `knm-bank-${name}`,
    // Some of them were in the game before, and keep their ids.
    idPrefix: 'knm',
    path: `src/content/exam/knm-bank/${name}.ts`,
    rows: rows.map((row) => ({ ...row })),
    count: { atLeast: MIN_A_FILE },
    isAsked: true,
    isPart: true,
    ownProblems: () => [...sourceProblems(rows), ...knmBankRowProblems(rows)],
  });
});

/** All its questions together: their numbers, the positions of the answers, and the figures of the table. */
export const knmBank: Bank = {
  name: 'exam-knm-bank',
  path: 'src/content/exam/knm-bank.ts',
  isModule: true,
  check: () => {
    const pictures = picturesInFolder();
    const entries = KNM_BANK.map((row) => toExamEntry({ ...row }, ''));
    return {
      problems: [
        ...knmBankProblems(KNM_BANK),
        ...answerProblems(entries, 'exam, knm bank'),
        ...pictureProblems(KNM_BANK, pictures),
      ],
      figures: [
        ...figuresOf(entries),
        ...Object.entries(FILES).map(([name, theme]) => ({
          label: `questions on theme ${theme}, ${name.replaceAll('-', ' ')}`,
          value: KNM_BANK.filter((row) => row.theme === theme).length,
          isDetail: true as const,
        })),
        {
          label: 'questions that cite the syllabus alone',
          value: KNM_BANK.filter(({ source }) => source.url.startsWith(SYLLABUS)).length,
        },
        {
          label: 'questions with a drawing',
          value: KNM_BANK.filter(({ picture }) => picture !== undefined).length,
        },
        { label: 'drawings', value: pictures.length },
        {
          label: 'bytes of the largest drawing',
          value: Math.max(...pictures.map(({ bytes }) => bytes)),
          isDetail: true,
        },
      ],
    };
  },
};

function picturesInFolder(): PictureFile[] {
  return readdirSync(PICTURES).map((name) => ({ name, bytes: statSync(join(PICTURES, name)).size }));
}
