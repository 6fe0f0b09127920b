import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { playFast, takeVoicesAway } from './support/voices.ts';

const RIGHT = new Map(KNM_BANK.map(({ question, options, correct }) => [question, options[correct] ?? '']));
const MINUTES = 60_000;

test('MOC-01 MOC-03 MOC-04 MOC-07: a whole KNM exam by keyboard, with marks, a reload and open questions', async ({
  page,
}) => {
  await page.clock.install();
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/mock-exam');
  await page.getByRole('link', { name: 'KNM exams' }).click();
  await page.getByRole('link', { name: 'Open KNM mock exam' }).click();
  await look('the introduction');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const main = page.getByRole('main');
  for (let asked = 1; asked <= 38; asked += 1) {
    const question = main.getByRole('heading', { name: new RegExp(`^Vraag ${asked} van 40`) });
    if (asked % 5 === 1) await page.getByRole('button', { name: 'Volgende' }).press('Enter');
    await expect(question).toBeFocused();
    const right = RIGHT.get((await question.locator('span').last().textContent()) ?? '') ?? '';
    const options = await main.locator('fieldset [lang=nl]').allTextContents();
    // One in four is answered wrong.
    const place = asked % 4 === 0 ? (options.indexOf(right) + 1) % 3 : options.indexOf(right);
    await page.keyboard.press(String(place + 1));
    await expect(main.getByRole('radio').nth(place)).toBeChecked();
    if (asked === 7) await page.getByRole('button', { name: 'Vraag markeren' }).press('Enter');
    if (asked === 20) {
      await look('a question');
      await page.clock.runFor(10 * MINUTES);
      await page.reload();
      await expect(question).toBeVisible();
      await expect(main.getByRole('radio').nth(place)).toBeChecked();
      await expect(page.getByRole('timer')).toHaveText(/^3[45]:/);
    }
    await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Alle vragen' }).click();
  await expect(page.getByRole('button', { name: 'Vraag 7: beantwoord, gemarkeerd' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'all questions');
  await page.getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.getByText('2 vragen zijn nog open: 39, 40.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.locator(':focus')).toContainText('KNM mock exam: 29 of 40 right');
  await expect(main.getByText(/checked on|as read by others on/u)).toHaveCount(40);
  await look('the result');
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(38);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'KNM mock exam: 29 of 40 right' })).toBeVisible();
});

test('MOC-04: a reading exam whose time ends while its tab is closed is handed in with its answers', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Reading exam', exact: true }).click();
  await page.getByRole('link', { name: 'Open Exam 1' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Lees eerst de vraag. Lees daarna de tekst.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('1 van 25 beantwoord')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 70 * MINUTES });
  await openApp(later, '/mock-exam');
  await later.getByRole('link', { name: 'Continue: Reading' }).click();
  await expect(later.getByText('The time was over: handed in for you after 65 minutes.')).toBeVisible();
  await expect(later.getByText(/^This exam does not go into your review/)).toBeVisible();
});

/** The questions of the listening exams by the text before their fragment, with the right answer. */
const RIGHT_AFTER_HEARING = new Map(
  LISTENING_EXAM_FRAGMENTS.flat().flatMap(({ setting, questions }) =>
    questions.map(
      ({ question, options, correct }) => [`${setting} ${question}`, options[correct] ?? ''] as const,
    ),
  ),
);

test('MOC-08 MOC-12 LIS-04: listening in the practice format, without a voice: 18 of 30 are enough', async ({
  page,
}) => {
  await takeVoicesAway(page);
  await playFast(page);
  await page.clock.install();
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Listening practice exam' }).click();
  await expect(page.getByText('30 questions in 30 minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/);
  const main = page.getByRole('main');
  const again = page.getByRole('button', { name: 'Nog een keer luisteren' });
  // The question is read aloud without a press, and then the fragment. The clock runs on meanwhile: a sound that doesn't start is given up.
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Computerstem', { exact: true })).toBeVisible();
  // This format allows any number of repeats.
  await again.click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  for (let asked = 1; asked <= 30; asked += 1) {
    const question = main.getByRole('heading', { name: new RegExp(`^Vraag ${asked} van 30`) });
    await expect(question).toBeVisible();
    const setting = await main.locator('p[lang=nl]').first().textContent();
    const text = await question.locator('span').last().textContent();
    const right = RIGHT_AFTER_HEARING.get(`${setting} ${text}`) ?? 'nobody wrote it';
    const options = await main.locator('fieldset [lang=nl]').allTextContents();
    expect(options).toContain(right);
    const place = (options.indexOf(right) + (asked <= 18 ? 0 : 1)) % options.length;
    await page.keyboard.press(String(place + 1));
    await expect(main.getByRole('radio').nth(place)).toBeChecked();
    await page.getByRole('button', { name: asked < 30 ? 'Volgende' : 'Naar het einde' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Inleveren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.locator(':focus')).toContainText('Practice exam: 18 of 30 right');
  await expect(page.getByText('Our own pass mark is 18.')).toBeVisible();
});
