import { expect, it } from 'vitest';
import { PATHS } from '#services/paths.ts';
import { REDIRECT_RULES } from './deploy-files.ts';

/** The rule a host applies: the first one that fits. */
function answerTo(path: string): string | undefined {
  const fits = (pattern = '') =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const rule = REDIRECT_RULES.find((line) => fits(line.split(' ')[0]));
  return rule?.split(' ').slice(1).join(' ');
}

it('QUA-02: every page of the app but sign-in is answered with the page that preloads its code', () => {
  const { login, ...others } = PATHS;
  for (const path of Object.values(others)) expect(answerTo(path)).toBe('/index.html 200');
  expect(answerTo(login)).toBe('/login.html 200');
});

it('NAV-03 QUA-12: an unknown path is answered with a page, a missing script is not', () => {
  expect(answerTo('/no/such/page')).toBe('/index.html 200');
  expect(answerTo('/assets/gone-1a2b3c4d.js')).toBe('/index.html 404');
});
