import type { Page } from '@playwright/test';
import { fillSignIn, NEVER_HERE_BEFORE, signIn, PASSWORD, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

/** Everything that the policy blocks, and every error, from now on. */
async function watchTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|permissions-policy/i.test(message.text()))
      trouble.push(message.text());
  });
  await page.exposeFunction('reportViolation', (text: string) => trouble.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} blocked ${blockedURI} ${sample}`);
    });
  });
  return trouble;
}

test('QUA-17: the policy blocks nothing in the app, and no request leaves the origin', async ({ page }) => {
  const trouble = await watchTrouble(page);
  const requests = watchRequests(page);
  await page.goto('/login');
  // A toast loads code and a stylesheet of its own.
  await fillSignIn(page, 'a-wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login Failed')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  for (const name of await navigation.getByRole('link').allTextContents()) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/login');
  expect(trouble).toEqual([]);
  expect(requests.foreign()).toEqual([]);
});

test('QUA-17: script injected into a signed-in page does not run', async ({ page }) => {
  await signIn(page);
  const outcome = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<img src="x" onerror="window.smuggled = true">';
      }),
      inlineScript: attempt(() => {
        const script = document.createElement('script');
        script.textContent = 'window.smuggled = true';
        document.body.append(script);
      }),
      policy: attempt(() => {
        const types: unknown = Reflect.get(window, 'trustedTypes');
        Reflect.apply(Reflect.get(Object(types), 'createPolicy'), types, ['mine', {}]);
      }),
    };
  });
  // Code evaluated by DevTools may use eval; a timer belongs to the page.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            Reflect.apply(Reflect.get(window, 'eval'), window, ['window.smuggled = true']);
            resolve('allowed');
          } catch (error) {
            resolve(error instanceof Error ? error.name : 'refused');
          }
        });
      }),
  );
  expect(evaluated).toBe('EvalError');
  expect(await page.evaluate(() => Reflect.has(window, 'smuggled'))).toBe(false);
  expect(outcome).toEqual({
    markup: 'TypeError',
    inlineScript: 'TypeError',
    policy: 'TypeError',
  });
});

test('QUA-17: every answer carries the security headers', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0];
  expect(script).toBeDefined();
  for (const path of ['/', '/login', '/no/such/page', '/vocabulary.csv', '/gone.js', script ?? '']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^']+')+;/);
    // WebAssembly may be compiled (MOC-09); text must never become code.
    expect(policy, path).not.toContain("'unsafe");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toMatch(/microphone=\(self\).*camera=\(\)/);
  }
});
