import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import PlacementScreen from './placement-screen.tsx';
import { PlacementOffer } from '#learning/components/placement-offer.tsx';
import { KnowAllOfThese, KnowThis } from '#learning/components/know-this.tsx';
import { INVENTED_WORDS } from '#content/invented-words.ts';
import { parseStudyEvent } from '#learning/rules/study-event.ts';
import { PLACEMENT, PLACEMENT_UNDER_WAY } from '#storage/placement-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const INVENTED: ReadonlySet<string> = new Set(INVENTED_WORDS);
/** Real ids, which the catalogue finds; each word is spelled like its id here. */
const WORDS = readFileSync('public/path.csv', 'utf8')
  .split('\n')
  .slice(1)
  .filter((id) => /^[a-z]{2,}$/u.test(id))
  .slice(0, 400);
const LISTS = `dutch,english,topic,subsection,example,id\n${WORDS.map(
  (word) => `${word},thing,Living,Kinds of Homes,Dit is ${word}.,${word}`,
).join('\n')}\n`;

function placementPlatform(storage: Readonly<Record<string, string>> = {}): FakePlatform {
  return createFakePlatform({
    now: 0,
    files: { '/vocabulary.csv?t=0': LISTS, '/path.csv?t=0': `id\n${WORDS.join('\n')}\n` },
    storage,
    database: createFakeDatabase([]),
  });
}

/** Lets the files load and what was recorded be saved. */
async function wait(platform: FakePlatform) {
  for (let second = 0; second < 8; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- lets each try end before the next begins
    await act(async () => platform.advance(second * 1000));
  }
  await settlePage();
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen
    .getByRole('heading', { name: /^Do you know this word/u })
    .textContent.slice(23)
    .trim();
const isAsking = () => screen.queryByRole('heading', { name: /^Do you know this word/u }) !== null;

/** Knows the first words of the path, and no invented one. */
function answerAll(known: number, falseClaims = false) {
  while (isAsking()) {
    const word = shown();
    const isKnown = INVENTED.has(word) ? falseClaims : WORDS.indexOf(word) < known;
    press(isKnown ? 'I know it' : 'I don’t');
  }
}

it('PTH-01: from the first word to a number with its range, marked with one press and taken back with one', async () => {
  const platform = placementPlatform();
  await renderPage(platform, <PlacementScreen />);
  await wait(platform);
  press('Start');
  answerAll(250);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You know about \d+ of 400 words$/u);
  expect(screen.getByText(/^Probably between \d+ and \d+\.$/u)).toBeTruthy();
  press('Mark them as known');
  await wait(platform);
  const [mark] = platform.database.log.map((event) => parseStudyEvent(event));
  expect(mark?.kind).toBe('marked-known');
  expect(mark !== null && mark !== undefined && 'itemIds' in mark && mark.itemIds.length).toBeGreaterThan(90);
  expect(PLACEMENT.read(platform.storage)).toMatchObject({ phase: 'done', total: 400, markId: mark?.id });
  expect(PLACEMENT_UNDER_WAY.read(platform.storage)).toBeNull();
  press('Undo');
  await wait(platform);
  expect(platform.database.log.map(({ kind }) => kind)).toEqual(['marked-known', 'unmarked-known']);
  expect(PLACEMENT.read(platform.storage)).toMatchObject({ phase: 'done', markId: null });
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
});

it('PTH-01: by keys; the last answer is taken back; a reload goes on at the same word', async () => {
  const platform = placementPlatform();
  const { unmount } = await renderPage(platform, <PlacementScreen />);
  await wait(platform);
  press('Start');
  const first = shown();
  fireEvent.keyDown(document.body, { key: '2' });
  const second = shown();
  expect(second).not.toBe(first);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  press('Undo the last answer');
  expect(shown()).toBe(second);
  fireEvent.keyDown(document.body, { key: '1' });
  const third = shown();
  unmount();
  await renderPage(platform, <PlacementScreen />);
  await wait(platform);
  expect(shown()).toBe(third);
  expect(PLACEMENT_UNDER_WAY.read(platform.storage)?.answers.map(({ isClaimed }) => isClaimed)).toEqual([
    true,
    false,
  ]);
});

it('PTH-01: who claims invented words is told kindly, and can do it again', async () => {
  const platform = placementPlatform();
  await renderPage(platform, <PlacementScreen />);
  await wait(platform);
  press('Start');
  answerAll(250, true);
  expect(screen.getByText('This number is not sure')).toBeTruthy();
  press('Do the test again');
  expect(isAsking()).toBe(true);
});

it('PTH-01: offered until it is done, or put away with one press', async () => {
  const platform = placementPlatform();
  await renderPage(platform, <PlacementOffer />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/placement');
  press('I know no Dutch yet');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(PLACEMENT.read(platform.storage).phase).toBe('skipped');
});

it('PTH-01: one word, and all of a list, are marked with one press, and that is taken back with one', async () => {
  const platform = placementPlatform();
  const ids = WORDS.slice(0, 30).map((word) => `word:${word}`);
  await renderPage(
    platform,
    <>
      <KnowThis itemId={ids[0] ?? ''} />
      <KnowAllOfThese itemIds={ids} />
    </>,
  );
  await wait(platform);
  press('I know this');
  press('I know all of these');
  press('29 words marked as known, undo');
  press('Known, undo');
  await wait(platform);
  expect(platform.database.log.map(({ kind }) => kind)).toEqual([
    'marked-known',
    'marked-known',
    'unmarked-known',
    'undone',
  ]);
  expect(screen.getByRole('button', { name: 'I know this' })).toBeTruthy();
});
