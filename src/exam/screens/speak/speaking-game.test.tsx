import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rows } from '#content/exam/speaking-questions.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { spokenGame } from '#storage/speak-sittings.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { err } from '#lib/result.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const { default: SpeakingScreen } = await SPEAKING.game.load();

async function openGame(platform: FakePlatform = createFakePlatform()) {
  const { unmount } = await renderPage(platform, <SpeakingScreen />);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { platform, unmount, user, press, advance: (ms: number) => act(() => platform.advance(ms)) };
}
type Game = Awaited<ReturnType<typeof openGame>>;
/** From a press that begins time and recording together to the end of the recording. */
const record = async (
  { press }: Game,
  begin: 'Start' | 'Start recording' | 'Record again' | 'Try Again' | null = 'Start',
) => {
  if (begin !== null) await press(begin);
  await press('Stop recording');
  await screen.findByRole('heading', { name: 'Your answer' });
};
const timer = () => screen.getByRole('timer', { name: 'Time left' }).textContent;
const reload = async ({ platform, unmount }: Game, laterMs = 0) => {
  unmount();
  await settlePage();
  return openGame(reloadPage(platform, { laterMs }));
};

describe('speaking game', () => {
  it('SPE-01 SPE-02: the time begins when the microphone is open, and it is closed with the answer', async () => {
    const game = await openGame();
    game.platform.recorder.hold();
    await game.press('Start');
    game.advance(10 * SECOND_MS);
    expect(screen.getByText(/Choose “Allow”/)).toBeTruthy();
    act(() => game.platform.recorder.answer());
    await screen.findByRole('button', { name: 'Stop recording' });
    expect(timer()).toBe('30 s');
    expect(game.platform.recorder.openMicrophones()).toBe(1);
    game.advance(5 * SECOND_MS);
    expect(timer()).toBe('25 s');
    await record(game, null);
    expect(game.platform.recorder.openMicrophones()).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your answer' }));
  });

  it('SPE-01: at 0 the recording stops by itself, and what was said counts', async () => {
    const game = await openGame();
    await game.press('Start');
    await screen.findByRole('button', { name: 'Stop recording' });
    game.advance(30 * SECOND_MS);
    expect(await screen.findByRole('button', { name: 'Play your answer' })).toBeTruthy();
    expect(game.platform.clock.plannedCalls()).toBeLessThan(6);
  });

  it('SPE-02 SPE-04: takes are played, chosen, saved and deleted; two models are read and heard', async () => {
    const game = await openGame();
    await record(game);
    await record(game, 'Record again');
    const first = screen.getByRole('radio', { name: 'Recording 1 (4.0 s)' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Recording 2 (4.0 s)' }).checked).toBe(true);
    await game.user.click(first);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download recording 1' });
    expect([link.href, link.download]).toEqual(['blob:recording-1', 'speaking-question-1-take-1.wav']);
    await game.press('Play recording 1');
    expect(game.platform.recorder.playing()).toBe('blob:recording-1');
    await game.press('Stop');
    expect(game.platform.recorder.playing()).toBeNull();
    await game.press('Play recording 1');
    act(() => game.platform.recorder.endPlaying());
    await game.press('Delete recording 1');
    expect([...game.platform.recorder.kept]).toEqual(['blob:recording-2']);
    for (const text of [rows[0].enoughAnswer, rows[0].sampleAnswer]) {
      expect(screen.getByText(text).lang).toBe('nl');
    }
    await game.press('Listen to “Just enough”, question 1');
    await game.press('Listen to “Good”, question 1');
    expect(game.platform.speech.spoken).toEqual([rows[0].enoughAnswer, rows[0].sampleAnswer]);
    await game.press('Show translation');
    expect(screen.getByText(rows[0].enoughAnswerEn)).toBeTruthy();
  });

  it('SPE-04 EXM-07 MEM-01: a take is rated by three questions, also after a reload, and comes back sooner where it lacks something', async () => {
    const game = await openGame();
    await record(game);
    for (const anchor of [/All of it, in simple words/, /Most simple ones/, /with some effort/]) {
      await game.user.click(screen.getByRole('radio', { name: anchor }));
    }
    expect(screen.getByText('That makes 7 of 12 points.')).toBeTruthy();
    await record(game, 'Record again');
    expect(screen.queryByText(/That makes/)).toBeNull();
    await game.user.click(screen.getByRole('radio', { name: 'Recording 1 (4.0 s)' }));
    expect(screen.getByText('That makes 7 of 12 points.')).toBeTruthy();
    const after = await reload(game);
    expect(await screen.findByText('That makes 7 of 12 points.')).toBeTruthy();
    await after.user.click(screen.getByRole('radio', { name: /Only a part of it/ }));
    await after.press('Next Question');
    after.advance(0);
    await waitFor(() => expect(after.platform.database.events).toMatchObject([{ grade: 'again' }]));
    for (const _ of rows.slice(1)) await after.press('Skip question');
    expect(await screen.findByText('Your own rating: 6 of 12 points for 1 answer.')).toBeTruthy();
    expect(screen.getByText('8 of 10 points: recorded, your own rating 6 of 12')).toBeTruthy();
  });

  it('SPE-01 SPE-02: a recording that is heard falls silent before one’s own begins, and before one hears that', async () => {
    const game = await openGame();
    game.platform.audio.hold();
    const heard = () =>
      appSpeechOf(game.platform).playClip({ sound: Uint8Array.of(1), durationMs: 9 * SECOND_MS });
    const question = heard();
    await record(game);
    expect(await question).toEqual(err('stopped'));
    const sample = heard();
    await game.press('Play your answer');
    expect(await sample).toEqual(err('stopped'));
    expect(game.platform.recorder.playing()).toBe('blob:recording-1');
  });

  it.each([
    ['denied', 'Microphone access is required for this exercise.'],
    ['no-microphone', 'Microphone access is required for this exercise.'],
    ['unsupported', 'Microphone access is required for this exercise.'],
    ['failed', 'The recording did not work.'],
  ] as const)('SPE-02: %s is told, and the question can still be gone past', async (failure, told) => {
    const game = await openGame();
    game.platform.recorder.failWith(failure);
    await game.press('Start');
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    game.platform.recorder.failWith(null);
    await record(game, 'Try Again');
    expect(screen.queryByRole('alert')).toBeNull();
    await game.press('Next Question');
    await screen.findByRole('heading', { name: /^Question 2:/ });
  });

  it('SPE-02 SPE-04 MEM-01: without a microphone an answer is said aloud, rated or passed, also after a reload', async () => {
    const game = await openGame();
    game.platform.recorder.failWith('no-microphone');
    await game.press('Start');
    await screen.findByRole('alert');
    expect(screen.queryByRole('radio')).toBeNull();
    await game.press('I said it aloud');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your answer' }));
    expect(screen.queryByRole('button', { name: 'I said it aloud' })).toBeNull();
    await game.user.click(screen.getByRole('radio', { name: /Only a part of it/ }));
    const after = await reload(game);
    for (const anchor of [/Most simple ones/, /with some effort/]) {
      await after.user.click(await screen.findByRole('radio', { name: anchor }));
    }
    expect(screen.getByText('That makes 6 of 12 points.')).toBeTruthy();
    await after.press('Next Question');
    after.platform.recorder.failWith('no-microphone');
    await after.press('Start');
    await after.press('I said it aloud');
    await after.press('Next Question');
    for (const _ of rows.slice(2)) await after.press('Skip question');
    expect(
      await screen.findByText(/0 of 10 points: said aloud, not recorded, your own rating 6 of 12/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /review: 8 not said/ })).toBeTruthy();
    after.advance(0);
    await waitFor(() => expect(after.platform.database.events).toHaveLength(rows.length));
    expect(after.platform.database.events.slice(0, 3).map(({ grade }) => grade)).toEqual([
      'again',
      'good',
      'again',
    ]);
  });

  it('SPE-02 SPE-03: an unplugged microphone, unreadable sound and a silent recording are distinguished', async () => {
    const game = await openGame();
    const { recorder } = game.platform;
    await game.press('Start');
    await screen.findByRole('button', { name: 'Stop recording' });
    act(() => recorder.pullOut());
    expect(await screen.findByRole('button', { name: 'Play your answer' })).toBeTruthy();
    recorder.setSound({ durationMs: 4000, spokenMs: 0 });
    await record(game, 'Record again');
    expect(screen.queryByRole('radio', { name: /^Recording/ })).toBeNull();
    expect(recorder.kept.size).toBe(1);
    recorder.setSound({ durationMs: 4000, spokenMs: 3000 });
    expect(screen.getByText('No voice was heard.')).toBeTruthy();
    await record(game, 'Record again');
    recorder.setSound(null);
    await record(game, 'Record again');
    expect(screen.getByRole('alert').textContent).toContain('The recording did not work.');
    expect(screen.getAllByRole('radio', { name: /^Recording/ })).toHaveLength(2);
  });

  it('SPE-02: the meter says in words that nothing is heard', async () => {
    const game = await openGame();
    await game.press('Listen');
    await game.press('Start');
    await screen.findByRole('button', { name: 'Stop recording' });
    expect(game.platform.speech.stops()).toBeGreaterThan(0);
    game.advance(SECOND_MS);
    expect(screen.getByText('Recording …')).toBeTruthy();
    game.platform.recorder.setLevel(0.05);
    game.advance(2 * SECOND_MS);
    expect(screen.getByText(/It is very quiet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Listen' }).disabled).toBe(true);
  });

  it('EXM-07 SPE-02: a reload keeps the place, the takes and the time, but no sound', async () => {
    const game = await openGame();
    await record(game);
    const after = await reload(game);
    expect(game.platform.recorder.kept.size).toBe(0);
    expect(await screen.findByText(/its sound is gone/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
    await after.press('Record again');
    await screen.findByRole('button', { name: 'Stop recording' });
    const again = await reload(after, 12 * SECOND_MS);
    expect(after.platform.recorder.openMicrophones()).toBe(0);
    await screen.findByRole('button', { name: 'Start recording' });
    expect(timer()).toBe('18 s');
    await record(again, 'Start recording');
    expect(screen.getAllByRole('radio', { name: /^Recording/ })).toHaveLength(2);
    expect(again.platform.recorder.openMicrophones()).toBe(0);
  });

  it('EXM-07: a stored game that no longer fits starts again', async () => {
    const gone = { questionId: 'gone', all: [], chosenId: null };
    for (const stored of ['{', { version: 1, value: { phase: 'intro', answers: [gone] } }]) {
      const platform = createFakePlatform();
      platform.database.records.set(`sittings/${spokenGame(SPEAKING).key}`, stored);
      const { unmount } = await openGame(platform);
      expect(await screen.findByText(`Question 1 of ${rows.length}`)).toBeTruthy();
      unmount();
    }
  });

  it('SPE-03 EXM-07 EXM-08 MEM-01 MEM-05: the result has every question, its points and its sample; Play Again restarts', async () => {
    const game = await openGame();
    await record(game);
    await game.press('Next Question');
    for (const _ of rows.slice(1)) await game.press('Skip question');
    await screen.findByText('8 of 100 points');
    expect(screen.getByText('Blijf oefenen')).toBeTruthy();
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(rows.length);
    rows.forEach((row, place) => {
      const item = within(items[place] ?? document.body);
      expect(item.getByText(row.question)).toBeTruthy();
      expect(item.getByText(row.sampleAnswer)).toBeTruthy();
      expect(item.getByText(row.enoughAnswer)).toBeTruthy();
      expect(item.getByText(place === 0 ? /^8 of 10 points/ : /^0 of 10 points/)).toBeTruthy();
    });
    game.advance(0);
    await waitFor(() => expect(game.platform.database.events).toHaveLength(rows.length));
    expect(game.platform.database.events.map(({ grade }) => grade)).toEqual([
      'good',
      ...rows.slice(1).map(() => 'again'),
    ]);
    expect(screen.getByRole('button', { name: /review: 9 not said/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Speaking exam' }).getAttribute('href')).toBe('/exam/speaking');
    await game.press('Play Again');
    await screen.findByText(`Question 1 of ${rows.length}`);
    expect(game.platform.recorder.kept.size).toBe(0);
    game.platform.page.hide();
    await settlePage();
    expect(game.platform.database.records.get('sittings/speaking-game')).toEqual({ version: 3, value: null });
  });

  it('SPE-02: skipping while the browser still asks leaves no microphone on', async () => {
    const game = await openGame();
    game.platform.recorder.hold();
    await game.press('Start');
    await game.press('Skip question');
    await act(async () => game.platform.recorder.answer());
    expect(game.platform.recorder.openMicrophones()).toBe(0);
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('SPE-01: its first question is there at once, with its English on demand', async () => {
    const { press } = await openGame();
    expect(screen.getByText('Question 1 of 10')).toBeTruthy();
    expect(screen.getByText(rows[0].question).lang).toBe('nl');
    await press('Show English');
    await press('Start');
    const stopButton = await screen.findByRole('button', { name: 'Stop recording' });
    expect(document.activeElement).toBe(stopButton);
    expect(screen.getByText(rows[0].questionEn)).toBeTruthy();
  });

  it('SPE-02 MEM-01: a question that is skipped is logged once, with the time that it was there', async () => {
    const { platform, advance, press } = await openGame();
    advance(7000);
    await press('Skip question');
    const next = await screen.findByRole('heading', { name: /^Question 2:/ });
    expect(document.activeElement).toBe(next);
    advance(0);
    await waitFor(() => expect(platform.database.events).toHaveLength(1));
    expect(platform.database.events).toMatchObject([
      { itemId: `question:${rows[0].id}`, grade: 'again', durationMs: 7000 },
    ]);
  });
});
