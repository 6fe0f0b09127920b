import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { KNM } from '#exam/a2/knm.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { READING } from '#exam/a2/reading.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import type { ExamPart } from '#exam/part.ts';
import { knmSittingCode } from '#exam/screens/choose/knm-game-screen.tsx';
import { listeningSittingCode } from '#exam/screens/choose/listening-game-screen.tsx';
import { readingSittingCode } from '#exam/screens/choose/reading-game-screen.tsx';
import { LATER_PARTS } from '#exam/screens/write/writing-screen.tsx';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { readStoredFixture } from '#testing/stored-fixture.ts';

const screenOf = async ({ game }: ExamPart) => (await game.load()).default;
const KnmGameScreen = await screenOf(KNM);
const ListeningGameScreen = await screenOf(LISTENING);
const ReadingGameScreen = await screenOf(READING);
const SpeakingScreen = await screenOf(SPEAKING);
const WritingScreen = await screenOf(WRITING);

/** Games as the build of 23 November 2026 left them, played partly in Chromium, each with lines that stood on its page. */
const fixture = readStoredFixture('2026-11-23');

async function open(key: string, Game: ComponentType) {
  const stored = fixture.sittings[key];
  const platform = createFakePlatform({ now: fixture.at });
  platform.database.records.set(`sittings/${key}`, stored);
  await renderPage(platform, <Game />);
  return { platform, stored: Object(stored?.value) };
}

function timeUntil(endsAt: number): string {
  const seconds = Math.ceil((endsAt - fixture.at) / SECOND_MS);
  const minutes = Math.floor((seconds * SECOND_MS) / MINUTE_MS);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

beforeAll(() =>
  Promise.all(
    [knmSittingCode, listeningSittingCode, readingSittingCode, ...LATER_PARTS].map((code) => code.load()),
  ),
);

describe('a game of the oldest build that is read', () => {
  it.each([
    ['knm-game', KnmGameScreen],
    ['speaking-game', SpeakingScreen],
    ['writing-game', WritingScreen],
  ] as const)('DAT-07 EXM-07: %s is resumed as it stood', async (key, Game) => {
    const { platform } = await open(key, Game);
    const shown = document.body.textContent;
    let from = 0;
    for (const line of fixture.seen[key] ?? ['no lines']) {
      const place = shown.indexOf(line, from);
      expect(place, `${line} in ${shown.slice(from)}`).toBeGreaterThanOrEqual(from);
      from = place + line.length;
    }
    // Those answers were logged at the time.
    expect(platform.database.events).toEqual([]);
  });

  it('DAT-07 WRI-02: the letter that was being typed is there to its last letter, and its time', async () => {
    const { stored } = await open('writing-game', WritingScreen);
    const { text, endsAt } = stored;
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' }).value).toBe(text);
    expect(text).toBe('Ik wil graag leren werken met de computer. Ik heb op ');
    expect(screen.getByRole('timer').textContent).toBe(timeUntil(endsAt));
  });

  it.each([
    ['listening-game', ListeningGameScreen],
    ['reading-game', ReadingGameScreen],
  ] as const)(
    'DAT-07 MEM-18: a %s whose questions were replaced starts from the beginning',
    async (key, Game) => {
      const { platform } = await open(key, Game);
      expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
      expect(platform.database.events).toEqual([]);
    },
  );

  it('DAT-07 EXM-06: the time of a KNM game goes on from where it was', async () => {
    const { stored } = await open('knm-game', KnmGameScreen);
    expect(screen.getByRole('timer').textContent).toBe(timeUntil(stored.state.endsAt));
  });
});
