import { expect, openApp, test } from './journey.ts';
import type { Site } from './driver/site.ts';

/** The app and the browser log the refused files on the console. */
test.use({ allowed: [/^console\.(log|warn|error): (?!.*\[an object])/] });

/** The files of a part, and the service worker, which would deliver them anyway. */
const refuse = (site: Site, part: string) => {
  site.refused = new RegExp(`/assets/${part}|/sw\\.js`);
};
const mend = (site: Site) => {
  site.refused = /\/sw\.js/;
};

for (const [link, path, file, title] of [
  ['Vocabulary', '/vocabulary', 'vocabulary-screen', 'Vocabulary'],
  ['Culture', '/culture', 'culture-screen', 'Culture'],
  ['Misc', '/misc', 'misc-screen', 'Miscellaneous Dutch'],
] as const) {
  test(`QUA-21 QUA-12 NAV-08: the code of ${path} fails to load; back online, Try Again loads it`, async ({
    visit,
    site,
  }) => {
    refuse(site, file);
    await openApp(visit, '/review');
    await visit.link(link).within(visit.role('navigation', 'Main')).press();
    await visit.heading('Something went wrong').shown();
    mend(site);
    await visit.button('Try Again').press();
    await visit.heading(title).shown();
    await visit.isAt(path);
  });
}

test('QUA-21 QUA-12: lists, cards and a dialog of words fail to load ahead, and load on the next try', async ({
  visit,
  site,
}) => {
  refuse(site, '(topic-lists|word-cards|word-of-the-day-dialog|logout-dialog)');
  await openApp(visit, '/vocabulary');
  await visit.button('1 Who Are You?').press();
  await visit.text('This part could not be loaded').shown();
  // Still offline: the message is shown again.
  const asked = () => site.asked.filter((url) => /topic-lists/.test(url)).length;
  const askedBefore = asked();
  await visit.button('Try Again').press();
  await expect.poll(asked).toBeGreaterThan(askedBefore);
  await visit.text('This part could not be loaded').shown();
  refuse(site, '(word-cards|word-of-the-day-dialog|logout-dialog)');
  await visit.button('Try Again').press();
  await visit.button('Personal Details').press();
  await visit.text('This part could not be loaded').shown();
  mend(site);
  await visit.button('Try Again').press();
  await visit.text(/^Word 1 of \d+$/).shown();
  await visit.button('Logout').press();
  await visit.role('dialog', 'Confirm Logout').shown();
  expect(site.asked.filter((url) => /word-cards/.test(url)).length).toBeGreaterThan(1);
});
