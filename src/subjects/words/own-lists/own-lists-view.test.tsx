import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildOwnTopic } from '#dutch/vocabulary/build-vocabulary.ts';
import { FALLBACK_VOCABULARY } from '#dutch/vocabulary/fallback-vocabulary.ts';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import { parseOwnList, type OwnList } from '#dutch/vocabulary/own-list.ts';
import type { Vocabulary } from '#dutch/vocabulary/vocabulary.ts';
import OwnListsView from './own-lists-view.tsx';
import { isBusyHere } from '#updates/busy.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered, reviewChange, starChange } from '#testing/study-events.ts';

const row = (dutch: string, english: string) => ({ dutch, english, subsection: 'Words' });
const LES_1 = withRows(
  newOwnList('list-1', 'Les 1', 1),
  [row('rooster', 'schedule'), row('kaas', 'cheese')],
  1,
);
const fileOf = (text: string, name = 'Les 2.csv') => new File([text], name, { type: 'text/csv' });

/** The app's words in this test, and the list. */
const VOCABULARY: Vocabulary = {
  topics: [...FALLBACK_VOCABULARY.topics, buildOwnTopic(LES_1)],
};

async function setUp(...lists: OwnList[]) {
  const added = { ...reviewChange('added', 'added', 5), itemId: 'word:own-kaas-cheese' };
  const star = { ...starChange('starred', 'star', 6), itemId: 'word:own-rooster-schedule' };
  const database = createFakeDatabase([answered({ itemId: 'word:own-rooster-schedule' }), added, star]);
  for (const list of lists) database.records.set(`own-lists/${list.id}`, list);
  const platform = createFakePlatform({ database });
  const opened: unknown[] = [];
  await renderPage(
    platform,
    <OwnListsView vocabulary={VOCABULARY} onOpened={(key) => opened.push(key)} onBack={() => undefined} />,
  );
  const kept = () =>
    [...database.records].flatMap(([key, value]) =>
      key.startsWith('own-lists/') ? [parseOwnList(value)] : [],
    );
  // Also allows file types that the field doesn't offer.
  return { platform, opened, kept, user: userEvent.setup({ applyAccept: false }) };
}

