import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { KNM } from '#exam/a2/knm.ts';
import { READING } from '#exam/a2/reading.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { ExamPart } from '#exam/part.ts';
import { readEntryState } from '#browser/history/app-history.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { MockExamPage } from '#testing/mock-exam-page.tsx';
import { renderPage } from '#testing/render-page.tsx';

/** Each question with its right answer. */
const RIGHT = new Set(
  [...KNM_BANK, ...READING_EXAM_TEXTS.flat().flatMap(({ questions }) => questions)].map(
    ({ question, options, correct }) => `${question}\n${options[correct]}`,
  ),
);

/** As the button of the exam page leads here: to the introduction of the practice format. */
async function openPractice({ slug, mock }: ExamPart) {
  const { default: Part } = await mock.load();
  const platform = createFakePlatform();
  await renderPage(
    platform,
    <MockExamPage Part={Part} first={{ kind: 'intro', part: slug, examId: `${slug}-practice` }} />,
  );
  return platform;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const timer = () => screen.getByRole('timer', { name: 'Tijd over' }).textContent;

/** The time of a whole exam goes by with the tab asleep. */
async function sleepFor(platform: FakePlatform, minutes: number) {
  platform.clock.jump(minutes * MINUTE_MS);
  await act(async () => platform.advance(SECOND_MS));
}

/** By element and text: thirty questions by role would take most of a minute on a slow machine. */
const radios = () => [...document.querySelectorAll('input[type=radio]')];
const pressText = (text: string) => fireEvent.click(screen.getByText(text));

/** Chooses the right option of the question on the screen, or another one. */
function answer(isRight: boolean) {
  if (radios().length === 0) pressText('Volgende');
  const question = [...document.querySelectorAll('h2[lang=nl] span')].at(-1)?.textContent ?? '';
  const options = radios().map((radio) => {
    const text = radio.closest('label')?.querySelector('[lang=nl]')?.textContent ?? '';
    return { radio, isRight: RIGHT.has(`${question}\n${text}`) };
  });
  expect(options.filter((option) => option.isRight)).toHaveLength(1);
  fireEvent.click(options.find((option) => option.isRight === isRight)?.radio ?? document.body);
}

describe('the practice formats of the exam page', () => {
  it.each([
    ['reading', READING, 65],
    ['knm', KNM, 45],
  ] as const)(
    'MOC-12 EXM-08: %s is sat: 30 questions, 18 right are enough, and one is led on to what was missed',
    async (_slug, part, minutes) => {
      const platform = await openPractice(part);
      expect(document.body.textContent).toContain(`30 questions in ${minutes} minutes`);
      expect(document.body.textContent).toContain('Our own pass mark is 18 right answers.');
      press('Start');
      expect(timer()).toBe(`${minutes}:00`);
      for (let asked = 1; asked <= 30; asked += 1) {
        answer(asked <= 18);
        pressText(asked < 30 ? 'Volgende' : 'Naar het einde');
      }
      expect(screen.getAllByRole('button', { name: /^Vraag \d+: beantwoord$/ })).toHaveLength(30);
      await sleepFor(platform, minutes);
      expect(await screen.findByRole('heading', { name: 'Practice exam: 18 of 30 right' })).toBeTruthy();
      expect(document.body.textContent).toContain('Enough: 18 of 30. Our own pass mark is 18.');
      expect(document.body.textContent).toContain(
        `The time was over: handed in for you after ${minutes} minutes.`,
      );
      // By what was missed one is led on to more of it.
      const [more] = screen.getAllByRole('link', { name: /^Practise: / });
      fireEvent.click(more ?? document.body);
      expect(location.pathname).toBe(part.game.path);
      expect(readEntryState().view).toMatchObject({ kind: 'calm' });
    },
  );

  it('MOC-12: writing is sat: three tasks in 90 minutes, and 18 points are enough', async () => {
    await openPractice(WRITING);
    expect(document.body.textContent).toContain('3 tasks in 90 minutes');
    expect(document.body.textContent).toContain('Our own pass mark is 18 points.');
    press('Start');
    expect(timer()).toBe('90:00');
    for (let task = 1; task <= 3; task += 1) {
      for (const field of screen.getAllByRole('textbox'))
        fireEvent.change(field, { target: { value: TEXT } });
      press(task < 3 ? 'Volgende' : 'Naar het einde');
    }
    press('Inleveren');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
    await screen.findByRole('heading', { name: /^Practice exam: \d texts? to check$/ });
    for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
    for (const count of screen.getAllByRole('button', { name: 'Count these points' })) fireEvent.click(count);
    const heading = await screen.findByRole('heading', { name: /practice points$/ });
    const [, earned, of] = /(\d+) of (\d+)/.exec(heading.textContent) ?? [];
    expect(Number(earned)).toBeGreaterThanOrEqual(18);
    expect(Number(of)).toBeGreaterThanOrEqual(30);
    expect(document.body.textContent).toContain('Our own pass mark is 18.');
  });

  it('MOC-12: speaking is sat: three tasks in 15 minutes, and 18 points of one’s own rating are enough', async () => {
    const platform = await openPractice(SPEAKING);
    expect(document.body.textContent).toContain('3 tasks in 15 minutes');
    expect(document.body.textContent).toContain('Our own pass mark is 18 points.');
    press('Start');
    expect(timer()).toBe('15:00');
    for (let task = 1; task <= 3; task += 1) {
      expect(screen.getByText(`Deel ${task} van 3`)).toBeTruthy();
      expect(screen.getByText('Dit is 1 opdracht. U mag 60 seconden spreken.')).toBeTruthy();
      press('Volgende');
      press('Opnemen');
      await screen.findByRole('timer', { name: 'Tijd om te spreken' });
      press('Stop met opnemen');
      await screen.findByText('Opgenomen: 4 s');
      press(task < 3 ? 'Volgende' : 'Naar het einde');
    }
    await sleepFor(platform, 15);
    expect(await screen.findByRole('heading', { name: 'Practice exam: 3 of 3 recorded' })).toBeTruthy();
    expect(document.body.textContent).toContain('Our own pass mark is 18 of 36.');
    await waitFor(() => expect(platform.database.events).toHaveLength(3));
  });
});

/** Fits no task, but meets all countable criteria; its content is ticked. */
const TEXT =
  'Beste Ria,\n\nIk kom morgen niet, want ik ben ziek. Mijn zoon is ook thuis en hij slaapt veel. Ik bel je volgende week, omdat ik dan weer werk. Maar kun je mij vandaag helpen?\n\nGroeten,\nSamira';
