import { fillSignIn, openApp, test } from './journey.ts';
import { NOTHING } from './driver/site.ts';
import { FAILURE_MESSAGES } from './late-part.ts';
import { fileOf, LATE_PARTS } from './late-parts.ts';

/** The app and the browser log the refused files on the console. */
test.use({ allowed: [/^console\.(log|warn|error): (?!.*\[an object])/] });

/** It would deliver all parts anyway. */
const WORKER = /\/sw\.js/;
const refusing = (part: string) => new RegExp(`/${fileOf(part).replaceAll('.', '\\.')}|${WORKER.source}`);

for (const { part, at, open, failure, afterLoading } of LATE_PARTS) {
  test(`QUA-12 QUA-21 NAV-08: ${part} fails to load, and loads on the next try`, async ({
    remembered,
    stranger: visit,
    site,
  }) => {
    site.refused = refusing(part);
    await visit.open(NOTHING);
    await visit.run((items) => Object.assign(localStorage, items), remembered);
    await openApp(visit, at);
    await open(visit);
    const { text, again } = FAILURE_MESSAGES[failure];
    await visit.text(text).first().shown();
    site.refused = WORKER;
    if (again === null) await open(visit);
    // What is loaded ahead is also retried: then there is nothing to press, and the part just appears.
    else
      await visit
        .button(again)
        .first()
        .press()
        .catch(() => undefined);
    await afterLoading(visit);
  });
}

test('QUA-12 QUA-21: the app behind the sign-in page fails to load, and loads on the next try', async ({
  stranger,
  site,
}) => {
  site.refused = refusing('src/app/shell/signed-in-app.tsx');
  await stranger.open('/login');
  await fillSignIn(stranger);
  await stranger.button('Sign In').press();
  await stranger.text(FAILURE_MESSAGES.page.text).shown();
  site.refused = WORKER;
  await stranger.button(FAILURE_MESSAGES.page.again).press();
  await stranger.link('Oefenpad, to Home').shown();
});
