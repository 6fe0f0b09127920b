import { expect, it } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { REDIRECT_RULES } from './deploy-files.ts';

it('NAV-01 QUA-02: every page except sign-in has a rule, which leads to the page that preloads its code', () => {
  const { home, login, ...others } = PATHS;
  expect(REDIRECT_RULES).toEqual(Object.values(others).map((path) => `${path} ${home} 200`));
  // Cloudflare Pages turns it into a redirect to the same path.
  expect(REDIRECT_RULES.join('\n')).not.toMatch(new RegExp(`${login}|\\.html|\\*`));
});
