import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync('scripts/texts/test-');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('LNG-01: a script can import what has texts of screens', () => {
  writeFileSync(
    path.join(folder, 'texts.tsx'),
    "import { msg } from '@lingui/core/macro';\nimport { Trans } from '@lingui/react/macro';\nexport const FULL = msg`The list is full`;\nexport const Full = () => <Trans>The list is full</Trans>;\n",
  );
  const script = path.join(folder, 'script.ts');
  writeFileSync(
    script,
    "import { FULL } from './texts.tsx';\nconst texts: unknown = FULL.message;\nconsole.log(JSON.stringify(texts));\n",
  );
  const loader = './scripts/texts/typescript.mjs';
  expect(execFileSync(process.execPath, ['--import', loader, script]).toString().trim()).toBe(
    '["The list is full"]',
  );
});
