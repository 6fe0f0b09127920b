import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { rows as inversionRows } from '#content/grammar/quizzes/inversion.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { exhaustRetries, signIn } from './support/app.ts';
import { serveCulture } from './support/culture-list.ts';
import { serveThemes, THEMES_FAILED } from './support/themes.ts';
import { servePlayer, serveVideos } from './support/video-lists.ts';
import { serveWords } from './support/word-list.ts';

const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

const OTHER_PAGES = ['/review', '/no-such-page'];

/** @param part the only part that is looked at; left out, the whole page */
async function expectNoViolation(page: Page, place: string, part = 'html'): Promise<void> {
  // What is still fading in has no colours to judge yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Nothing reaches beyond the right edge: no sideways scrolling (WCAG 1.4.10). */
async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, place).toBeLessThanOrEqual(0);
}

/** What can be pressed and is less than 44 px high. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a:visible, button:visible, summary:visible, label:has(input):visible')
    .evaluateAll((all) =>
      all
        .filter(
          (element) => !element.matches('[href="#main"]') && element.getBoundingClientRect().height < 43.9,
        )
        .map((element) => element.outerHTML),
    );
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-16: axe finds nothing on any page or dialog, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await serveWords(page);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoViolation(page, 'sign-in');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expectNoViolation(page, 'sign-in with errors');

    await signIn(page, { remember: true });
    await expectNoViolation(page, 'home');
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('learner', { exact: true }).click();
      await expectNoViolation(page, 'menu');
    }
    for (const path of OTHER_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(page, path);
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoViolation(page, 'shortcut help');

    await page.goto('/vocabulary');
    await expect(page.getByRole('button', { name: /Who Are You/ })).toBeVisible();
    await expectNoViolation(page, 'topics');
    await page.getByRole('button', { name: 'Word of the Day' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'word of the day');
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Search Dutch or English words...').fill('a');
    await expect(page.getByText(/words? found/)).toBeVisible();
    await expectNoViolation(page, 'search');
    await page.getByPlaceholder('Search Dutch or English words...').fill('');
    await page.getByRole('button', { name: /Who Are You/ }).click();
    await expectNoViolation(page, 'lists');
    await page.getByRole('button', { name: 'Personal Details' }).click();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await expectNoViolation(page, 'card');
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm Logout' })).toBeVisible();
    await expectNoViolation(page, 'logout dialog');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13: axe finds nothing in the interactions, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.clock.install();
    await serveThemes(page, { missing: [6] });
    await signIn(page, { path: '/vragenlijst' });
    await expect(page.getByRole('button', { name: '1 Personal Information' })).toBeVisible();
    await expectNoViolation(page, 'themes on their way');
    await exhaustRetries(page, THEMES_FAILED);
    await expect(page.getByText('Some themes could not be loaded')).toBeVisible();
    await expectNoViolation(page, 'themes');
    await page.getByRole('button', { name: '1 Personal Information' }).click();
    await expectNoViolation(page, 'question');
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'answer');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectNoViolation(page, 'feedback');
    await page.goBack();
    await page.getByRole('button', { name: 'Interaction of the Day' }).click();
    await expectNoViolation(page, 'interaction of the day');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the culture words, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.route('**/culture.csv*', (route) => route.abort());
    await signIn(page, { path: '/culture' });
    await expect(page.getByText('The culture words are slow to come.')).toBeVisible();
    await expectNoViolation(page, 'culture on its way');
    await exhaustRetries(page, 'There was a problem loading the culture content.');
    await expectNoViolation(page, 'no culture words');
    await page.unrouteAll();
    await serveCulture(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Living' })).toBeVisible();
    await expectNoViolation(page, 'culture topics');
    await page.getByRole('button', { name: 'Cultural Word of the Day' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'cultural word of the day');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Living' }).click();
    await expectNoViolation(page, 'sections');
    await page.getByRole('button', { name: 'Start Section Afval scheiden' }).click();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await expectNoViolation(page, 'culture card');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'culture card');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the videos, ${theme}, ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.clock.install();
    await serveVideos(page, { missing: ['culture'] });
    await servePlayer(page, { error: 100 });
    await signIn(page, { path: '/youtube' });
    await expect(page.getByRole('button', { name: 'Music' })).toBeVisible();
    await expectNoViolation(page, 'categories, one on its way');
    await page.clock.runFor(8000);
    await page.getByRole('button', { name: 'Culture' }).click();
    await expect(page.getByText('This list is empty for now')).toBeVisible();
    await expectNoViolation(page, 'no list');
    await page.goBack();
    await page.getByRole('button', { name: 'Music' }).click();
    await expectNoViolation(page, 'videos');
    await page.getByRole('button', { name: 'Play Anne' }).click();
    await page.clock.runFor(100);
    await expect(page.getByText(/not there any more/)).toBeVisible();
    await expectNoViolation(page, 'player');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'videos');
    await page.setViewportSize({ width, height: 900 });
    await context.setOffline(true);
    await expect(page.getByText('A video needs a connection.')).toHaveCount(3);
    await expectNoViolation(page, 'videos offline');
    await context.setOffline(false);
    await page.getByLabel('Search').fill('xyz');
    await expect(page.getByText(/No video found/)).toBeVisible();
    await expectNoViolation(page, 'no video found');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in miscellaneous Dutch, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signIn(page, { path: '/misc' });
    await expect(page.getByRole('dialog', { name: 'Did You Know?' })).toBeVisible();
    await expectNoViolation(page, 'fun fact');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/: loading …$/)).toHaveCount(0);
    await expectNoViolation(page, 'all sections');
    await page.getByRole('button', { name: /^Y Griekse ij/ }).click();
    await page.getByRole('button', { name: 'Play the Spelling Game' }).click();
    await page.getByRole('button', { name: 'Write the letters out' }).click();
    await page.getByLabel('The name').fill('Xxx');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('button', { name: 'Walk to the Station' }).click();
    await page.getByLabel('Or type what you would say').fill('linsaf');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Follow a Route' }).click();
    await expectNoViolation(page, 'letter and games');
    await page.getByRole('button', { name: /^Bij / }).first().click();
    await expectNoViolation(page, 'route answered');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'miscellaneous Dutch');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the quizzes of grammar, ${theme}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signIn(page, { path: '/grammar' });
    for (const name of ['Grammar Quiz of the Day', 'Quick Practice']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectNoViolation(page, name);
      await page.keyboard.press('1');
      await expect(page.getByText('Rule:')).toBeVisible();
      await expectNoViolation(page, `${name}, answered`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Correct the Grammar' }).click();
    await expectNoViolation(page, 'sentence to correct');
    await page.getByLabel('Your correction').fill('Dit is fout.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('✗ Correct Answer:')).toBeVisible();
    await expectNoViolation(page, 'correction');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Main Clauses' }).click();
    const quiz = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Quiz: word order' }) });
    await quiz.locator('fieldset').getByRole('button').first().press('1');
    await expectNoViolation(page, 'answer');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSidewaysScroll(page, 'answer');
    await quiz.getByRole('button', { name: 'Finish Quiz' }).press('Enter');
    await expect(quiz.getByText('Quiz Completed!')).toBeVisible();
    await expectNoSidewaysScroll(page, 'result');
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page, 'result');
  });
}

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-15: axe finds nothing in the lessons of grammar, ${theme}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signIn(page, { path: '/grammar' });
    await expectNoViolation(page, 'grammar topics');
    await page.getByRole('button', { name: '2 Verbs' }).click();
    await expectNoViolation(page, 'verb lessons');
    await page.getByRole('button', { name: '4 Separable Verbs' }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expectNoViolation(page, 'lesson with fields');
    await page.getByRole('button', { name: 'Back to Topics' }).click();
    // All other kinds of blocks: text, rule, steps, tip, table, examples, contrast, exceptions, inversion.
    await page.getByRole('button', { name: '5 Inversion' }).click();
    await page.getByRole('figure').getByRole('button', { name: 'Time first' }).first().click();
    await expectNoViolation(page, 'inversion, the pointer over the button');
    await page.getByRole('button', { name: 'Dutch', exact: true }).first().click();
    await expectNoViolation(page, 'lesson with its Dutch, the pointer over the button');
    const options = page.locator('fieldset').last().getByRole('button');
    const [first, second] = inversionRows;
    await options.filter({ hasText: first.options[first.correct] }).click();
    await expect(page.getByText('That is right.')).toBeVisible();
    await expectNoViolation(page, 'answered right');
    await page.getByRole('button', { name: 'Next Question' }).click();
    await options.filter({ hasText: second.options[(second.correct + 1) % 3] ?? '' }).click();
    await expect(page.getByText('Not right.')).toBeVisible();
    await expectNoViolation(page, 'answered wrong');
  });

  test(`QUA-13 QUA-15: axe finds nothing in endless practice, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signIn(page, { path: '/grammar' });
    await page.getByRole('button', { name: '6 Nouns' }).click();
    await page.getByRole('button', { name: 'Practise more' }).click();
    await expect(page.getByText('Endless practice')).toBeVisible();
    const check = async (place: string) => {
      // What happens to be half under the bars is not small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolation(page, place, 'section:has([aria-expanded=true])');
    };
    await check('practice with options');
    await page.locator('fieldset').last().getByRole('button').first().click();
    await expect(page.getByText('Explanation:')).toBeVisible();
    await check('practice answered');
    await page.getByRole('button', { name: 'Stop' }).click();
    await check('practice stopped');
    await page.getByRole('button', { name: 'Back to Topics' }).click();
    await page.getByRole('button', { name: '9 Subordinate Clauses' }).click();
    await page.getByRole('button', { name: 'Practise more' }).click();
    const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
    await expect(words.first()).toBeVisible();
    await check('tiles');
    while ((await words.count()) > 0) await words.last().click();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await check('tiles put down');
    await page.getByRole('button', { name: 'Check' }).click();
    await check('tiles checked');
  });
}

test('QUA-15: no lesson is wider than a small phone or has a small target, and its Dutch is marked', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, { path: '/grammar' });
  const press = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const expectRoom = async (place: string) => {
    await expectNoSidewaysScroll(page, place);
    expect(await smallTargets(page), place).toEqual([]);
  };
  await expectRoom('grammar topics');
  for (const [place, topic] of GRAMMAR_TOPICS.entries()) {
    const lessons = 'lessons' in topic ? topic.lessons : [topic];
    for (const lesson of lessons) {
      await press(`${place + 1} ${topic.title}`);
      if (lesson !== topic) {
        await expectRoom(topic.title);
        await press(`${lessons.indexOf(lesson) + 1} ${lesson.title.replaceAll('*', '')}`);
      }
      await expect(page.getByRole('button', { name: 'Practise more' }).first()).toBeVisible();
      await expectRoom(lesson.title);
      await press('Back to Topics');
    }
  }
  await press('5 Inversion');
  for (const text of ['Inversie', 'met de bus', 'Vandaag ik ga naar de winkel.', 'Jij werkt morgen']) {
    const languages = await page
      .getByText(text, { exact: true })
      .evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(languages), text).toEqual(new Set(['nl']));
  }
  await press('Practise more');
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  await expect(words.first()).toBeVisible();
  await expectRoom('tiles');
  while ((await words.count()) > 0) await words.first().click();
  await expectRoom('tiles put down');
  await press('Check');
  await expectRoom('tiles checked');
});

test('QUA-13 AUTH-23: axe finds nothing in the dialog of a session that ends', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await page.clock.fastForward('23:56:00');
  await page.clock.runFor('00:31');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'session dialog');
});

test('QUA-15: at 400% zoom, with wide text spacing and in forced colours nothing is lost or cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await serveWords(page);
  await signIn(page, { path: '/vocabulary', remember: true });
  await expectNoSidewaysScroll(page, 'topics');
  // WCAG 1.4.12, as a constructed style sheet: a style element would be refused by the Content-Security-Policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await expectNoSidewaysScroll(page, 'topics with wide text spacing');
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await expectNoSidewaysScroll(page, 'card');
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
});

test('QUA-15: everything that can be pressed is at least 44 px high, and Dutch is marked as Dutch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await serveWords(page);
  await signIn(page, { path: '/vocabulary' });
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('learner', { exact: true }).click();
  expect(await smallTargets(page)).toEqual([]);
  for (const text of ['de afspraak', 'Ik heb morgen een afspraak, om negen uur.', 'afspraken']) {
    expect(
      await page
        .getByText(text)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('nl');
  }
});

test('QUA-16: the theme follows the device until one is chosen, and the choice is there before the first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, { remember: true });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('learner', { exact: true }).click();
  await page.getByLabel('Dark').check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('/culture', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
