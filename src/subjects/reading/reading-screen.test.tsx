import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import { ROOM_GENRES, ROOM_LEVELS } from '#content/schema/room-text.ts';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';
import type { ReadingView } from '#routes/reading-views.ts';
import ReadingScreen from './reading-screen.tsx';

const NOW = Date.UTC(2027, 2, 31, 12);
const row = (id: string, english: string) => `${id},${english},Nature,Weather,Zin met ${id}.,noun,de,${id}`;
/** All words to learn before the text of the first snow but two, and two others of it. */
const LISTS = [
  'dutch,english,topic,subsection,example,kind,article,id',
  row('sneeuw', 'snow'),
  row('buurvrouw', 'neighbour'),
  row('straat', 'street'),
  row('suiker', 'sugar'),
].join('\n');
const PATH = 'id\nsuiker\nstraat\nbuurvrouw\nsneeuw\n';
const TITLE = 'Mijn eerste sneeuw';
const QUESTIONS = ['call', 'son', 'old-woman'].map((name) => `question:room-diary-first-snow-${name}`);

beforeEach(() => history.replaceState(null, '', '/'));

interface Given {
  readonly events?: readonly StudyEvent[];
  readonly storage?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

const FILES = { [`/vocabulary.csv?t=${NOW}`]: LISTS, [`/path.csv?t=${NOW}`]: PATH };

async function setUp({ events = [], storage = {}, files = FILES }: Given = {}) {
  const platform = createFakePlatform({ now: NOW, storage, files, database: createFakeDatabase(events) });
  await renderPage(platform, <ReadingScreen />);
  return { platform, user: userEvent.setup() };
}

type Page = Awaited<ReturnType<typeof setUp>>;

/** Waits until something is there, with the pieces in which words are read and the tries for files that are missing. */
async function shown<Found>({ platform }: Page, find: () => Found, stepMs = 100): Promise<Found> {
  return waitFor(() => {
    act(() => platform.advance(stepMs));
    return find();
  });
}

const region = (name: string) => screen.getByRole('region', { name });
const words = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);

const heard = () => screen.getByRole('article').querySelector('[aria-current]')?.textContent;

async function openText(page: Page) {
  const card = await shown(page, () => screen.getByRole('button', { name: new RegExp(TITLE) }));
  await page.user.click(card);
  await shown(page, () => region('Learn these words first'));
}

it('RDG-03: the shelf has each text once, with its genre, its level and how many of its words are known', async () => {
  const known = answered({ id: 'k', itemId: 'word:sneeuw', grade: 'easy', at: NOW - 1000 });
  const page = await setUp({ events: [known, answered({ id: 'q', itemId: QUESTIONS[0] ?? '' })] });
  const card = await shown(page, () =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(TITLE)),
  );
  expect(card?.textContent).toContain('Diary, A1');
  expect(card?.textContent).toMatch(/\d\d words\. You know \d+ \(\d+%\)\./);
  expect(card?.textContent).toContain('You have begun the questions.');
  const files = await Promise.all(ROOM_GENRES.map((genre) => ROOM_FILES[genre]()));
  expect(screen.getAllByRole('listitem')).toHaveLength(files.flatMap(({ rows }) => [...rows]).length);
  expect(within(region('More new words')).getAllByRole('listitem').length).toBeGreaterThan(0);
});

it('RDG-03: a text shows the words to learn first, and they go into review in one press', async () => {
  const page = await setUp();
  await openText(page);
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeDefined();
  expect(words('Learn these words first')).toEqual(['de sneeuw snow', 'de buurvrouw neighbour']);
  expect(screen.getByRole('article').textContent).toContain("De straat is wit, de auto's zijn wit.");
  await page.user.click(screen.getByRole('button', { name: 'Add to review: 2 words' }));
  screen.getByRole('button', { name: 'In review: 2 words' });
  // They stay while one looks at them.
  expect(words('Learn these words first')).toHaveLength(2);
  await page.user.click(screen.getByRole('button', { name: 'Back to the texts' }));
  await shown(page, () => screen.getByRole('heading', { level: 1, name: 'Reading room' }));
});

it('RDG-03: a text is heard sentence by sentence, and the one that is heard is marked, without the space behind it', async () => {
  const page = await setUp();
  page.platform.speech.hold();
  await openText(page);
  await page.user.click(await screen.findByRole('button', { name: 'Listen to the text' }));
  await waitFor(() => expect(heard()).toBe('Maandag'));
  const next = screen.getByRole('button', { name: 'Next sentence' });
  await page.user.click(next);
  await waitFor(() => expect(heard()).toBe('Ik ben Adjoa en ik woon hier nu een maand.'));
  await waitFor(() => expect(page.platform.speech.spoken).toContain(heard()));
  await page.user.click(screen.getByRole('button', { name: 'Pause' }));
  await page.user.click(await screen.findByRole('button', { name: 'Previous sentence' }));
  await waitFor(() => expect(heard()).toBe('Maandag'));
});

