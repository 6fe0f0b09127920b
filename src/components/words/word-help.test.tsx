import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { createFakeTexts, type FakeTexts } from '#testing/fake-texts.ts';
import { loadLexiconOfText } from '#lexicon/lexicon-file.ts';
import { putLexicon, putLexiconOfText } from '#testing/lexicon-fixture.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { useBareScreen } from '#components/bare-screen.ts';
import { closeWordHelp, isWordWanted, switchWordByWord, wordHelp } from './wanted-word.ts';
import WordHelp from './word-help.tsx';

const NOW = Date.UTC(2027, 2, 31, 12);
const LISTS = [
  'dutch,english,topic,subsection,example,article,kind,plural,past,participle,auxiliary,id',
  'huis,house,Home,Rooms,Ik woon in een huis.,het,noun,huizen,,,,huis',
  'opbellen,to call,Home,Calls,Ik bel je op.,,verb,,belde op,opgebeld,hebben,opbellen',
].join('\n');
const TEXT = 'Ik bel jou vanavond op. Die huizen zijn van Fatima. Een gnuifel!';

function Page({ isExam = false }: { readonly isExam?: boolean }) {
  useBareScreen(isExam);
  useShortcuts(isExam ? {} : { w: switchWordByWord });
  return (
    <>
      <p lang="nl">{TEXT}</p>
      <button>Elsewhere</button>
      <WordHelp open={useStore(wordHelp, isWordWanted)} onClose={closeWordHelp} />
    </>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  act(closeWordHelp);
});

async function setUp(page = <Page />, texts: FakeTexts = createFakeTexts(), lists: string | null = LISTS) {
  const files = lists === null ? {} : { [`/vocabulary.csv?t=${NOW}`]: lists };
  const platform = createFakePlatform({ now: NOW, files, shownTexts: texts });
  putLexicon(platform, {});
  await renderPage(platform, page);
  return { platform, texts, user: userEvent.setup() };
}

/** Where words are: each line of one paragraph has its words side by side. */
function textsOnScreen(): FakeTexts {
  return { ...createFakeTexts(), boxOf: (_text, [start]) => new DOMRect(start * 10, 20, 10, 20) };
}

async function press(platform: FakePlatform, word: string) {
  const element = screen.getByText(TEXT);
  act(() => platform.shownTexts.press({ text: { element, text: TEXT }, offset: TEXT.indexOf(word) }));
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => {
    // The pieces in which the words are read.
    act(() => platform.advance(100));
    expect(sheet.textContent).not.toContain('Looking it up');
  });
  // What comes a frame later.
  act(() => platform.advance(0));
  return sheet;
}