describe('custom lists', () => {
  it('MEM-15: a file is previewed, each skipped row is named, and nothing is saved before it is confirmed', async () => {
    const { user, kept } = await setUp();
    const text =
      'dutch;english;article\nrooster;schedule;het\n;nothing;\nfiets;bike;der\nRooster;schedule;\n';
    await user.upload(screen.getByLabelText('Choose a CSV file'), fileOf(text));
    expect(await screen.findByText('2 words found')).toBeTruthy();
    for (const shown of ['het rooster', 'Line 3: no Dutch', 'Line 5: the same word as in line 2'])
      expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByText('Line 4: article “der” is left out')).toBeTruthy();
    expect(kept()).toEqual([]);
    const name = screen.getByRole('textbox', { name: 'Name of the list' });
    expect(name).toHaveProperty('value', 'Les 2');
    await user.clear(name);
    await user.type(name, 'At work');
    await user.click(screen.getByRole('button', { name: 'Save the list' }));
    expect(await screen.findByText(/2 words saved in “At work”/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'At work' })).toBeTruthy();
    expect(kept().map((list) => [list?.name, list?.words.length])).toEqual([['At work', 2]]);
  });

  it('MEM-15: a file with the same name is added to its list, and the page says so first', async () => {
    const { user, kept } = await setUp(LES_1);
    const text = 'dutch,english\nrooster,timetable\nfiets,bike';
    await user.upload(screen.getByLabelText('Choose a CSV file'), fileOf(text, 'les 1.csv'));
    expect(await screen.findByText(/You have a list with this name/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(await screen.findByText('3 words')).toBeTruthy();
    expect(kept().flatMap((list) => list?.words.map((word) => `${word.row.id} ${word.row.english}`))).toEqual(
      ['own-kaas-cheese cheese', 'own-rooster-schedule timetable', 'own-fiets-bike bike'],
    );
  });

  it('MEM-15: a typed word creates the first list and can be removed; the next word joins that list', async () => {
    const { user, kept, platform } = await setUp();
    const words = () => kept().map((list) => [list?.name, list?.words.map(({ row }) => row)]);
    const add = screen.getByRole('button', { name: 'Add the word' });
    const type = async (dutch: string, english: string) => {
      await user.type(screen.getByLabelText('Dutch'), dutch);
      expect(add).toHaveProperty('disabled', true);
      await user.type(screen.getByLabelText('English'), `${english}{Enter}`);
    };
    await user.selectOptions(screen.getByLabelText('Article'), 'het');
    await type('rooster ', 'schedule');
    expect(await screen.findByText('het rooster')).toBeTruthy();
    const rooster = {
      id: 'own-rooster-schedule',
      dutch: 'rooster',
      english: 'schedule',
      subsection: 'Words',
      article: 'het',
    };
    expect(words()).toEqual([['My words', [rooster]]]);
    expect(screen.getByLabelText('Dutch')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Dutch'));
    platform.advance(1000);
    await type('inklokken', 'to clock in');
    await screen.findByText('inklokken');
    expect(words()).toEqual([['My words', [rooster, expect.objectContaining({ dutch: 'inklokken' })]]]);
    await user.click(screen.getByRole('button', { name: 'Delete it again' }));
    await expect.poll(words).toEqual([['My words', [rooster]]]);
  });

  it.each([
    ['Excel', new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'les.xlsx'), /This is an Excel file/],
    ['noise', new File([Uint8Array.of(1, 0, 0, 7, 200)], 'les.csv'), /no text in this file/],
    ['too large', new File([new Uint8Array(5_000_001)], 'les.csv'), /larger than 5 MB/],
    ['without columns', fileOf('huis;house'), /does not name dutch or english.*huis;house/],
  ])('MEM-15 QUA-18: a file that is %s is refused with the reason', async (_, file, reason) => {
    const { user, kept } = await setUp();
    await user.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(kept()).toEqual([]);
  });

  it('MEM-15: a list is opened, renamed, and deleted after a question; its answers stay', async () => {
    const { user, kept, opened, platform } = await setUp(LES_1);
    await user.click(await screen.findByRole('button', { name: 'Open: Les 1' }));
    expect(opened).toEqual(['list-1']);
    await user.click(screen.getByRole('button', { name: 'Rename: Les 1' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Week 1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Week 1' })).toBeTruthy();
    expect(kept()[0]?.words).toEqual(LES_1.words);

    await user.click(screen.getByRole('button', { name: 'Delete: Week 1' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete “Week 1”?' });
    expect(dialog.textContent).toMatch(/2 words will be deleted.*Your answers are kept/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep the list' }));
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete: Week 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete the list' }));
    await expect.poll(() => screen.queryByRole('heading', { name: 'Week 1' })).toBeNull();
    expect(kept()).toEqual([]);
    expect(platform.database.log).toHaveLength(3);
  });

  it('QUA-11: a half-typed word, a rename and a preview delay an update until they are saved or cancelled', async () => {
    const { user } = await setUp(LES_1);
    expect(isBusyHere()).toBe(false);
    await user.type(screen.getByLabelText('English'), 'bike');
    expect(isBusyHere()).toBe(true);
    await user.type(screen.getByLabelText('Dutch'), 'fiets{Enter}');
    await expect.poll(isBusyHere).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Rename: Les 1' }));
    expect(isBusyHere()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'b');
    expect(isBusyHere()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isBusyHere()).toBe(false);

    await user.upload(screen.getByLabelText('Choose a CSV file'), fileOf('dutch,english\nhuis,house'));
    expect(await screen.findByText('1 word found')).toBeTruthy();
    expect(isBusyHere()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save the list' }));
    await expect.poll(isBusyHere).toBe(false);
  });

  it('MEM-15: the example file is a list without errors', async () => {
    const { user, platform } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Save an example file' }));
    const [example] = platform.downloads.saved;
    expect(example?.name).toBe('oefenpad-example.csv');
    await user.upload(screen.getByLabelText('Choose a CSV file'), fileOf(example?.text ?? ''));
    expect(await screen.findByText('3 words found')).toBeTruthy();
    expect(screen.queryByText(/skipped|left out/)).toBeNull();
  });

  it('MEM-14: words in review, starred, custom, of a topic or all are exported for Anki, one or two ways', async () => {
    const { user, platform } = await setUp(LES_1);
    const save = async (choice: string) => {
      await user.selectOptions(screen.getByLabelText('Words to export'), choice);
      await user.click(screen.getByRole('button', { name: /^Save \d+ words? for Anki$/ }));
      const lines = platform.downloads.saved.at(-1)?.text.split('\n') ?? [];
      return lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split('\t')[2] ?? []);
    };
    expect(screen.getByLabelText('Words to export')).toHaveProperty('value', 'review');
    await screen.findByRole('button', { name: 'Save 2 words for Anki' });
    expect(await save('Words in review')).toEqual(['rooster', 'kaas']);
    expect(await save('Words with a star')).toEqual(['rooster']);
    expect(await save('My own words')).toEqual(['rooster', 'kaas']);
    expect(await save('Les 1')).toEqual(['rooster', 'kaas']);
    expect(await save('Who Are You?')).toEqual(['de voornaam', 'het adres']);
    await user.click(screen.getByLabelText('Both ways'));
    expect(await save('All words')).toHaveLength(4);
    const saved = platform.downloads.saved.at(-1);
    expect(saved).toMatchObject({ name: 'oefenpad-anki.txt' });
    expect(saved?.text).toContain('#notetype:Basic (and reversed card)\n');
  });

  it('MEM-15 QUA-19: says that a device is full, and saves nothing', async () => {
    const { user, platform, kept } = await setUp();
    platform.database.failWith('full');
    await user.upload(screen.getByLabelText('Choose a CSV file'), fileOf('dutch,english\nhuis,house'));
    await user.click(await screen.findByRole('button', { name: 'Save the list' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no room left/);
    expect(kept()).toEqual([]);
  });
});
