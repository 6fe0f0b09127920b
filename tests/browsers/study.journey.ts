import { rows as stems } from '#content/grammar/quizzes/stem.ts';
import { expect, openApp, test } from './journey.ts';
import { readStudyLog } from './study-log.ts';

test('QUA-21 VOC-05 MEM-01: words are turned and rated, and the answers survive a reload', async ({
  visit,
}) => {
  await openApp(visit, '/vocabulary');
  await visit.button(/Who Are You/).press();
  await visit.button('Personal Details').press();
  await visit.text(/^Word 1 of \d+$/).shown();
  await visit.button('Show Translation').press();
  await visit.button('I knew it').press();
  await visit.text(/^Word 2 of \d+$/).shown();
  await visit.button('Show Translation').press();
  await visit.button('Not yet').press();
  await visit.text(/^Word 3 of \d+$/).shown();
  const grades = async () => (await readStudyLog(visit)).map((answer) => answer.split(' ')[1]);
  await expect.poll(grades).toEqual(['good', 'again']);
  await visit.reload();
  await visit.text(/^Word 3 of \d+$/).shown();
  expect(await grades()).toEqual(['good', 'again']);
  await visit.back();
  await visit.heading('Who Are You?').shown();
});

test('QUA-21 VOC-04: a word is found by its Dutch and by its English', async ({ visit }) => {
  await openApp(visit, '/vocabulary');
  await visit.css('input[type=search]').type('huisarts');
  await visit.heading('de huisarts').shown();
  await visit.key('Escape');
  await visit.css('input[type=search]').type('appointment');
  await visit.heading('de afspraak').shown();
});

test('QUA-21 INT-02 INT-04: a question is answered and rated, then the next one opens', async ({ visit }) => {
  await openApp(visit, '/vragenlijst');
  await visit.button('1 Personal Information').press();
  await visit.button('Show Answer').press();
  await visit.button('Correct!').press();
  await visit.text('Well done! ✅').shown();
  await visit.button('Next').press();
  await visit.button('Show Answer').shown();
  await expect
    .poll(async () => (await readStudyLog(visit)).map((answer) => /^interaction:\S+ good$/.test(answer)))
    .toEqual([true]);
});

test('QUA-21 CUL-02 CUL-03: a culture word is turned and rated', async ({ visit }) => {
  await openApp(visit, '/culture');
  await visit.button('Health').press();
  await visit.button(/^Start Section De huisarts/).press();
  await visit.text(/^Word 1 of \d+$/).shown();
  await visit.button('Show Translation').press();
  await visit.button('I knew it').press();
  await visit.text(/^Word 2 of \d+$/).shown();
  await expect.poll(async () => (await readStudyLog(visit)).length).toBe(1);
});

test('QUA-21 GRA-03: a lesson is opened and its quiz answered to the end', async ({ visit }) => {
  await openApp(visit, '/grammar');
  await visit.button('2 Verbs').press();
  await visit.button('1 Basic Conjugation').press();
  // Below the lesson; the first of its quizzes.
  const quiz = visit.css('section:has(h3)').with(visit.heading('Quiz: the stem'));
  for (const [place, { options, correct }] of stems.entries()) {
    await visit
      .text(`Question ${place + 1} of 5`)
      .within(quiz)
      .shown();
    await visit
      .button(options[correct] ?? '')
      .within(quiz)
      .press();
    await visit
      .button(place === 4 ? 'Finish Quiz' : 'Next Question')
      .within(quiz)
      .press();
  }
  await visit.text('Final Score: 5/5').shown();
  await expect.poll(async () => (await readStudyLog(visit)).length).toBe(5);
});

test('QUA-21 VID-03 DAT-05: videos are listed and searched, and no player is requested', async ({
  visit,
}) => {
  await openApp(visit, '/youtube');
  await visit.button('Music').press();
  await visit.text(/^\d+ videos$/).shown();
  // Those below the window follow a moment later.
  await expect.poll(() => visit.button(/^Play /).count()).toBeGreaterThan(10);
  const all = await visit.button(/^Play /).count();
  await visit.label('Search').type('herman');
  await expect.poll(() => visit.button(/^Play /).count()).toBeLessThan(all);
  expect(await visit.css('iframe').count()).toBe(0);
});

/** The middle of a word on the screen: it is no element of its own. */
const middleOf = (wanted: string): { x: number; y: number } => {
  const walker = document.createTreeWalker(
    document.querySelector('article') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(wanted) ?? -1;
    if (start < 0) continue;
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + wanted.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  throw new Error(`${wanted} is not in the text`);
};

test('QUA-21 RDG-01 RDG-03: a word of a text answers to a press, and by keyboard', async ({ visit }) => {
  await openApp(visit, '/reading');
  await visit.button('Mijn eerste sneeuw').press();
  await visit.text('Alles is wit!').shown();
  const sheet = visit.role('dialog', 'wit');
  // What answers comes some seconds after the first screen.
  await expect
    .poll(async () => {
      const { x, y } = await visit.run(middleOf, 'wit');
      await visit.pressAt(x, y);
      return sheet.count();
    })
    .toBe(1);
  await visit.text('white').within(sheet).shown();
  await visit.key('Escape');
  await sheet.gone();
  await visit.type('w');
  await visit.text(/Arrow keys: next word/).shown();
  await visit.key('Enter');
  await visit.role('dialog').shown();
  await visit.key('Escape');
});
