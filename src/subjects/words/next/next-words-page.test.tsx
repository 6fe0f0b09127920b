import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import NextWordsPage from './next-words-page.tsx';
import { PLAYS_ITSELF } from '#storage/device-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const row = (id: string, english: string) =>
  `${id},${english},Social Conversations,Greetings and Goodbyes,Lange zin met ${id}.,interjection,Kort ${id}.,${id}`;
const WORDS = [
  ['hallo', 'hello'],
  ['ja', 'yes'],
  ['nee', 'no'],
  ['dag', 'goodbye'],
  ['sorry', 'excuse me'],
] as const;
const LISTS = [
  'dutch,english,topic,subsection,example,kind,easy_example,id',
  ...WORDS.map(([id, english]) => row(id, english)),
].join('\n');
const PATH = 'id\nhallo\nja\nnee\ndag\nsorry\n';
const ENGLISH: ReadonlyMap<string, string> = new Map(WORDS);

const NOW = Date.UTC(2026, 10, 22, 12);

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;

async function setUp(count: number, stored: Record<string, string> = {}) {
  const platform = createFakePlatform({
    now: NOW,
    storage: stored,
    files: { [`/vocabulary.csv?t=${NOW}`]: LISTS, [`/path.csv?t=${NOW}`]: PATH },
    database: createFakeDatabase([answered({ id: 'met', itemId: 'word:ja' })]),
  });
  platform.page.touch();
  await renderPage(platform, <NextWordsPage count={count} onBack={() => undefined} />);
  // The pieces in which the files are read.
  await waitFor(() => {
    act(() => platform.advance(0));
    expect(shown()).toBeTruthy();
  });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const choose = async (english: string) =>
    user.click(within(screen.getByRole('group')).getByText(english, { exact: false }));
  const logged = () => {
    platform.advance(0);
    return platform.database.events
      .filter(({ id }) => id !== 'met')
      .map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`);
  };
  return { platform, user, press, choose, logged };
}

describe('the next words', () => {
  it('PTH-02 PTH-04: exactly as many as wanted, without those that were met: shown, chosen, then from memory', async () => {
    const { press, choose, logged } = await setUp(2);
    expect(shown()).toBe('hallo');
    expect(screen.getByText('hello')).toBeTruthy();
    expect(screen.getByText('Kort hallo.')).toBeTruthy();
    await press('Next');
    await choose('hello');
    await press('Next');
    expect(shown()).toBe('nee');
    await press('Next');
    await choose('no');
    await press('Next');
    for (const dutch of ['hallo', 'nee']) {
      expect(screen.getByText(dutch)).toBeTruthy();
      expect(screen.queryByText(ENGLISH.get(dutch) ?? '')).toBeNull();
      // oxlint-disable-next-line no-await-in-loop -- one question after another
      await press('Show Answer');
      // oxlint-disable-next-line no-await-in-loop -- one question after another
      await press('I knew it');
    }
    expect(screen.getByText('Well done! 2 words done.')).toBeTruthy();
    expect(logged()).toEqual([
      'word:hallo quiz right',
      'word:nee quiz right',
      'word:hallo flashcard good',
      'word:nee flashcard good',
    ]);
  });

  it('PTH-04: a wrong choice is said with the right meaning, and a word that is known is not asked', async () => {
    const { press, choose, logged } = await setUp(2);
    await press('I know this word');
    await press('Next');
    await choose(
      within(screen.getByRole('group'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace(/^\d/, '').trim() ?? '')
        .find((text) => text !== 'no') ?? '',
    );
    expect(screen.getByText(/^Not right. It means:/).textContent).toBe('Not right. It means: no');
    expect(logged()).toEqual(['word:hallo flashcard good', 'word:nee quiz wrong']);
  });

  it('PTH-04: a new word is said by itself, and slowly when asked', async () => {
    const { platform, press } = await setUp(1);
    expect(platform.speech.spoken).toEqual(['hallo']);
    await press('Slowly');
    expect(platform.speech.spoken).toEqual(['hallo', 'hallo']);
  });

  it('PTH-04: nothing is said by itself where that is switched off', async () => {
    const { platform } = await setUp(1, { [PLAYS_ITSELF.key]: 'off' });
    expect(platform.speech.spoken).toEqual([]);
  });
});
