import { describe, expect, it } from 'vitest';
import { usesTexts, withTexts } from './with-texts.mjs';

const made = async (code: string, path = 'screen.tsx') => (await withTexts(code, path)).code;

describe('texts in the source', () => {
  it('LNG-05: only files that import a macro are changed', () => {
    expect(usesTexts("import { Trans } from '@lingui/react/macro';")).toBe(true);
    expect(usesTexts("import { msg } from '@lingui/core/macro';")).toBe(true);
    expect(usesTexts("import type { MessageDescriptor } from '@lingui/core';")).toBe(false);
  });

  it('LNG-01: a message keeps its English, parsed, so that no catalogue is needed', async () => {
    const code = await made(
      "import { msg } from '@lingui/core/macro'; const most = msg`At most ${{ size: 5 }}`;",
      'rule.ts',
    );
    expect(code).toContain('message: ["At most ", ["size"]]');
    expect(code).toMatch(/id: "[\w+/]{6}"/);
    expect(code).toContain('size: 5');
  });

  it('LNG-05: a remark for translators is not in the app', async () => {
    const code = await made(
      "import { msg } from '@lingui/core/macro'; const own = msg({ message: 'English', comment: 'Your own language' });",
      'rule.ts',
    );
    expect(code).toContain('message: ["English"]');
    expect(code).not.toContain('comment');
  });

  it('LNG-04: a plural form is parsed, too', async () => {
    const code = await made(
      'import { Plural } from \'@lingui/react/macro\'; const words = (n: number) => <Plural value={n} one="# word" other="# words" />;',
    );
    expect(code).toContain('["n", "plural", {');
    expect(code).toContain('one: ["#", " word"]');
  });

  it('LNG-01: what is not a text stays as it is', async () => {
    const code = await made(
      "import { Trans } from '@lingui/react/macro'; const error = { message: 'a {b}' }; const a = <Trans>A</Trans>;",
    );
    expect(code).toContain("message: 'a {b}'");
    expect(code).toContain('message: ["A"]');
    expect(code).toContain('from "#ui/language.tsx"');
  });
});
