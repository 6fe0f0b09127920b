import { expect, it } from 'vitest';
import type { CheckReport } from './check-banks.ts';
import { qualityPage, readmeFigures } from './quality-page.ts';

const REPORT: CheckReport = {
  files: [
    {
      path: 'public/words.csv',
      problems: [],
      figures: [
        { label: 'words', value: 2 },
        { label: 'lists | topics', value: '1 | 1' },
        { label: 'words in topic 1', value: 2, isDetail: true },
      ],
    },
    { path: 'exceptions.ts', problems: [], figures: [] },
  ],
  figures: [{ label: 'errors', value: 0 }],
  errorCount: 0,
};

it('CON-07: the page has a row for each file with its figures, without details, and what was doubted and left', () => {
  const page = qualityPage(REPORT, {
    judged: '| right | 1 of 1 |',
    readers: '| KNM | 40 of 40 |',
    times: '| Reading 1 | 43 |',
  });
  expect(page).toContain(
    '| public/words.csv | words: 2; lists \\| topics: 1 \\| 1 |\n| all content | errors: 0 |',
  );
  expect(page).not.toContain('exceptions.ts');
  expect(page).toMatch(
    /## The judge of typed answers\n[^|]+\| right \| 1 of 1 \|\n\n## Guessed unread, and sat cold/,
  );
  expect(page).toMatch(
    /\| KNM \| 40 of 40 \|\n\n## Time for a mock exam\n[^|]+\| Reading 1 \| 43 \|\n\n## Doubted/,
  );
  expect(page).toContain('| picture of muur | It is a wall of bricks. |');
});

it('CON-07: a missing figure of the README is found', () => {
  expect(() => readmeFigures(REPORT)).toThrow('public/vocabulary.csv has no figure "different words"');
});
