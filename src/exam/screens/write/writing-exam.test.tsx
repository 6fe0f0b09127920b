import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { MockPartProps } from '#exam/part.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { loadLexicon } from '#practice/practice-lexicon.ts';
import { MockExamPage, newestResult } from '#testing/mock-exam-page.tsx';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: WritingExam } = await WRITING.mock.load();

const [FIRST] = WRITING_EXAM_TASKS;
const LETTER =
  'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Morgen ik kan niet bellen. Mijn collega Omar kan werken en hij vind het goet. Is dat goed?\n\nGroeten,\nHassan';
const ENGLISH =
  'Dear sir, my daughter is ill today and she can not come to school. I think that she will be back on Monday morning.';

/** Without the word lists, which are out of reach here, letters are judged by the words of practice. */
async function loadJudge(platform: FakePlatform) {
  const isLoaded = loadLexicon(platform).then(() => true);
  for (let tries = 0; tries < 4; tries += 1) {
    await settlePage();
    act(() => platform.advance(5000));
  }
  await act(async () => expect(await isLoaded).toBe(true));
}

const introOf = (examId: string): MockPartProps['view'] => ({ kind: 'intro', part: 'writing', examId });

async function open(platform: FakePlatform = createFakePlatform(), first = introOf('writing-1')) {
  await renderPage(platform, <MockExamPage Part={WritingExam} first={first} />);
  return { platform, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Uw / });

/** As by pasting: each key of a long text would redraw the page. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function start() {
  const opened = await open();
  await press('Start');
  return opened;
}

/** Goes to a task by its number in the list of all. */
async function goTo(number: number) {
  await press('Alle opdrachten');
  await press(new RegExp(`^Opdracht ${number}:`));
}

async function handIn() {
  await press('Alle opdrachten');
  await press('Inleveren');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
}

/** The same device after the browser was closed for a while. */
async function reopen(platform: FakePlatform, laterMs: number) {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform, { laterMs }));
}

async function logged(platform: FakePlatform) {
  await act(async () => platform.advance(MINUTE_MS));
  return platform.database.events;
}

const taskResult = (number: number) => within(screen.getByRole('region', { name: `Task ${number}` }));

