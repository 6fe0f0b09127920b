import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListeningItem } from './listening-items.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { listeningSittingCode } from './listening-game-screen.tsx';
import '#sound/recordings.ts';
import { skillTopic } from '#exam/screens/exam-topics.ts';
import { QuizGamePage } from './quiz-game.tsx';
import { err, ok } from '#lib/result.ts';
import { inEnglish } from '#testing/in-english.ts';
import { LISTENING_GAME } from '#testing/a2-games.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { filesWithRecordings } from '#testing/recorded-files.ts';
import { renderPage } from '#testing/render-page.tsx';

const ITEMS: readonly ListeningItem[] = ['brood', 'kaas', 'melk'].map((food) => ({
  id: `listening-${food}`,
  group: { id: 'Winkelen', title: 'Winkelen' },
  topic: skillTopic(LISTENING, 'number'),
  fragment: {
    id: `listening-${food}`,
    setting: `U wilt ${food} kopen.`,
    lines: [
      { voice: 'B', text: `Heeft u nog ${food}?` },
      { voice: 'A', text: `Nee, geen ${food} meer.` },
    ],
    cast: ['B', 'A'],
  },
  question: `Is er nog ${food}?`,
  options: ['nee', 'ja', 'morgen'],
  correct: 0,
  explanation: 'There is none left: *geen*.',
  evidence: `geen ${food} meer`,
}));
const RECORDED = { fragments: ITEMS.map(({ fragment }) => fragment.lines) };
const LOCKED = 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.';

/** A fast press by text, for buttons that are pressed ninety times. */
const press = (name: string) => fireEvent.click(screen.getByText(name));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const open = (platform: FakePlatform) =>
  renderPage(
    platform,
    <QuizGamePage game={{ ...LISTENING_GAME, items: ITEMS }} sittingCode={listeningSittingCode} />,
  );

async function start(platform = createFakePlatform({ files: filesWithRecordings(RECORDED) })) {
  const user = userEvent.setup();
  await open(platform);
  await user.click(button('Start'));
  return { platform, user };
}

/** Lets the pauses between speakers go by, and code that comes late arrive. */
async function listen(platform: FakePlatform) {
  for (let turn = 0; turn < 8; turn += 1) {
    await act(async () => {
      platform.advance(500);
      await new Promise((resolve) => void setTimeout(resolve));
    });
  }
}

/** The one whose question is on the screen. */
function askedItem(): ListeningItem {
  const shown = document.body.textContent;
  const asked = LISTENING_GAME.items.find(
    ({ fragment, question }) => shown.includes(fragment.setting) && shown.includes(question),
  );
  if (asked === undefined) throw new Error(`Nobody wrote what is asked: ${shown}`);
  return asked;
}

/** The word for this many right answers out of thirty. */
const rated = (right: number) => {
  const { title } = LISTENING_GAME.rate(
    Array.from({ length: 30 }, (_, index) => ({
      questionId: String(index),
      option: 0,
      isRight: index < right,
      perception: 'heard' as const,
    })),
    30,
  );
  return 'nl' in title ? title.nl : inEnglish(title);
};

/** Fetched ahead, while one reads what the game is about. */
beforeAll(() => listeningSittingCode.load());

