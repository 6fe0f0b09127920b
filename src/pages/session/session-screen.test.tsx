import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SessionStep } from '#learning/rules/session.ts';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import { createCatalogue, type CatalogueItem, type Found } from '#learning/catalogue.ts';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { PATHS } from '#routes/paths.ts';
import { STUDY_SESSION } from '#storage/session-of-day.ts';
import { EXAM_DATES, NEW_CARDS_A_DAY } from '#storage/study-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';
import { HOUSE, QUESTION } from '#testing/review-view.tsx';
import { SessionScreen } from './session-screen.tsx';
import { inEnglish } from '#testing/in-english.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const wordOf = (id: string, english: string): CatalogueItem => ({
  ...HOUSE,
  id: `word:${id}`,
  dutch: id,
  prompt: `*${id}*`,
  meaning: english,
  answer: english,
  easyExplanation: `*Dit is ${id}.*\nThis is ${english}.`,
  sentence: { dutch: `Dit is ${id}.`, english: `This is ${english}.` },
});
const TALK: CatalogueItem = {
  ...HOUSE,
  id: 'interaction:goedemorgen-wat-is-uw-achternaam-en-kunt-u-die-even-spellen',
  dutch: 'Hoe heet je?',
  meaning: 'What is your name?',
  question: 'What do you answer?',
  prompt: '*Hoe heet je?*',
  answer: 'Ik heet Ana.',
  explanation: null,
};
/** Ana knows only *huis*. */
const FILES = {
  [`/vocabulary.csv?t=${NOW}`]:
    'dutch,english,topic,subsection,example,id\nhet huis,house,Living,Kinds of Homes,Dit is een huis.,huis\n',
  [`/path.csv?t=${NOW}`]: 'id\nhuis\n',
};
const ITEMS = [wordOf('hallo', 'hello'), wordOf('ja', 'yes'), wordOf('nee', 'no'), HOUSE, QUESTION, TALK];
const step = (kind: SessionStep['kind'], ...items: string[]): SessionStep => ({
  kind,
  source: 'words',
  items,
  done: 0,
  secondsEach: 30,
});

async function open(
  steps: readonly SessionStep[] | null,
  events = [answered({ itemId: 'word:huis', grade: 'again', at: NOW - 60 * MINUTE_MS })],
  stored: Readonly<Record<string, string>> = {},
) {
  await Promise.all(LATER_CARDS.map((code) => code.load()));
  const session = { day: '2026-11-22', minutes: 10, startedAt: NOW, pageOpenedAt: null, steps };
  const platform = createFakePlatform({
    now: NOW,
    files: FILES,
    database: createFakeDatabase(events),
    storage: { ...stored, [STUDY_SESSION.key]: JSON.stringify(session) },
  });
  // `Start` on home was pressed, so sound may play by itself.
  platform.page.touch();
  await show(platform);
  return platform;
}

const find = async (id: string): Promise<Found> => {
  const item = ITEMS.find((one) => one.id === id);
  return item === undefined ? { kind: 'unknown' } : { kind: 'item', item };
};

async function show(platform: FakePlatform) {
  const view = await renderPage(
    platform,
    <SessionScreen catalogue={{ ...createCatalogue([], platform), find }} />,
  );
  await act(async () => platform.advance(0));
  await settlePage();
  return view;
}
const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await settlePage();
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const logged = async (platform: FakePlatform, earlier = 1) => {
  platform.advance(0);
  await settlePage();
  return platform.database.events
    .slice(earlier)
    .map(({ itemId, activity, card, grade, answer }) => [itemId, activity, card, grade, answer].join(' '));
};

it('PTH-03 PTH-04: a new word is shown whole and heard by itself, asked at once as a choice and later from memory', async () => {
  const platform = await open([
    step('learn', 'word:hallo', 'word:ja', 'word:nee'),
    step('recall', 'word:hallo'),
  ]);
  expect(title()).toBe('New words');
  expect(screen.getByText('Dit is hallo.')).toBeTruthy();
  await waitFor(() => expect(platform.speech.spoken).toContain('hallo'));
  await press('Next');
  await press(/hello/);
  await press('Next');
  expect(screen.getByText('Dit is ja.')).toBeTruthy();
  for (const meaning of [/yes/, /no/]) {
    // By key: the focus is at the word, not at the button.
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await settlePage();
    await press(meaning);
    await press('Next');
  }
  expect(title()).toBe('Do you still know it?');
  await press('Show Answer');
  await press('I knew it');
  expect(await logged(platform)).toEqual([
    'word:hallo quiz meaning right hello',
    'word:ja quiz meaning right yes',
    'word:nee quiz meaning right no',
    'word:hallo review meaning good ',
  ]);
  expect(screen.getByText('Done for today')).toBeTruthy();
});