it('RDG-01: half of a separable verb shows the whole, with its forms, and both halves are marked', async () => {
  const { platform, texts, user } = await setUp();
  const sheet = await press(platform, 'op.');
  expect(sheet).toBe(document.activeElement);
  within(sheet).getByRole('heading', { name: 'opbellen' });
  expect(sheet.textContent).toContain('to call');
  expect(sheet.textContent).toContain('belde op');
  expect(sheet.textContent).toContain('In the text: bel … op');
  expect(texts.marked.get('pressed')).toEqual(['bel', 'op']);
  const card = await within(sheet).findByRole('link', { name: 'Open the card' });
  expect(card.getAttribute('href')).toMatch(/^\/vocabulary/);
  await user.click(within(sheet).getByRole('button', { name: 'Add to review' }));
  await within(sheet).findByRole('button', { name: 'In review' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(texts.marked.get('pressed')).toEqual([]);
});

it('RDG-01: a noun has its article and is heard; of a name and of another word the sheet says what it knows', async () => {
  const { platform, user } = await setUp();
  const house = await press(platform, 'huizen');
  within(house).getByRole('heading', { name: 'het huis' });
  expect(house.textContent).toContain('In the text: huizen');
  await user.click(within(house).getByRole('button', { name: /^Listen/ }));
  await waitFor(() => expect(platform.speech.spoken).toEqual(['het huis']));
  expect((await press(platform, 'Fatima')).textContent).toContain('This is a name.');
  const unknown = await press(platform, 'gnuifel');
  expect(unknown.textContent).toContain('We don’t know this word.');
  expect(within(unknown).queryByRole('button', { name: 'Add to review' })).toBeNull();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('RDG-06: in a text that came with its words the first thing shown has the meaning; focus, Back and buttons come after the paint', async () => {
  const { platform } = await setUp();
  putLexiconOfText(platform, 'room-letter-house', {
    sentences: { 'Die huizen zijn van Fatima': '' },
    usual: { huizen: 'huis' },
    entries: {
      huis: { base: 'huis', article: 'het', forms: ['huizen'], english: 'house', wordId: 'word:huis' },
    },
  });
  await loadLexiconOfText(platform.files, 'room-letter-house');
  const entries = history.length;
  const element = screen.getByText(TEXT);
  act(() => platform.shownTexts.press({ text: { element, text: TEXT }, offset: TEXT.indexOf('huizen') }));
  const sheet = screen.getByRole('dialog', { name: 'het huis' });
  expect(sheet.textContent).toContain('house');
  expect(within(sheet).getAllByRole('button')).toHaveLength(1);
  expect(document.activeElement).not.toBe(sheet);
  expect(history.length).toBe(entries);
  expect(platform.files.requests).toEqual(['/lexicon/text-room-letter-house.json']);
  act(() => platform.advance(0));
  within(sheet).getByRole('button', { name: 'Add to review' });
  expect(document.activeElement).toBe(sheet);
});

it('RDG-01 DAT-04: without the words the sheet says so, and tries again', async () => {
  const { platform, user } = await setUp(<Page />, createFakeTexts(), null);
  const sheet = await press(platform, 'huizen');
  await waitFor(() => {
    act(() => platform.advance(8000));
    expect(sheet.textContent).toContain('The words can’t be loaded now.');
  });
  platform.files.put(`/vocabulary.csv?t=${platform.clock.now()}`, LISTS);
  await user.click(within(sheet).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    act(() => platform.clock.advance(0));
    within(sheet).getByRole('heading', { name: 'het huis' });
  });
});

it('RDG-01 QUA-14: by keyboard from word to word, Enter opens the sheet, Esc closes it and then ends', async () => {
  const { platform, texts, user } = await setUp(<Page />, textsOnScreen());
  const current = () => texts.marked.get('current');
  await user.keyboard('w');
  expect(current()).toEqual(['Ik']);
  screen.getByText('Arrow keys: next word. Enter: look it up. Esc: end.');
  expect(screen.getByRole('status').textContent).toBe('Word by word: Ik');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(current()).toEqual(['bel']);
  await user.keyboard('{Control>}{ArrowRight}{/Control}x');
  expect(current()).toEqual(['bel']);
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => {
    act(() => platform.advance(100));
    within(sheet).getByRole('heading', { name: 'opbellen' });
  });
  // The keys of the sheet are its own.
  await user.keyboard('{ArrowRight}');
  expect(current()).toEqual(['bel']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(current()).toEqual(['bel']);
  await user.keyboard('{Escape}');
  expect(current()).toEqual([]);
  expect(screen.queryByText(/^Arrow keys/)).toBeNull();
});

it('RDG-01: where no Dutch is on the screen the keyboard finds none, and another page ends the search', async () => {
  const { user } = await setUp();
  await user.keyboard('w');
  expect(screen.getByRole('status').textContent).toBe('There is no Dutch here to look up.');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => history.pushState(null, '', '/grammar'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('RDG-01 MOC-14: while an exam is sat neither a press nor a key looks a word up', async () => {
  const { platform, user } = await setUp(<Page isExam />);
  const element = screen.getByText(TEXT);
  act(() => platform.shownTexts.press({ text: { element, text: TEXT }, offset: 0 }));
  await user.keyboard('w');
  await settlePage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
