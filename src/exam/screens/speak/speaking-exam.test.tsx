import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import type { MockPartProps } from '#exam/part.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { eraseOwnData } from '#pages/settings/erase.ts';
import { examRecordings } from '#storage/exam-recordings.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { MockExamPage, newestResult } from '#testing/mock-exam-page.tsx';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: SpeakingExam } = await SPEAKING.mock.load();

const TASKS = SPEAKING_EXAM_TASKS[0] ?? [];

const introOf = (examId: string): MockPartProps['view'] => ({ kind: 'intro', part: 'speaking', examId });

async function open(platform: FakePlatform = createFakePlatform(), first = introOf('speaking-1')) {
  await renderPage(platform, <MockExamPage Part={SpeakingExam} first={first} />);
  // As by the first press: from then on the page may speak by itself.
  platform.page.touch();
  const user = userEvent.setup();
  return {
    platform,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    user,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function start(examId = 'speaking-1') {
  const opened = await open(createFakePlatform(), introOf(examId));
  await opened.press('Start');
  await opened.press('Volgende');
  return opened;
}

async function record(
  { press }: Opened,
  begin: 'Opnemen' | 'Opnieuw opnemen' | 'Nog een keer proberen' = 'Opnemen',
) {
  await press(begin);
  await waitFor(() => expect(screen.getByRole('timer', { name: 'Tijd om te spreken' })).toBeTruthy());
  await press('Stop met opnemen');
}

async function handIn({ press, user }: Opened) {
  await press('Alle opdrachten');
  await press('Inleveren');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
}

/** The same device after the browser was closed for a while. */
/** @param first where a link leads, by what is kept by then */
async function reopen(
  { platform }: Opened,
  laterMs: number,
  first: (platform: FakePlatform) => MockPartProps['view'] = () => introOf('speaking-1'),
) {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform, { laterMs }), first(platform));
}

const sounds = ({ platform }: Opened) =>
  [...platform.database.records.keys()].filter((key) => key.startsWith('recordings/'));

const heading = (task: number) => screen.getByRole('heading', { name: new RegExp(`^Task ${task}:`) });