it('PTH-03: it is resumed at the same place after it was left, and a card that was missed comes once more', async () => {
  const platform = await open([step('review', 'word:huis'), step('ask', QUESTION.id, TALK.id)]);
  await press('Show Answer');
  await press('Not yet');
  expect(screen.getByText(inEnglish(QUESTION.question))).toBeTruthy();
  await press(/Utrecht/);
  await press('Next');
  // Left and opened again.
  cleanup();
  await show(platform);
  // Its words are not known yet.
  await waitFor(async () => {
    await act(async () => platform.advance(0));
    expect(screen.getByText('What is your name?')).toBeTruthy();
  });
  await press('Show Answer');
  await press('I knew it');
  expect(title()).toBe('Do you still know it?');
  await press('Show Answer');
  await press('I knew it');
  expect(await logged(platform)).toEqual([
    'word:huis review meaning again ',
    `${QUESTION.id} quiz meaning wrong Utrecht`,
    `${TALK.id} self-rating meaning good `,
    'word:huis review meaning good ',
  ]);
});

it('PTH-03: the end promises new words as the most that there may be: what is due comes first', async () => {
  await open([{ ...step('ask', QUESTION.id), done: 1 }], []);
  expect(await screen.findByText('Tomorrow: 0 cards and up to 1 new word')).toBeTruthy();
});

it('PTH-03 MEM-09: what was typed stays while something else of the day changes', async () => {
  const knew = answered({ itemId: 'word:hallo', activity: 'review', grade: 'easy', at: NOW - 3 * DAY_MS });
  const platform = await open([step('review', 'word:hallo')], [{ ...knew, card: 'meaning' }]);
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'hal' } });
  act(() => {
    NEW_CARDS_A_DAY.write(platform.storage, 5);
  });
  await settlePage();
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'hal');
});

it('PTH-03: a sentence is heard before it is read, and nobody has to listen', async () => {
  const platform = await open([step('hear', 'word:hallo', 'word:ja', 'word:nee'), step('ask', QUESTION.id)]);
  await waitFor(() => expect(platform.speech.spoken).toContain('Dit is hallo.'));
  expect(screen.queryByText('Dit is hallo.')).toBeNull();
  await press(/This is hello/);
  expect(screen.getByText('Dit is hallo.')).toBeTruthy();
  await press('Next');
  await press('I can’t listen now');
  expect(screen.getByText(inEnglish(QUESTION.question))).toBeTruthy();
  expect(await logged(platform)).toEqual(['word:hallo quiz meaning right This is hello.']);
});

it('PTH-03: something large is done on its own page, and by the log it is known that it was', async () => {
  const platform = await open([{ ...step('page', 'page'), source: 'a2-writing' }, step('ask', QUESTION.id)]);
  expect(screen.getByRole('heading', { name: 'Do 1 writing task' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }));
  expect(STUDY_SESSION.read(platform.storage)?.pageOpenedAt).toBe(NOW);
  expect(screen.queryByText(inEnglish(QUESTION.question))).toBeNull();
});

it('PTH-03: what is in no list any more is left out, and the rest of a step can be', async () => {
  await open([step('ask', 'question:gone', QUESTION.id), { ...step('page', 'page'), source: 'a2-writing' }]);
  expect(screen.getByText(inEnglish(QUESTION.question))).toBeTruthy();
  await press(/Amsterdam/);
  await press('Next');
  await press('Not today');
  expect(screen.getByText('Done for today')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finish' }).getAttribute('href')).toBe(PATHS.home);
});

it('PTH-07: a mock exam can be left for another day, and the day goes on without it', async () => {
  const platform = await open(
    [{ ...step('page', 'mock-exam'), source: 'a2-reading', secondsEach: 3900 }],
    undefined,
    { [EXAM_DATES.key]: JSON.stringify({ version: 2, value: { 'a2-reading': '2026-12-10' } }) },
  );
  expect(screen.getByRole('heading', { name: 'Do a mock exam in reading' })).toBeTruthy();
  await waitFor(async () => {
    await press('Not today');
    expect(screen.queryByRole('button', { name: 'Not today' })).toBeNull();
  });
  expect(STUDY_SESSION.read(platform.storage)?.minutes).toBe(30);
  expect(title()).not.toBe('Reading');
});