describe('writing exam', () => {
  it('MOC-02 MOC-03: four tasks in Dutch without tips or English, in any order; the open ones are named', async () => {
    await start();
    expect(screen.getByRole('heading', { name: /Opdracht 1 van 4/ }).textContent).toContain(
      FIRST?.[0]?.title,
    );
    await fill(screen.getByLabelText('Geboortedatum'), '3-9-1990');
    await goTo(3);
    await fill(sheet(), LETTER);
    expect(document.body.textContent).not.toMatch(/Tips|Does it say|example/);
    await press('Alle opdrachten');
    expect(button('Opdracht 1: beantwoord')).toBeTruthy();
    await press('Inleveren');
    expect(within(screen.getByRole('dialog')).getByText(/2 opdrachten zijn nog open: 2, 4\./)).toBeTruthy();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nog niet' }));
    await press('Opdracht 1: beantwoord');
    expect(screen.getByLabelText<HTMLInputElement>('Geboortedatum').value).toBe('3-9-1990');
  });

  it('MOC-04: a closed browser comes back to the same task with the same text; the time went on', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    await reopen(platform, 15 * MINUTE_MS);
    await waitFor(() => expect(sheet().value).toBe(LETTER));
    expect(screen.getByRole('timer').textContent).toBe('25:00');
  });

  it('MOC-04 MOC-11: if the time ends while it is closed it is submitted as it is, and can be reopened', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    const later = await reopen(platform, 60 * MINUTE_MS);
    act(() => later.platform.clock.advance(1));
    expect(await screen.findByRole('heading', { name: 'Exam 1: 1 text to check' })).toBeTruthy();
    expect(document.body.textContent).toContain('The time was over: handed in for you after 40 minutes.');
    await settlePage();
    cleanup();
    await open(reloadPage(later.platform), newestResult(later.platform, 'writing'));
    expect(screen.getByRole('heading', { name: 'Exam 1: 1 text to check' })).toBeTruthy();
    expect(taskResult(3).getByText(/Morgen ik kan/, { selector: 'p' })).toBeTruthy();
  });

  it('MOC-07 MOC-09: the result asks about content, counts what can be counted, and asks about the language', async () => {
    const platform = createFakePlatform();
    platform.spelling.unknown.set('goet', ['gut', 'goed']);
    await open(platform);
    await loadJudge(platform);
    await press('Start');
    await goTo(3);
    await fill(sheet(), LETTER);
    await goTo(4);
    await fill(sheet(), ENGLISH);
    await handIn();
    expect(screen.getByText('Practice points, not a grade.')).toBeTruthy();
    const letter = taskResult(3);
    expect(letter.getByRole('heading', { name: 'A good answer' })).toBeTruthy();
    expect(letter.getByRole('heading', { name: 'Just enough' })).toBeTruthy();
    expect(letter.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Taak/),
      expect.stringMatching(/^Grammatica/),
      expect.stringMatching(/^Spelling/),
      expect.stringMatching(/^Samenhang/),
      expect.stringMatching(/^Woorden/),
    ]);
    expect(letter.getByText('let op').closest('li')?.textContent).toBe(
      'let opgoet. Did you mean goed, goede, doet?',
    );
    const advice = within(letter.getByRole('region', { name: 'Advice' })).getAllByRole('listitem');
    expect(advice.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Morgen ik kan: .*Perhaps: Morgen kan ik$/),
      expect.stringMatching(/^hij vind: .*Perhaps: hij vindt$/),
    ]);
    expect(screen.getByRole('row', { name: /Een dag vrij vragen to check/ })).toBeTruthy();
    expect(taskResult(4).getByText(/Fewer than half of these words are Dutch/)).toBeTruthy();
    expect(taskResult(1).getByText('You wrote nothing.')).toBeTruthy();
    for (const check of [
      'Does it say which day?',
      'Did you give the reason?',
      'Did you ask whether it is all right?',
    ])
      await userEvent.click(letter.getByLabelText(check));
    await userEvent.click(letter.getByRole('button', { name: 'Count these points' }));
    expect(letter.queryByRole('checkbox')).toBeNull();
    // One of the four points is missing, and there are two places with a verb in four sentences.
    expect(screen.getByRole('heading', { name: 'Exam 1: 7 of 40 practice points' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Een dag vrij vragen 7 of 10/ })).toBeTruthy();
  });

  it('SPK-06: the example texts of a result can be listened to, line by line', async () => {
    const { platform } = await start();
    await handIn();
    await press('Listen to all example texts');
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    const example = FIRST?.[0]?.models.good.text ?? '';
    expect(example.split('\n')[0]?.startsWith(platform.speech.spoken[0] ?? '?')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Just enough' }));
    expect(screen.getByText('Press Start and listen.')).toBeTruthy();
  });

  it('JDG-07 MEM-01: an English text is logged as wrong at once, another once its writer has counted its points', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    await goTo(4);
    await fill(sheet(), ENGLISH);
    await handIn();
    const english = {
      itemId: 'text:mock-writing-1-ill-child',
      activity: 'mock-exam',
      grade: 'wrong',
      answer: ENGLISH,
    };
    expect(await logged(platform)).toMatchObject([english]);
    for (const box of taskResult(3).getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(taskResult(3).getByRole('button', { name: 'Count these points' }));
    expect(await logged(platform)).toMatchObject([
      english,
      { itemId: 'text:mock-writing-1-day-off', activity: 'mock-exam', grade: 'right', answer: LETTER },
    ]);
  });

  it('JDG-07: a text of which nothing is ticked gets no points, and is logged as wrong', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    await handIn();
    await userEvent.click(taskResult(3).getByRole('button', { name: 'Count these points' }));
    expect(taskResult(3).getByText('0 of 10 practice points')).toBeTruthy();
    expect(taskResult(3).getByText(/^You ticked less than half of what was asked/)).toBeTruthy();
    expect(await logged(platform)).toMatchObject([{ grade: 'wrong' }]);
  });

  it('JDG-06: an example counts as seen in the next sitting, not in the one that shows it', async () => {
    const model = FIRST?.[2]?.models.good.text ?? '';
    let { platform } = await start();
    for (const isSeen of [false, true]) {
      await goTo(3);
      await fill(sheet(), model);
      await handIn();
      expect(taskResult(3).queryByText(/copied from the task or from an example/) !== null).toBe(isSeen);
      if (isSeen) continue;
      platform = (await reopen(platform, MINUTE_MS)).platform;
      await press('Start');
    }
  });

  it('MOC-09: without the dictionary the result says what is missing, and tries again', async () => {
    const { platform } = await start();
    platform.spelling.setAvailable(false);
    await goTo(3);
    await fill(sheet(), LETTER);
    await handIn();
    expect(await screen.findByText(/The dictionary is not on this device yet/)).toBeTruthy();
    platform.spelling.setAvailable(true);
    await press('Try again');
    expect(await screen.findByText(/The dictionary knows all your words/)).toBeTruthy();
  });

  it('MOC-05 MOC-12: the practice exam has three tasks in 90 minutes, and can be sat without a clock', async () => {
    await open(createFakePlatform(), introOf('writing-practice'));
    expect(screen.getByText(/3 tasks in 90 minutes/)).toBeTruthy();
    expect(screen.getByText(/pass mark is 18 points/)).toBeTruthy();
    await userEvent.click(screen.getByLabelText('No clock'));
    await press('Start');
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Alle opdrachten');
    expect(screen.getAllByRole('button', { name: /^Opdracht \d: open$/ })).toHaveLength(3);
  });
});
