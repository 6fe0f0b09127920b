import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object, parse, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COURSE } from '#app/course.ts';
import { rows as speakingGame } from '#content/exam/speaking-questions.ts';
import { rows as speakingPractice } from '#content/exam/speaking-practice.ts';
import { rows as writingGame } from '#content/exam/writing-tasks.ts';
import { rows as writingPractice } from '#content/exam/writing-practice.ts';
import { SPEAKING_KIND_IDS, TASK_KINDS, WRITING_KIND_IDS, type TaskKind } from '#content/schema/task-kind.ts';
import { SPEAKING } from '#exam/a2/speaking.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { readEntryState, startAppHistory, stopAppHistory } from '#browser/history/app-history.ts';
import { inEnglish } from '#testing/in-english.ts';
import { gamesUnderWay } from '#practice/games-under-way.ts';
import { targetOf, taskPractice } from '#routes/routes.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { roomScreen } from './room-screen.tsx';

const PARTS = { writing: WRITING, speaking: SPEAKING } as const;
const GAMES = { writing: await WRITING.game.load(), speaking: await SPEAKING.game.load() };

/** The titles or questions of a kind, of the game and of practice together. */
const NAMES: Readonly<Record<keyof typeof PARTS, (kind: TaskKind) => readonly string[]>> = {
  writing: (kind) =>
    [...writingGame, ...writingPractice].filter(({ type }) => type === kind).map(({ title }) => title),
  speaking: (kind) =>
    [
      ...speakingGame.map(({ question }) => ({ question, kind: 'answer' })),
      ...speakingPractice.map((row) => ({ question: row.question, kind: row.kind })),
    ]
      .filter((row) => row.kind === kind)
      .map(({ question }) => question),
};

async function open(slug: keyof typeof PARTS, kind: TaskKind | null, platform = createFakePlatform()) {
  const part = PARTS[slug];
  const { to, view } = targetOf(kind === null ? part.game.path : taskPractice(part.game.path, kind));
  history.replaceState({ index: 0, visit: 0, ...(view !== undefined && { view }) }, '', to);
  startAppHistory();
  const Game = GAMES[slug].default;
  return renderPage(platform, <Game />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });

async function reopened(platform: FakePlatform): Promise<FakePlatform> {
  platform.page.hide();
  await settlePage();
  stopAppHistory();
  return reloadPage(platform);
}

const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(stopAppHistory);

describe('practice of a kind of task', () => {
  it.each([
    ['writing', WRITING_KIND_IDS],
    ['speaking', SPEAKING_KIND_IDS],
  ] as const)(
    'EXM-09: the room of %s names each kind, and its link opens all tasks of that kind',
    async (slug, ids) => {
      const part = PARTS[slug];
      const Room = roomScreen(part);
      const { unmount } = await renderPage(createFakePlatform(), <Room />);
      const section = await screen.findByRole('region', { name: inEnglish(part.phrases.practise) });
      const titles = within(section).getAllByRole('heading', { level: 3 });
      expect(titles.map(({ textContent }) => textContent).toSorted()).toEqual(
        ids.map((kind) => inEnglish(TASK_KINDS[kind])).toSorted(),
      );
      for (const kind of ids) {
        const title = inEnglish(TASK_KINDS[kind]);
        const link = within(section).getByRole('link', { name: `Practise: ${title}` });
        await userEvent.click(link);
        expect(location.pathname).toBe(part.game.path);
        const { task } = parse(object({ task: string() }), readEntryState().view);
        expect(task).toBe(kind);
      }
      unmount();
      for (const kind of ids) {
        const [first, ...others] = NAMES[slug](kind);
        const page = await open(slug, kind);
        const noun = slug === 'writing' ? 'Task' : 'Question';
        expect(await screen.findByText(`${noun} 1 of ${others.length + 1}`)).toBeTruthy();
        expect(screen.getByText(first ?? 'no task of this kind')).toBeTruthy();
        page.unmount();
        stopAppHistory();
      }
    },
  );

  it('EXM-09 WRI-02: a note is resumed where it was left, and the game and the other kinds know nothing of it', async () => {
    const before = createFakePlatform();
    const { unmount } = await open('writing', 'note', before);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Practise writing: A note');
    await press('Start');
    await userEvent.type(await sheet(), 'Beste Henk,');
    unmount();
    const platform = await reopened(before);
    const games = await gamesUnderWay(platform, COURSE.parts);
    expect(games.map(({ notFinished, ...game }) => ({ ...game, text: inEnglish(notFinished) }))).toEqual([
      {
        key: 'writing-practice-note',
        text: 'Writing practice, not finished',
        link: taskPractice('/writing-game', 'note'),
      },
    ]);
    for (const kind of ['form', null] as const) {
      const page = await open('writing', kind, platform);
      expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
      page.unmount();
      await settlePage();
      stopAppHistory();
    }
    await open('writing', 'note', platform);
    expect((await sheet()).value).toBe('Beste Henk,');
  });

  it('EXM-09 SPE-01: a story is told with its three drawings in sight, in 60 seconds, its English on demand', async () => {
    await open('speaking', 'story');
    const row = speakingPractice.find(({ kind }) => kind === 'story');
    const drawings = row?.pictures.map(({ alt }) => alt);
    expect(shown()).toEqual(drawings);
    expect(screen.getByText(/you have 60 seconds to speak/)).toBeTruthy();
    expect(screen.getByText(/You answer 2 questions aloud/)).toBeTruthy();
    await press('Show English');
    expect(screen.getByText(row?.questionEn ?? '')).toBeTruthy();
    await press('Start');
    await screen.findByRole('button', { name: 'Stop recording' });
    expect(shown()).toEqual(drawings);
  });
});