describe('the speaking exam', () => {
  it('MOC-02 MOC-10: a task has its question and its drawings, and no model before it is handed in', async () => {
    const exam = await start();
    expect(screen.getByText(TASKS[0]?.question ?? '').lang).toBe('nl');
    for (let task = 1; task <= 5; task += 1) await exam.press('Volgende');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Opdracht 5 van 16');
    expect(screen.getByRole('img', { name: TASKS[4]?.pictures[0]?.alt ?? '' })).toBeTruthy();
    expect(document.body.textContent).not.toContain(TASKS[4]?.modelAnswer);
    expect(document.body.textContent).not.toContain(TASKS[4]?.enoughAnswer);
  });

  it('MOC-02 MOC-04: each part opens with an introduction, without a time limit for speaking', async () => {
    const exam = await open();
    await exam.press('Start');
    expect(screen.getByText('Deel 1 van 4')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Geef antwoord' })).toBeTruthy();
    const told = 'Dit zijn 4 opdrachten. U mag per opdracht 60 seconden spreken.';
    expect(screen.getByText(told).lang).toBe('nl');
    const later = await reopen(exam, 2 * MINUTE_MS);
    expect(await screen.findByText('Deel 1 van 4')).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Tijd over' }).textContent).toBe('33:00');
    await later.press('Volgende');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Opdracht 1 van 16');
    expect(screen.queryByRole('timer', { name: 'Tijd om te spreken' })).toBeNull();
    for (const part of [2, 3, 4]) {
      for (let task = 1; task <= 4; task += 1) await later.press('Volgende');
      expect(screen.getByText(`Deel ${part} van 4`)).toBeTruthy();
      await later.press('Volgende');
    }
    // Back from the first task of a part is the last one of the part before.
    await later.press('Vorige');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Opdracht 12 van 16');
  });

  it('MOC-08 MOC-14: in part 1 a question is said as it comes, once, by the voice of who says it, and again when asked for', async () => {
    const exam = await start();
    const said = { cast: [TASKS[0]?.speaker], place: 0 };
    expect(exam.platform.speech.speakers).toEqual([said]);
    await exam.press('Luister');
    expect(exam.platform.speech.speakers).toEqual([said, said]);
    await exam.press('Volgende');
    expect(exam.platform.speech.speakers).toHaveLength(3);
    await exam.press('Vorige');
    expect(exam.platform.speech.speakers).toHaveLength(3);
    for (let task = 1; task <= 5; task += 1) await exam.press('Volgende');
    // The second part begins after its divider: nobody asks there.
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Opdracht 5 van 16');
    expect(exam.platform.speech.speakers).toHaveLength(5);
  });

  it('MOC-14: nothing is said by itself where that was switched off', async () => {
    const exam = await open();
    await exam.user.click(screen.getByLabelText(/say each question aloud/));
    await exam.press('Start');
    await exam.press('Volgende');
    expect(exam.platform.speech.speakers).toEqual([]);
  });

  it('MOC-04 MOC-10: a recording is saved before continuing, and survives a crash while the time runs on', async () => {
    const exam = await start();
    await record(exam);
    expect(document.activeElement).toBe(await screen.findByText('Opgenomen: 4 s'));
    expect(sounds(exam)).toHaveLength(1);
    expect(exam.platform.recorder.openMicrophones()).toBe(0);
    await exam.press('Volgende');
    const later = await reopen(exam, 5 * MINUTE_MS);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('Opdracht 2 van 16');
    expect(screen.getByRole('timer', { name: 'Tijd over' }).textContent).toBe('30:00');
    await later.press('Vorige');
    await later.press('Luister naar uw antwoord');
    await waitFor(() => expect(later.platform.recorder.playing()).not.toBeNull());
    await record(later, 'Opnieuw opnemen');
    await waitFor(() => expect(sounds(later)).toHaveLength(2));
    // The one that was replaced goes when the exams are opened again, and nothing of another part.
    const another = examRecordings(later.platform.database, { slug: 'b1-speaking' });
    await another.keep('one', new ArrayBuffer(8));
    const again = await reopen(later, 0);
    await waitFor(() => expect(sounds(again)).toHaveLength(2));
    expect(sounds(again)).toContain('recordings/mock-b1-speaking/one');
  });

  it('MOC-04: closed in the middle of a recording one comes back to the task as it was before it', async () => {
    const exam = await start();
    await exam.press('Opnemen');
    await screen.findByRole('timer', { name: 'Tijd om te spreken' });
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull();
    await reopen(exam, MINUTE_MS);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('Opdracht 1 van 16');
    expect(await screen.findByRole('button', { name: 'Opnemen' })).toBeTruthy();
    expect(screen.getByText('0 van 16 beantwoord')).toBeTruthy();
  });

  it('MOC-07 MOC-10 MEM-01: the result has takes beside models, speaking time and a rating; it is logged once, and kept', async () => {
    const exam = await start();
    await record(exam);
    await screen.findByText('Opgenomen: 4 s');
    await handIn(exam);
    expect(await screen.findByRole('heading', { name: 'Exam 1: 1 of 16 recorded' })).toBeTruthy();
    expect(screen.getByText(/You spoke for 3 seconds/)).toBeTruthy();
    for (const { modelAnswer, enoughAnswer } of TASKS) {
      expect(screen.getByText(modelAnswer).lang).toBe('nl');
      expect(screen.getByText(enoughAnswer).lang).toBe('nl');
    }
    await exam.press('Play your answer 1');
    for (const anchor of [/All of it, in simple words/, /Most simple ones/, /with some effort/]) {
      await exam.user.click(screen.getByRole('radio', { name: anchor }));
    }
    expect(screen.getByRole('status').textContent).toBe('That makes 7 of 12 points.');
    expect(screen.getByText('Your own rating: 7 of 12 points')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Geef antwoord.*1 of 4 recorded7 of 12 points$/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Vertel een verhaal.*0 of 4 recorded$/ })).toBeTruthy();
    await exam.press('Print');
    expect(exam.platform.page.prints).toBe(1);
    act(() => exam.platform.advance(0));
    await waitFor(() => expect(exam.platform.database.events).toHaveLength(1));
    expect(exam.platform.database.events).toMatchObject([
      { itemId: `question:${TASKS[0]?.id}`, activity: 'mock-exam', grade: 'good' },
    ]);
  });

  it('SPK-06: the model answers of a result can be listened to as a list, also with their questions', async () => {
    const exam = await start('speaking-practice');
    exam.platform.speech.hold();
    const { spoken, speakers } = exam.platform.speech;
    await handIn(exam);
    const [question] = await screen.findAllByRole('heading', { level: 3 });
    await exam.user.click(screen.getByText('Listen to all example answers'));
    await exam.user.click(await screen.findByText('Start'));
    expect(spoken).toHaveLength(1);
    expect(
      SPEAKING_EXAM_TASKS.flat().some(({ enoughAnswer }) => enoughAnswer.startsWith(spoken[0] ?? '-')),
    ).toBe(true);
    await exam.user.click(screen.getByText('Questions and good answers'));
    await exam.user.click(screen.getByText('Start'));
    expect(question?.textContent).toContain(spoken.at(-1));
    expect(speakers.at(-1)).toMatchObject({ cast: [expect.stringMatching(/^(wo)?man$/)] });
  });

  it('MOC-10 SPE-04 MEM-01: one is led from answer to answer until all are rated, three questions each', async () => {
    const exam = await start();
    for (const _ of [1, 2]) {
      await record(exam);
      await screen.findByText('Opgenomen: 4 s');
      await exam.press('Volgende');
    }
    await handIn(exam);
    await exam.press('Rate your answers');
    expect(document.activeElement).toBe(heading(1));
    const answer = within(heading(1).closest('li') ?? document.body);
    for (const anchor of [/All of it, in simple words/, /Most simple ones/, /with some effort/]) {
      await exam.user.click(answer.getByRole('radio', { name: anchor }));
    }
    expect(answer.getByRole('status').textContent).toBe('That makes 7 of 12 points.');
    await exam.user.click(answer.getByRole('button', { name: /^Rate the next answer/ }));
    expect(document.activeElement).toBe(heading(2));
    // An answer without what was asked needs no further question.
    await exam.user.click(
      within(heading(2).closest('li') ?? document.body).getByRole('radio', { name: /no points/ }),
    );
    expect(screen.getByText('Your own rating: 7 of 24 points for 2 answers.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Rate / })).toBeNull();
    // Each was logged as answered; only the second is not known well enough after all.
    act(() => exam.platform.advance(0));
    await waitFor(() => expect(exam.platform.database.events).toHaveLength(3));
    expect(exam.platform.database.events.at(-1)).toMatchObject({
      itemId: `question:${TASKS[1]?.id}`,
      activity: 'self-rating',
      grade: 'again',
    });
    await reopen(exam, 0, (platform) => newestResult(platform, 'speaking'));
    expect(await screen.findByText('Your own rating: 7 of 24 points for 2 answers.')).toBeTruthy();
  });

  it('MOC-10 SPK-03: a question read out by a recording is not recorded, too', async () => {
    const exam = await start();
    exam.platform.audio.hold();
    const question = appSpeechOf(exam.platform).playClip({ sound: Uint8Array.of(1), durationMs: SECOND_MS });
    await exam.press('Opnemen');
    expect(await question).toEqual(err('stopped'));
  });

  it('SPE-02 SPE-03 MOC-10: it works without a microphone, and a silent take does not count; the result says so', async () => {
    const exam = await start();
    exam.platform.recorder.failWith('denied');
    await exam.press('Opnemen');
    expect((await screen.findByRole('alert')).textContent).toContain('U heeft een microfoon nodig');
    await exam.press('Volgende');
    exam.platform.recorder.failWith(null);
    exam.platform.recorder.setSound({ durationMs: 4000, spokenMs: 0 });
    await record(exam);
    expect((await screen.findByRole('alert')).textContent).toContain('Er was geen stem te horen.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nog een keer proberen' }));
    expect(sounds(exam)).toHaveLength(0);
    await handIn(exam);
    expect(await screen.findByText('Not recorded: there was no microphone.')).toBeTruthy();
    expect(document.body.textContent).toContain('No microphone at 1 task.');
    expect(screen.getByText('Add to review: 16 not recorded')).toBeTruthy();
  });

  it('MOC-10 QUA-19: on a full device the take counts and can be played here, and that is said', async () => {
    const exam = await start();
    exam.platform.database.failWith('full');
    await record(exam);
    expect(await screen.findByText(/Er is geen ruimte meer, of bewaren is geblokkeerd/)).toBeTruthy();
    await exam.press('Luister naar uw antwoord');
    await waitFor(() => expect(exam.platform.recorder.playing()).not.toBeNull());
  });

  it('MOC-10 MOC-11: the recordings of one sitting can be deleted, after a question; its result stays', async () => {
    const first = await start('speaking-practice');
    await record(first);
    await handIn(first);
    await screen.findByText('1 recording of this exam is on this device.');
    const exam = await reopen(first, 0, () => introOf('speaking-practice'));
    await exam.press('Start');
    await exam.press('Volgende');
    await record(exam);
    await handIn(exam);
    expect(await screen.findByText('1 recording of this exam is on this device.')).toBeTruthy();
    await exam.press('Delete the recordings');
    await exam.press('Keep them');
    expect(sounds(exam)).toHaveLength(2);
    exam.platform.database.failWith('failed');
    await exam.press('Delete the recordings');
    await exam.press('Delete');
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work.');
    exam.platform.database.failWith(null);
    await exam.press('Delete the recordings');
    await exam.press('Delete');
    expect(await screen.findByText(/^The sound of your recordings is not on this device/)).toBe(
      document.activeElement,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    // The other sitting's is still there.
    expect(sounds(exam)).toHaveLength(1);
    await reopen(exam, 0, (platform) => newestResult(platform, 'speaking'));
    expect(screen.getByRole('heading', { name: 'Practice exam: 1 of 3 recorded' })).toBeTruthy();
    expect(await screen.findByText('Its sound is not on this device.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play your answer 1' })).toBeNull();
    expect(screen.getByText(/You spoke for 3 seconds/)).toBeTruthy();
  });

  it('MOC-04: a recording ends before the exam, and is submitted with it', async () => {
    const exam = await start();
    act(() => exam.platform.advance(35 * MINUTE_MS - 20 * SECOND_MS));
    await exam.press('Opnemen');
    await screen.findByRole('timer', { name: 'Tijd om te spreken' });
    await act(async () => exam.platform.advance(17 * SECOND_MS));
    expect(await screen.findByText('Opgenomen: 4 s')).toBeTruthy();
    await act(async () => exam.platform.advance(3 * SECOND_MS));
    expect(await screen.findByRole('heading', { name: 'Exam 1: 1 of 16 recorded' })).toBeTruthy();
  });

  it('MOC-12 MEM-16: the practice format has three tasks; deleting one’s data deletes the recordings', async () => {
    const exam = await start('speaking-practice');
    expect(screen.getByText('0 van 3 beantwoord')).toBeTruthy();
    await record(exam);
    await screen.findByText('Opgenomen: 4 s');
    await eraseOwnData(exam.platform);
    expect(sounds(exam)).toEqual([]);
  });
});
