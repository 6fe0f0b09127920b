import { expect, openApp, test } from './journey.ts';
import type { Visit } from './driver/visit.ts';
import { PAGES } from './pages.ts';
import { AXE, AXE_RULES } from '../e2e/support/axe.ts';

/** The violations that axe finds in this engine: each has its own accessibility tree. */
async function violations(visit: Visit): Promise<string[]> {
  await visit.inject(AXE);
  return visit.run(async (tags) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    // A button half covered by a bar at the edge doesn't count as small.
    const bars = [...document.querySelectorAll<HTMLElement>('.action-bar, header')];
    for (const bar of bars) bar.style.position = 'static';
    const found = await globalThis.axe?.run({ runOnly: tags, resultTypes: ['violations'] });
    for (const bar of bars) bar.style.position = '';
    if (found === undefined) throw new Error('axe is not on the page');
    return found.violations.map(
      ({ id, nodes }) =>
        `${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  }, AXE_RULES);
}

test('QUA-21 NAV-07: the sign-in page opens without an error or an axe violation', async ({ stranger }) => {
  await stranger.open('/login');
  await stranger.heading('Welcome Back').shown();
  expect(await violations(stranger)).toEqual([]);
});

test('QUA-21 QUA-13 NAV-01: every page opens without an error or an axe violation', async ({ visit }) => {
  test.setTimeout(180_000);
  for (const [path, title] of Object.entries(PAGES)) {
    await openApp(visit, path);
    await expect.poll(() => visit.run(() => document.title)).toBe(`${title} · Oefenpad`);
    await visit.heading(/./).first().shown();
    await visit.text(/: loading …|^Loading/).gone();
    expect.soft(await visit.css('h1').count(), path).toBe(1);
    const surplus = await visit.run(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, path).toBeLessThanOrEqual(0);
    expect.soft(await violations(visit), path).toEqual([]);
  }
});

test('QUA-21 NAV-05: from page to page by the links at the top, and back', async ({ visit }) => {
  for (const [link, path, title] of [
    ['Vocabulary', '/vocabulary', 'Vocabulary'],
    ['Culture', '/culture', 'Culture'],
    ['Practice A2', '/practice-a2', 'Practice A2'],
  ] as const) {
    await visit.link(link).within(visit.role('navigation', 'Main')).press();
    await visit.isAt(path);
    await expect.poll(() => visit.focused()).toBe(title);
  }
  await visit.back();
  await visit.isAt('/culture');
  await visit.heading('Culture').shown();
});

test('QUA-16 QUA-21: the dark theme, once chosen, survives a reload', async ({ visit }) => {
  const ground = () => visit.run(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await visit.button('learner').press();
  await visit.label('Dark').press();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await visit.reload();
  await visit.link('Oefenpad, to Home').shown();
  expect(await ground()).toBe(dark);
  expect(await violations(visit)).toEqual([]);
});

test.describe('a faulty page', () => {
  test.use({ allowed: [/./] });

  test('QUA-21: an error, an object on the console and a violation of the policy are all reported', async ({
    visit,
    site,
  }) => {
    await visit
      .run(() => {
        setTimeout(() => {
          throw new Error('thrown on purpose');
        });
        console.error('an object', {});
        document.body.setAttribute('style', 'color: red');
        const script = document.createElement('script');
        script.textContent = 'globalThis.wasRun = true';
        document.body.append(script);
      })
      .catch(() => undefined);
    await expect.poll(() => site.reports.join('\n')).toMatch(/thrown on purpose/);
    await expect.poll(() => site.reports.join('\n')).toMatch(/an object \[an object\]/);
    await expect.poll(() => site.reports.join('\n')).toMatch(/violation: .*script-src/);
    expect(await visit.run(() => 'wasRun' in globalThis)).toBe(false);
  });
});
