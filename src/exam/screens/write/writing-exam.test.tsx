import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import type { MockExamView } from '#routes/mock-exam-views.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: WritingExam } = await WRITING.mock.load();

const [FIRST] = WRITING_EXAM_TASKS;
const LETTER =
  'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Morgen ik kan niet bellen. Mijn collega Omar kan werken en hij vind het goet. Is dat goed?\n\nGroeten,\nHassan';
const ENGLISH =
  'Dear sir, my daughter is ill today and she can not come to school. I think that she will be back on Monday morning.';

function Page() {
  const [view, showView] = useState<Exclude<MockExamView, { kind: 'parts' }>>({
    kind: 'part',
    part: 'writing',
  });
  return (
    <WritingExam
      view={view}
      showView={(next) => (next.kind === 'parts' ? undefined : showView(next))}
      goBack={() => undefined}
    />
  );
}

async function open(platform: FakePlatform = createFakePlatform()) {
  await renderPage(platform, <Page />);
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

async function start(exam = 'Choose Exam 1') {
  const opened = await open();
  await press(exam);
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
    expect(
      await screen.findByRole('heading', { name: /^Exam 1: 4 of 42 practice points so far/ }),
    ).toBeTruthy();
    expect(document.body.textContent).toContain('The time was over: handed in for you after 40 minutes.');
    await press('All Writing exams');
    expect(screen.getByText('Exam 1: 4 of 42 practice points')).toBeTruthy();
    await press(/^View result/);
    expect(taskResult(3).getByText(/Morgen ik kan/, { selector: 'p' })).toBeTruthy();
  });

  it('MOC-07 MOC-09: the result asks about content, counts what can be counted, and asks about the language', async () => {
    const platform = createFakePlatform();
    platform.spelling.unknown.set('goet', ['goed', 'groet']);
    await open(platform);
    await press('Choose Exam 1');
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
      'let opgoet. Did you mean goed, groet?',
    );
    expect(letter.getByText(/^Is the verb in second place/).textContent).toContain('Morgen ik');
    expect(screen.getByRole('region', { name: 'Task 3' }).textContent).not.toMatch(/error|wrong|mistake/i);
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
    expect(screen.getByRole('heading', { name: 'Exam 1: 10 of 42 practice points' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Een dag vrij vragen 10 of 12/ })).toBeTruthy();
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

  it('MOC-09 MEM-01 WRI-03: each text is in the log once, a short good letter as right and English as wrong', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    await goTo(4);
    await fill(sheet(), ENGLISH);
    await handIn();
    await userEvent.click(taskResult(3).getByLabelText('Does it say which day?'));
    await userEvent.click(taskResult(3).getByLabelText('Did you give the reason?'));
    await userEvent.click(taskResult(3).getByLabelText('Did you name somebody who can work for you?'));
    await userEvent.click(taskResult(3).getByRole('button', { name: 'Count these points' }));
    expect(await logged(platform)).toMatchObject([
      { itemId: 'text:mock-writing-1-day-off', activity: 'mock-exam', grade: 'right', answer: LETTER },
      { itemId: 'text:mock-writing-1-ill-child', activity: 'mock-exam', grade: 'wrong', answer: ENGLISH },
    ]);
  });

  it('MOC-09: ticking that a text covers no point is logged too', async () => {
    const { platform } = await start();
    await goTo(3);
    await fill(sheet(), LETTER);
    await handIn();
    await userEvent.click(taskResult(3).getByRole('button', { name: 'Count these points' }));
    expect((await logged(platform)).map((event) => ('grade' in event ? event.grade : null))).toEqual([
      'right',
      'again',
    ]);
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
    await open();
    await press('Choose Practice exam');
    expect(screen.getByText(/3 tasks in 90 minutes/)).toBeTruthy();
    expect(screen.getByText(/18 points are enough/)).toBeTruthy();
    await userEvent.click(screen.getByLabelText('No clock'));
    await press('Start');
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Alle opdrachten');
    expect(screen.getAllByRole('button', { name: /^Opdracht \d: open$/ })).toHaveLength(3);
  });
});
