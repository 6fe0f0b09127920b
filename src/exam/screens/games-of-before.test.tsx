import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import KnmGameScreen, { knmSittingCode } from '#exam/screens/knm/knm-game-screen.tsx';
import ListeningGameScreen, { listeningSittingCode } from '#exam/screens/listening/listening-game-screen.tsx';
import ReadingGameScreen, { readingSittingCode } from '#exam/screens/reading/reading-game-screen.tsx';
import SpeakingScreen from '#exam/screens/speaking/speaking-screen.tsx';
import WritingScreen, { LATER_PARTS } from '#exam/screens/writing/writing-screen.tsx';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

/**
 * Five games as the first version of the app left them in local storage, played partly in Chromium over a build of its
 * commit 3359e37, each with lines that stood on its page then, in order. What is asked is kept by its id and the place of the
 * option: where wrong options were mended since, those of today stand in the same places.
 */
interface Fixture {
  /** When they were read, in ms since 1970. */
  readonly at: number;
  readonly games: Readonly<
    Record<string, { readonly stored: string; readonly seen: readonly [string, ...string[]] }>
  >;
}

const fixture: Fixture = JSON.parse(readFileSync('tests/fixtures/exam-games-v1.json', 'utf8'));

async function open(key: string, Game: ComponentType) {
  const game = fixture.games[key];
  if (game === undefined) throw new Error(`${key} is not in the fixture`);
  const stored: unknown = JSON.parse(game.stored);
  const platform = createFakePlatform({ now: fixture.at, storage: { [`oefenpad.${key}`]: game.stored } });
  await renderPage(platform, <Game />);
  return { platform, stored, seen: game.seen };
}

/** Whether an answer was right is told by the content, not by the device. */
function withoutVerdicts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === 'isRight' ? undefined : part)));
}

function timeUntil(endsAt: number): string {
  const seconds = Math.ceil((endsAt - fixture.at) / SECOND_MS);
  const minutes = Math.floor((seconds * SECOND_MS) / MINUTE_MS);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Kept as the game that it is, since there is calm practice beside it (MOC-13). */
const WITH_MODES = new Set(['knm-game', 'listening-game', 'reading-game']);

beforeAll(() =>
  Promise.all(
    [knmSittingCode, listeningSittingCode, readingSittingCode, ...LATER_PARTS].map((code) => code.load()),
  ),
);

describe('a game of the first version', () => {
  it.each([
    ['knm-game', KnmGameScreen],
    ['listening-game', ListeningGameScreen],
    ['reading-game', ReadingGameScreen],
    ['speaking-game', SpeakingScreen],
    ['writing-game', WritingScreen],
  ] as const)('DAT-07 EXM-07: %s is taken over whole, and stands as it stood', async (key, Game) => {
    const { platform, stored, seen } = await open(key, Game);
    const shown = document.body.textContent;
    let from = 0;
    for (const line of seen) {
      const place = shown.indexOf(line, from);
      expect(place, `${line} in ${shown.slice(from)}`).toBeGreaterThanOrEqual(from);
      from = place + line.length;
    }
    // Those of writing and speaking are compared in kept-open-game.test.ts.
    const isQuiz = WITH_MODES.has(key);
    expect(platform.database.records.get(`sittings/${key}`)).toMatchObject({
      version: 2,
      value: isQuiz ? { mode: 'game', ...Object(withoutVerdicts(stored)) } : { phase: 'doing' },
    });
    expect(platform.storage.entries.size).toBe(0);
    // What was answered then was logged then.
    expect(platform.database.events).toEqual([]);
  });

  it('DAT-07 MOC-13: a game that was kept before there was calm practice goes on as the game', async () => {
    const { stored } = fixture.games['reading-game'] ?? { stored: '' };
    const platform = createFakePlatform({ now: fixture.at });
    platform.database.records.set('sittings/reading-game', {
      version: 1,
      value: withoutVerdicts(JSON.parse(stored)),
    });
    await renderPage(platform, <ReadingGameScreen />);
    expect(document.body.textContent).toMatch(/Question \d+ of 15/);
    expect(document.body.textContent).toMatch(/(lives|life) left/);
  });

  it('DAT-07 WRI-02: the letter that was being typed is there to its last letter, and its time', async () => {
    const { stored } = await open('writing-game', WritingScreen);
    const { text, endsAt } = Object(stored);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' }).value).toBe(text);
    expect(text).toBe('Ik wil graag leren werken met de computer. Ik heb op ');
    expect(screen.getByRole('timer').textContent).toBe(timeUntil(endsAt));
  });

  it.each([
    ['knm-game', KnmGameScreen],
    ['listening-game', ListeningGameScreen],
  ] as const)('DAT-07 EXM-06: the time of %s goes on from where it was', async (key, Game) => {
    const { stored } = await open(key, Game);
    expect(screen.getByRole('timer').textContent).toBe(timeUntil(Object(stored).state.endsAt));
  });
});
