import { parseNumber } from '#dutch/parse-number.ts';
import { expect, openApp, test } from './journey.ts';
import type { Visit } from './driver/visit.ts';
import { readStudyLog } from './study-log.ts';

/** Waits until all sections are loaded, so that nothing moves any more. */
async function openSection(visit: Visit, path: string, title: string): Promise<void> {
  await openApp(visit, path);
  await expect.poll(() => visit.focused()).toBe(title);
  await visit.text(/: loading …/).gone();
}

test('QUA-21 MSC-09: numbers are read and typed, three of them', async ({ visit }) => {
  await openSection(visit, '/misc#numbers-section', 'Numbers');
  const numbers = visit.css('#numbers-section');
  await visit.text('Up to 1000').within(numbers).press();
  await visit.text('Read the words').within(numbers).press();
  await visit.button('Play').within(numbers).press();
  for (let number = 1; number <= 3; number += 1) {
    await visit.text(`Number ${number} of 10`).within(numbers).shown();
    const shown = visit.css('output[lang=nl]').within(numbers).last();
    await shown.shown();
    await visit
      .label('The number')
      .within(numbers)
      .type(String(parseNumber((await shown.texts())[0] ?? '')));
    await visit.key('Enter');
    await visit.text('Right!').within(numbers).shown();
    await visit.key('Enter');
  }
  await expect
    .poll(async () => (await readStudyLog(visit)).map((answer) => answer.split(' ')[1]))
    .toEqual(['right', 'right', 'right']);
});

test('QUA-21 MSC-13: a clock is read, right or wrong', async ({ visit }) => {
  await openSection(visit, '/misc#time-practice', 'Time');
  const time = visit.css('#time-practice');
  await visit.button('Quiz').within(time).press();
  await visit.button('Play').within(time).press();
  await visit
    .text(/^Clock 1 of 10/)
    .within(time)
    .shown();
  await visit
    .role('img', /^Clock showing/)
    .within(time)
    .shown();
  await visit.button(/./).within(visit.role('group', 'Hoe laat is het?').within(time)).nth(1).press();
  await visit.button('Next Question').within(time).press();
  await visit
    .text(/^Clock 2 of 10/)
    .within(time)
    .shown();
  await expect.poll(async () => (await readStudyLog(visit)).length).toBe(1);
});
