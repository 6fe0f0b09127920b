import { expect, it } from 'vitest';
import { qualityPage } from './quality-page.ts';

it('CON-07: the page shows the figures of each file with any, and every reviewed exception with its reason', () => {
  const page = qualityPage(
    {
      files: [
        { path: 'public/words.csv', problems: [], figures: [{ label: 'words', value: 2 }] },
        { path: 'exceptions.ts', problems: [], figures: [] },
      ],
      figures: [{ label: 'errors', value: 0 }],
      errorCount: 0,
    },
    [{ rule: 'no-plural', reason: 'One | only.', about: ['melk', 'zand'] }],
  );
  expect(page).toContain('## All content\n\n| | |\n|---|---|\n| errors | 0 |');
  expect(page).toContain('## public/words.csv\n\n| | |\n|---|---|\n| words | 2 |');
  expect(page).not.toContain('## exceptions.ts');
  expect(page).toContain('## Reviewed exceptions: 2');
  expect(page).toContain('| no-plural | One \\| only. | melk, zand |');
});
