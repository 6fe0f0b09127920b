import { laidOut } from './support/accessibility.ts';
import { drawTheSame, openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection, type SECTIONS } from './support/misc.ts';
import { answerTwice, button, PHONE, thumbOn } from './support/thumb.ts';

test.use({ viewport: PHONE });

test('QUA-22 GRA-03 GRA-19 GRA-20: quizzes, practice and their dialogs continue at the lower edge', async ({
  page,
}) => {
  // Of a short question the end comes into view, and its bar stands higher.
  await drawTheSame(page);
  await openApp(page, '/grammar');
  const dialog = page.getByRole('dialog');
  await button(page, 'Grammar Quiz of the Day').click();
  await answerTwice(dialog, {
    options: dialog.locator('fieldset').getByRole('button'),
    next: 'Try Another Question',
  });
  await button(dialog, 'Close').click();
  await button(page, 'Correct the Grammar').click();
  const inReach = thumbOn();
  for (const _ of [1, 2]) {
    await dialog.getByLabel('Your correction').fill('Ik');
    await inReach(button(dialog, 'Submit Correction'), 'next');
    await button(dialog, 'Submit Correction').click();
    await inReach(button(dialog, 'Mine was wrong'), 'judge');
    await button(dialog, 'Mine was wrong').click();
    await inReach(button(dialog, 'Try Another Correction'), 'next');
    await button(dialog, 'Try Another Correction').click();
  }
  await button(dialog, 'Close').click();
  await button(page, '4 Main Clauses').click();
  const quiz = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Quiz: / }) })
    .first();
  await answerTwice(quiz, {
    options: quiz.locator('fieldset').first().getByRole('button'),
    next: 'Next Question',
  });
  await button(page, /^Practise more/)
    .first()
    .click();
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  for (const _ of [1, 2]) {
    await expect(words.first()).toBeVisible();
    while ((await words.count()) > 0) await words.first().click();
    await inReach(button(page, 'Check'), 'check');
    await button(page, 'Check').click();
    await expect(page.getByText(/^(That is right\.|Not right\.)/).last()).toBeInViewport();
    await inReach(button(page, 'Next sentence'), 'check');
    await button(page, 'Next sentence').click();
  }
  await button(page, 'Back to Topics').click();
  await button(page, /To Do Something/).click();
  await button(page, 'Practise this').first().click();
  for (const _ of [1, 2]) {
    await page.getByRole('textbox', { name: 'Your answer' }).fill('iets');
    await inReach(button(page, 'Check'), 'typed');
    await button(page, 'Check').click();
    await inReach(button(page, 'Mine was wrong'), 'typed judged');
    await button(page, 'Mine was wrong').click();
    await expect(page.getByText('Counted as wrong.')).toBeInViewport();
    await inReach(button(page, 'Next'), 'typed');
    await button(page, 'Next').click();
  }
});

test('QUA-22 MSC-11 MSC-13: the games of /misc continue at the lower edge', async ({ page }) => {
  const openSection = async (title: keyof typeof SECTIONS) => {
    // Another address of the same page would not open it again.
    await page.goto('about:blank');
    return openMiscSection(page, title);
  };
  const inReach = thumbOn();
  const time = await openSection('Time');
  await button(time, 'Quiz').click();
  await expect(button(time, 'Play')).toBeInViewport({ ratio: 1 });
  await button(time, 'Play').click();
  const phrases = time.getByRole('group', { name: 'Hoe laat is het?' }).getByRole('button');
  await answerTwice(time, { options: phrases, next: 'Next Question' });

  const town = await openSection('Directions');
  await button(town, 'Follow a route').click();
  await answerTwice(town, { options: button(town, /^Bij /), next: 'Next route' });
  await button(town, 'Walk to the station').click();
  for (const name of ['Ga rechtdoor straight on', 'Keer om turn round', 'Sla linksaf turn left']) {
    await inReach(button(town, name), name.startsWith('Keer') ? 'second row' : 'first row');
    await button(town, name).click();
    await expect(town.getByRole('img', { name: /^A town of five/ })).toBeInViewport({ ratio: 0.98 });
  }

  const family = await openSection('Family Relations');
  await button(family, 'Play the family quiz').click();
  const relatives = family.getByRole('group', { name: /mijn/ }).getByRole('button');
  await answerTwice(family, { options: relatives, next: 'Next Question' });

  const numbers = await openSection('Numbers');
  const readTheWords = numbers.getByText('Read the words', { exact: true });
  // Scrolled into view at the lower edge, as when somebody scrolls down. A click would scroll to the middle, and Play would end there, too.
  await expect(async () => {
    await readTheWords.evaluate((label) => label.scrollIntoView({ block: 'nearest' }));
    await laidOut(page);
    await expect(readTheWords).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass({ timeout: 20_000 });
  await readTheWords.click();
  await inReach(button(numbers, 'Play'), 'play');
  await button(numbers, 'Play').click();
  for (const _ of [1, 2]) {
    await numbers.getByRole('textbox', { name: 'The number' }).fill('3');
    await expect(button(numbers, 'Check')).toBeInViewport({ ratio: 1 });
    await button(numbers, 'Check').click();
    await inReach(button(numbers, 'Next number'), 'next');
    await button(numbers, 'Next number').click();
  }
});
