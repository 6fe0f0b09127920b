import { expect, openApp, test } from './journey.ts';
import { PAGES } from './pages.ts';
import { readStudyLog } from './study-log.ts';

test('QUA-10 QUA-21: after one visit every page opens and works while the server is down', async ({
  visit,
  site,
}) => {
  test.setTimeout(180_000);
  await visit.run(async () => {
    await navigator.serviceWorker.ready;
  });
  site.refused = /./;
  for (const [path, title] of Object.entries(PAGES)) {
    await openApp(visit, path);
    await expect.poll(() => visit.run(() => document.title)).toBe(`${title} · Oefenpad`);
    await visit.css('main h1').first().shown();
  }
  await openApp(visit, '/vocabulary');
  await visit.button(/Who Are You/).press();
  await visit.button('Personal Details').press();
  await visit.text(/^Word 1 of \d+$/).shown();
  await visit.button('Show Translation').press();
  await visit.button('I knew it').press();
  await visit.text(/^Word 2 of \d+$/).shown();
  await expect.poll(async () => (await readStudyLog(visit)).length).toBe(1);
});
