import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredEvent, CardKind, StudyEvent } from '#learning/rules/study-event.ts';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { DAY_MS } from '#lib/duration.ts';
import { createCatalogue, type CatalogueItem, type Found } from '#learning/catalogue.ts';
import { PICTURES } from '#storage/study-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { loadJudge } from '#testing/judge-words.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { added, HOUSE, NOW } from '#testing/review-view.tsx';
import { answered } from '#testing/study-events.ts';

/** How review asks each kind of item (MEM-05). */

const known = (card: CardKind, daysAgo = 3): AnsweredEvent =>
  answered({
    id: `known ${card} ${daysAgo}`,
    itemId: HOUSE.id,
    card,
    activity: 'review',
    grade: 'easy',
    at: NOW - daysAgo * DAY_MS,
  });

/** The cards that a word begins with, known for so long that the next ones come. */
const BEGUN = [known('meaning'), known('heard', 40), known('heard')];

/** The app loads them ahead. */
beforeAll(() => Promise.all(LATER_CARDS.map((code) => code.load())));

async function setUp(item: CatalogueItem, events: readonly StudyEvent[] = []) {
  const platform = createFakePlatform({
    now: NOW,
    database: createFakeDatabase([added(item.id), ...events]),
  });
  const find = async (): Promise<Found> => ({ kind: 'item', item });
  await loadJudge(platform);
  await renderPage(platform, <ReviewScreen catalogue={{ ...createCatalogue([], platform), find }} />);
  await expect.poll(() => screen.queryByText(/Loading your answers/)).toBeNull();
  return { platform, user: userEvent.setup() };
}

it('MEM-05 MEM-09: the second card of a word is heard and typed', async () => {
  const before = [known('meaning')];
  const { user, platform } = await setUp(HOUSE, before);
  expect(screen.getByText('Type what you hear.')).toBeTruthy();
  expect(screen.queryByText('house')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Listen(?! to words due)/ }));
  expect(platform.speech.spoken).toEqual(['het huis']);
  await user.type(screen.getByLabelText('Your answer'), 'het huis{Enter}');
  await user.keyboard('2');
  platform.advance(0);
  await settlePage();
  expect(platform.database.events.at(-1)).toMatchObject({ card: 'heard', grade: 'good', answer: 'het huis' });
});

it('PTH-04: a word has its easy sentence in review as well, as long as it is new', async () => {
  const { user } = await setUp({ ...HOUSE, easyExplanation: '*Dit is mijn huis.*\nThis is my house.' });
  await user.click(screen.getByRole('button', { name: 'Show Answer' }));
  expect(screen.getByText('Dit is mijn huis.')).toBeTruthy();
  expect(screen.queryByText(/Wij wonen in een klein huis/)).toBeNull();
});

it('JDG-02 MEM-09: in review an answer that we don’t know waits for the person’s word, and leaving logs nothing', async () => {
  const { user, platform } = await setUp(HOUSE, [known('meaning')]);
  const before = platform.database.log.length;
  await user.type(screen.getByLabelText('Your answer'), 'xyzzy{Enter}');
  expect(screen.getByText('We don’t know this answer.')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Was your answer right?' })).toBeTruthy();
  cleanup();
  platform.advance(0);
  await settlePage();
  expect(platform.database.log).toHaveLength(before);
});

it('JDG-02 MEM-06: undoing the grade of a typed answer asks for it again, with an empty field', async () => {
  const { user, platform } = await setUp(HOUSE, [known('meaning')]);
  await user.type(screen.getByLabelText('Your answer'), 'xyzzy{Enter}');
  await user.click(screen.getByRole('button', { name: 'Mine was wrong' }));
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('');
  platform.advance(0);
  await settlePage();
  expect(platform.database.log.slice(-2).map(({ kind }) => kind)).toEqual(['answered', 'undone']);
});

it('MEM-05: without a voice, cards that must be heard wait for another visit', async () => {
  const { user } = await setUp(
    HOUSE,
    (['meaning', 'article', 'typed'] as const).map((card) => known(card)),
  );
  expect(screen.getByText('Type what you hear.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I can’t listen now' }));
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
});

const picture = () => screen.getByRole('img');

describe('the picture of a word', () => {
  const PICTURED = { ...HOUSE, picture: '/pictures/kinds-of-homes.svg#house' };

  it('PIC-01 PIC-02: is asked once the meaning is known, has English for screen readers, and is self-rated', async () => {
    const { user, platform } = await setUp(PICTURED, BEGUN);
    expect(screen.getByText(/^Say it in Dutch/)).toBeTruthy();
    expect(picture()).toHaveProperty('alt', 'house');
    expect(screen.queryByText('het huis')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Answer' }));
    expect(screen.getByText('het huis').lang).toBe('nl');
    // Now a text says what it shows.
    expect(screen.queryByRole('img')).toBeNull();
    // These answers are of four grades.
    await user.keyboard('3');
    platform.advance(0);
    await settlePage();
    expect(platform.database.events.at(-1)).toMatchObject({ card: 'picture', grade: 'good', answer: null });
  });

  it.each(['verb', 'adjective'] as const)('PIC-01: of an %s is asked for as one', async (wordKind) => {
    const { noun: _noun, ...plain } = PICTURED;
    await setUp({ ...plain, wordKind }, BEGUN);
    expect(screen.getByText(`Say the ${wordKind} in Dutch.`)).toBeTruthy();
  });

  it('PIC-01: that fits several words lists the others, as any of them is right', async () => {
    const others = { alsoRight: ['de woning'], alsoShown: ['de villa', 'de woning'] };
    const { user } = await setUp({ ...PICTURED, ...others }, BEGUN);
    expect(screen.queryByText(/^Also right/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Answer' }));
    expect(screen.getByText(/^Also right/).textContent).toBe('Also right: de villa, de woning.');
    expect(screen.getByText('de villa').lang).toBe('nl');
  });

  it('PIC-02: that is missing or was not recognised is asked in English instead', async () => {
    const { user } = await setUp(PICTURED, BEGUN);
    await user.click(screen.getByRole('button', { name: 'Show the meaning' }));
    expect(screen.getByText('house')).toBeTruthy();
    cleanup();
    await setUp(PICTURED, BEGUN);
    fireEvent.error(picture());
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('house')).toBeTruthy();
  });

  it('PIC-02: is never asked where pictures are switched off', async () => {
    const { platform } = await setUp(PICTURED, BEGUN);
    act(() => void PICTURES.write(platform.storage, 'off'));
    expect(screen.getByText('De or het?')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it.each([
  ['a culture word', 'culture-word:het-alarmnummer', '*het alarmnummer*', 'emergency number'],
  ['the answer of an interaction', 'interaction:is-dit-vraag-1', '*Waar woont u?*', 'Ik woon in Zwolle.'],
])('MEM-05: %s is self-rated after its answer was shown', async (_, id, prompt, answer) => {
  const { noun: _noun, ...plain } = HOUSE;
  const { user } = await setUp({ ...plain, id, dutch: prompt.replaceAll('*', ''), prompt, answer });
  expect(screen.queryByText(answer)).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText(answer)).toBeTruthy();
  await user.keyboard('2');
  expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
});