it('RDG-03: after its questions a text tells what was new in it, and is among those that were read', async () => {
  const before = QUESTIONS.slice(0, 2).map((itemId, place) => answered({ id: `q${place}`, itemId }));
  const page = await setUp({ events: before });
  await openText(page);
  const questions = region('Questions');
  // Who comes back goes on at the first open question.
  await page.user.click(within(questions).getByRole('button', { name: /fietst sneller/ }));
  expect(questions.textContent).toContain('Adjoa walks very slowly');
  const fresh = await screen.findByRole('region', { name: 'New in this text' });
  expect(words('New in this text')).toEqual([
    'de suiker sugar',
    'de straat street',
    'de buurvrouw neighbour',
    'de sneeuw snow',
  ]);
  await page.user.click(within(fresh).getByRole('button', { name: 'Add to review: 4 words' }));
  within(fresh).getByRole('button', { name: 'In review: 4 words' });
  await page.user.click(within(questions).getByRole('button', { name: 'Finish Quiz' }));
  await page.user.click(await within(questions).findByRole('button', { name: 'Back to the texts' }));
  const read = await shown(page, () => region('Read'));
  expect(within(read).getAllByRole('listitem')).toHaveLength(1);
  expect(read.textContent).toContain(TITLE);
});

it('RDG-04: where one wants it, a text shows which of its words are new, in review or known', async () => {
  const page = await setUp({
    events: [answered({ id: 'l', itemId: 'word:buurvrouw', grade: 'again', at: NOW - 1000 })],
  });
  await openText(page);
  const article = screen.getByRole('article');
  expect(article.querySelector('.underline')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'Show which words I know' }));
  const legend = screen.getByRole('list', { name: 'The words of this text' });
  expect(legend.textContent).toMatch(/New: \d+Learning: 1Known: 0$/);
  expect(within(article).getByText('buurvrouw').className).toContain('decoration-dotted');
  expect(within(article).getByText('straat').className).not.toContain('decoration-dotted');
  // A name is no word to know.
  expect(within(article).getByText('Adjoa').className).toBe('');
  await page.user.click(screen.getByRole('checkbox', { name: 'Show which words I know' }));
  expect(article.querySelector('.underline')).toBeNull();
});

it('RDG-05: a text of one’s own is kept, shown in its paragraphs with what is new in it, changed and deleted', async () => {
  const page = await setUp();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Read a text of your own' }));
  const field = await screen.findByRole('textbox', { name: 'Your Dutch text' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read it' }).disabled).toBe(true);
  await user.click(field);
  await user.paste('  Beste buren,\n \nDe straat   is wit. Er is sneeuw.\n');
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  const paragraphs = [...screen.getByRole('article').querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'Beste buren,',
    'De straat is wit. Er is sneeuw.',
  ]);
  await shown(page, () => region('New in this text'));
  expect(words('New in this text')).toEqual(['de straat street', 'de sneeuw snow']);
  const kept = () => page.platform.storage.entries.get('oefenpad.own-text') ?? '';
  expect(kept()).toContain('Beste buren');
  await user.click(screen.getByRole('button', { name: 'Change the text' }));
  const again = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your Dutch text' });
  expect(again.value).toContain('Beste buren');
  await user.clear(again);
  await user.type(again, 'Dag!');
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByRole('article').textContent).toBe('Dag!');
  await user.click(screen.getByRole('button', { name: 'Delete the text' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(kept()).not.toContain('Dag');
});

it('RDG-03 DAT-04: without the words the texts are still there, with their length alone', async () => {
  const page = await setUp({ files: {} });
  const shelf = await shown(page, () => region('More new words'), 8000);
  const cards = within(shelf).getAllByRole('listitem');
  const levels = cards.map(({ textContent }) => /, (A\d\+?)\d+ words$/.exec(textContent)?.[1]);
  // The easy ones first.
  expect([...new Set(levels)]).toEqual(ROOM_LEVELS);
});

it('RDG-03: an address of a text that is not there says so', async () => {
  const gone: ReadingView = { kind: 'text', text: 'room-diary-never-written' };
  history.replaceState({ index: 0, visit: 0, view: gone }, '', '/');
  await setUp();
  await settlePage();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This text is not in the app any more' }),
  ).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