describe('the listening game', () => {
  it('LIS-01 LIS-02: a second question is about the same fragment, which is played again for it', async () => {
    const items = LISTENING_GAME.items.slice(0, 2);
    const [first, second] = items.map(({ options, correct }) => options[correct] ?? '');
    const platform = createFakePlatform();
    await renderPage(
      platform,
      <QuizGamePage
        game={{ ...LISTENING_GAME, itemOrder: 'fixed', items }}
        sittingCode={listeningSittingCode}
      />,
    );
    const user = userEvent.setup();
    await user.click(button('Start'));
    await user.click(button('Play'));
    await listen(platform);
    await user.click(button(new RegExp(first ?? '')));
    await user.click(button('Volgende Vraag'));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/een recept/);
    await user.click(button(new RegExp(second ?? '')));
    expect(screen.getByText(LOCKED)).toBeTruthy();
    await user.click(button('Play'));
    await listen(platform);
    await user.click(button(new RegExp(second ?? '')));
    expect(screen.getByText('Right in a row: +5')).toBeTruthy();
  });

  it('LIS-02: a choice before listening gives a hint; after the fragment it counts', async () => {
    const { platform, user } = await start();
    expect(document.activeElement).toBe(button('Play'));
    platform.speech.hold();
    await user.click(button('Play'));
    await user.click(button(/nee/));
    expect(screen.getByText(LOCKED)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'The text of the fragment' })).toBeNull();
    await act(async () => platform.speech.finish());
    await listen(platform);
    expect(screen.getByText('Spreker 2')).toBeTruthy();
    await act(async () => platform.speech.finish());
    await listen(platform);
    expect(screen.queryByText(LOCKED)).toBeNull();
    await user.click(button(/nee/));
    expect(screen.getByText('Correct! +10')).toBeTruthy();
    const text = screen.getByRole('region', { name: 'The text of the fragment' });
    expect(within(text).getByText(/^Nee, geen /).textContent).toMatch(/^Spreker 2: /);
    // EXM-08: what was heard is not called a text.
    expect(document.body.textContent).toContain('In the fragment: geen ');
  });

  it('LIS-02: a fragment that was stopped half way opens nothing, and what was heard stays heard after a reload', async () => {
    const { platform, user } = await start();
    platform.speech.hold();
    await user.click(button('Play'));
    await user.click(button('Stop'));
    await listen(platform);
    expect(screen.getByText('You can answer when the fragment has played to its end.')).toBeTruthy();
    cleanup();
    const reloaded = reloadPage(platform);
    await open(reloaded);
    await user.click(button('Play'));
    await listen(reloaded);
    expect(button('Play again')).toBeTruthy();
    cleanup();
    await open(reloadPage(reloaded));
    expect(screen.getByText('You can answer now.')).toBeTruthy();
  });

  it('LIS-04: no voice, a recording that is blocked, then gone, then the text; the result counts what was read', async () => {
    const { platform, user } = await start();
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.audio.answerWith(err('blocked'));
    await user.click(button('Play'));
    await listen(platform);
    expect(screen.getByText('Computerstem')).toBeTruthy();
    expect(screen.getByText(/Please press play again/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the text' })).toBeNull();
    platform.audio.answerWith(err('unavailable'));
    await user.click(button('Play'));
    await listen(platform);
    expect(screen.queryByText('Computerstem')).toBeNull();
    await user.click(button('Show the text'));
    const text = screen.getByRole('region', { name: 'The text of the fragment' });
    expect(document.activeElement).toBe(text);
    expect(screen.queryByText('The fragment could not be played')).toBeNull();
    await user.click(button(/nee/));
    platform.audio.answerWith(ok());
    for (const next of ['Volgende Vraag', 'Volgende Vraag']) {
      await user.click(button(next));
      await user.click(button('Play'));
      await listen(platform);
      await user.click(button(/nee/));
    }
    await user.click(button('Quiz Voltooien'));
    expect(screen.getByText('Read, not heard: 1 of the 3 fragments that you answered.')).toBeTruthy();
  });

  it('LIS-02 LIS-03: all thirty heard and answered, one wrong: passed, with the points of each answer and of the streaks', async () => {
    const platform = createFakePlatform();
    await renderPage(platform, <QuizGamePage game={LISTENING_GAME} sittingCode={listeningSittingCode} />);
    press('Start');
    for (let place = 0; place < 30; place += 1) {
      expect(screen.getByText(`Question ${place + 1} of 30`)).toBeTruthy();
      press('Play');
      for (let turn = 0; turn < 40 && screen.queryByText('You can answer now.') === null; turn += 1)
        await listen(platform);
      const { options, correct } = askedItem();
      press(options[place === 1 ? (correct + 1) % 3 : correct] ?? '');
      press(place === 29 ? 'Quiz Voltooien' : 'Volgende Vraag');
    }
    expect(await screen.findByText('Uitstekend')).toBeTruthy();
    expect(screen.getByText('GESLAAGD')).toBeTruthy();
    expect(screen.getByText('29 of 30')).toBeTruthy();
    // 10 each, and 5 for each right answer in a row before: 0 after the first and after the wrong one.
    expect(screen.getByText(String(29 * 10 + (5 * 27 * 28) / 2))).toBeTruthy();
    expect(screen.getAllByText('Your answer, right:', { exact: false })).toHaveLength(29);
  });

  it('LIS-03: the rating goes by the number of right answers', () => {
    expect([30, 24, 23, 18, 17, 12, 11, 0].map(rated)).toEqual([
      'Uitstekend',
      'Uitstekend',
      'Goed',
      'Goed',
      'Redelijk',
      'Redelijk',
      'Blijf oefenen',
      'Blijf oefenen',
    ]);
    expect(LISTENING_GAME.rightToPass).toBe(18);
  });
});
