import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnsweredEvent, StudyEvent } from '#domain/memory/study-event.ts';
import { ReviewScreen } from '#features/review/review-screen.tsx';
import { DAY_MS, MINUTE_MS } from '#lib/duration.ts';
import {
  createCatalogue,
  type Catalogue,
  type CatalogueItem,
  type Found,
} from '#services/catalogue/catalogue.ts';
import { NEW_CARDS_A_DAY, RETENTION } from '#services/storage/study-values.ts';
import { PATHS } from '#services/paths.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, reviewChange } from '#testing/study-events.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const HOUSE: CatalogueItem = {
  id: 'word:huis',
  dutch: 'het huis',
  english: 'house',
  question: 'What does it mean?',
  prompt: '*het huis*',
  options: [],
  answer: 'house',
  explanation: '*Wij wonen in een klein huis.* We live in a small house.',
  noun: { article: 'het', word: 'huis' },
  page: PATHS.vocabulary,
};
const QUESTION: CatalogueItem = {
  ...HOUSE,
  id: 'question:knm-appeal-to-higher-court',
  dutch: 'Amsterdam',
  english: null,
  question: 'What is the capital of the Netherlands?',
  prompt: null,
  options: ['Den Haag', 'Amsterdam', 'Utrecht'],
  answer: 'Amsterdam',
  explanation: 'The government is in The Hague.',
};

const added = (itemId: string): StudyEvent => ({ ...reviewChange('added', `added ${itemId}`, 1), itemId });
let count = 0;
const review = (changes: Partial<AnsweredEvent>): AnsweredEvent => {
  count += 1;
  return answered({
    activity: 'review',
    grade: 'good',
    itemId: 'word:huis',
    id: `before-${count}`,
    ...changes,
  });
};
/** The meaning is known well, the next card of the word can begin. */
const MEANING_KNOWN = [
  review({ at: NOW - 20 * DAY_MS }),
  review({ at: NOW - 20 * DAY_MS + 10 * MINUTE_MS }),
  review({ at: NOW - 10 * DAY_MS, grade: 'easy' }),
];

async function setUp(
  events: readonly StudyEvent[],
  items: readonly CatalogueItem[] = [HOUSE, QUESTION],
  storage: Readonly<Record<string, string>> = {},
  related: Catalogue['related'] = async () => [],
) {
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase(events), storage });
  const find = async (id: string): Promise<Found> => {
    const item = items.find((one) => one.id === id);
    return item === undefined ? { kind: 'unavailable' } : { kind: 'item', item };
  };
  await renderPage(
    platform,
    <ReviewScreen catalogue={{ ...createCatalogue([], platform), find, related }} />,
  );
  await screen.findByRole('heading', { name: 'Review' });
  await expect.poll(() => screen.queryByText(/Looking up/)).toBeNull();
  const user = userEvent.setup();
  const logged = async () => {
    platform.advance(0);
    await settlePage();
    return platform.database.events
      .slice(events.filter(({ kind }) => kind === 'answered').length)
      .map(({ itemId, card, grade, answer }) => [itemId, card, grade, answer].join(' '));
  };
  return { platform, user, logged };
}

/** Forgotten eight times after it was known. */
const FORGOTTEN = Array.from({ length: 18 }, (_, index) =>
  review({ at: NOW - (400 - index * 20) * DAY_MS, grade: index % 2 === 0 ? 'easy' : 'again' }),
);
const HOUSEHOLD: CatalogueItem = {
  ...HOUSE,
  id: 'word:huishouden',
  dutch: 'het huishouden',
  english: 'household',
};

describe('a card that is hard to keep', () => {
  it('MEM-07: shows its sentence to hear, its family, and can be left out and taken in again', async () => {
    const { user, platform } = await setUp([added('word:huis'), ...FORGOTTEN], [HOUSE], {}, async () => [
      HOUSEHOLD,
    ]);
    expect(screen.queryByText(/Hard to keep/)).toBeNull();
    await user.keyboard(' ');
    expect(await screen.findByText(/You did not know this on \d+ days\./)).toBeTruthy();
    expect(await screen.findByText('het huishouden')).toBeTruthy();
    expect(screen.getAllByText('Wij wonen in een klein huis.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Listen to the sentence/ }));
    expect(platform.speech.spoken).toEqual(['Wij wonen in een klein huis.']);
    await user.click(screen.getByRole('button', { name: 'Leave out for now' }));
    expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
    expect(screen.queryByText('Hard to keep')).toBeNull();
    expect(screen.getByText(/is left out\. Review does not ask it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take in again: het huis' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.queryByText(/is left out/)).toBeNull();
    expect(await screen.findByText('1 to go')).toBeTruthy();
    platform.advance(0);
    await settlePage();
    expect(platform.database.log.slice(-2).map(({ kind }) => kind)).toEqual(['suspended', 'resumed']);
  });

  it('MEM-07: stands in the list of leeches at the end of the day', async () => {
    const { user } = await setUp([added('word:huis'), ...FORGOTTEN], [HOUSE]);
    await user.keyboard(' 4');
    expect(await screen.findByRole('heading', { name: 'Hard to keep' })).toBeTruthy();
    await user.click(screen.getByText('het huis'));
    expect(screen.getByRole('button', { name: 'Leave out for now' })).toBeTruthy();
  });
});

describe('review', () => {
  it('MEM-05 MEM-06: a word is turned, graded with the interval in sight, by keys alone, and comes back when it was not known', async () => {
    const { user, logged } = await setUp([added('word:huis')]);
    expect(screen.getByText('1 to go')).toBeTruthy();
    expect(screen.queryByText('house')).toBeNull();
    await user.keyboard(' ');
    expect(screen.getByText('house')).toBeTruthy();
    const grades = [/^Again.*today$/, /^Hard.*today$/, /^Good.*today$/];
    for (const name of grades) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Easy.*\d+ days$/ })).toBeTruthy();
    await user.keyboard('1');
    expect(await logged()).toEqual(['word:huis meaning again ']);
    await user.keyboard(' 4');
    expect(await logged()).toEqual(['word:huis meaning again ', 'word:huis meaning easy ']);
    expect(await screen.findByText(/^Done for today\./)).toBeTruthy();
  });

  it('MEM-07: a card that is not known all day waits its minutes, then rests until tomorrow, and the day ends', async () => {
    const { user, platform } = await setUp([added('word:huis')], [HOUSE]);
    const again = async (when: string) => {
      await user.keyboard(' ');
      expect(
        screen.getByRole('button', { name: new RegExp(`^Again, comes back:\\s*${when}$`) }),
      ).toBeTruthy();
      await user.keyboard('1');
    };
    const wait = async () => {
      platform.advance(2 * MINUTE_MS);
      await settlePage();
    };
    await again('today');
    // Nothing else waits: once it comes sooner.
    await again('today');
    expect(screen.getByText('Done for now.')).toBeTruthy();
    expect(screen.getByText(/The next card comes back at 1[23]:01\./)).toBeTruthy();
    await wait();
    await again('today');
    expect(screen.getByText('Done for now.')).toBeTruthy();
    await wait();
    await again('tomorrow');
    expect(screen.getByText('Done for today.')).toBeTruthy();
    expect(screen.getByText(/^1 card was hard today and comes back tomorrow\.$/)).toBeTruthy();
    expect(screen.getByText('You answered 1 card today.')).toBeTruthy();
    expect(screen.getByText('1 tomorrow.')).toBeTruthy();
  });

  it('MEM-06: the last grade is taken back, and its card stands there again', async () => {
    const { user, platform } = await setUp([added('word:huis')]);
    await user.keyboard(' 4');
    expect(screen.queryByText('het huis')).toBeNull();
    await user.keyboard('z');
    expect(screen.getByText('het huis')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    platform.advance(0);
    await settlePage();
    expect(platform.database.log.map(({ kind }) => kind)).toEqual(['added', 'answered', 'undone']);
  });

  it('MEM-05: once its meaning is known a noun is asked for its article, and a wrong one must come again', async () => {
    const { user, logged } = await setUp([added('word:huis'), ...MEANING_KNOWN]);
    expect(screen.getByText('De or het?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'de' }));
    expect(screen.getAllByRole('button', { name: /comes back/ })).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await logged()).toEqual(['word:huis article again de']);
  });

  it('MEM-09: a typed word is judged, its slip named letter by letter, and may be called right', async () => {
    const articleKnown = review({ card: 'article', at: NOW - DAY_MS, grade: 'easy' });
    const { user, logged, platform } = await setUp([added('word:huis'), ...MEANING_KNOWN, articleKnown]);
    await user.type(screen.getByLabelText('Your answer'), 'het huiz{Enter}');
    expect(screen.getByText(/The spelling/)).toBeTruthy();
    expect(screen.getByText('z').tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'My answer was right' }));
    expect(await logged()).toEqual(['word:huis typed again het huiz']);
    expect(platform.database.log.at(-1)?.kind).toBe('judged-right');
  });

  it('MEM-09: a typed word that is not known is shown whole, with its article, and must come again', async () => {
    const articleKnown = review({ card: 'article', at: NOW - DAY_MS, grade: 'easy' });
    const { user, logged, platform } = await setUp([added('word:huis'), ...MEANING_KNOWN, articleKnown]);
    expect(screen.queryByText('het huis')).toBeNull();
    await user.click(screen.getByLabelText('Your answer'));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('het huis')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(platform.speech.spoken).toEqual(['het huis']);
    expect(screen.getAllByRole('button', { name: /comes back/ })).toHaveLength(1);
    await user.keyboard('1');
    expect(await logged()).toEqual(['word:huis typed again ']);
  });

  it('MEM-09: another word of the same English is right, and the word that was meant stands below', async () => {
    const home = { ...HOUSE, alsoRight: ['de woning'] };
    const articleKnown = review({ card: 'article', at: NOW - DAY_MS, grade: 'easy' });
    const { user, logged } = await setUp([added('word:huis'), ...MEANING_KNOWN, articleKnown], [home]);
    await user.type(screen.getByLabelText('Your answer'), 'de woning{Enter}');
    expect(screen.getByText(/this is another right word/)).toBeTruthy();
    expect(screen.getByText('het huis')).toBeTruthy();
    await user.keyboard('3');
    expect(await logged()).toEqual(['word:huis typed good de woning']);
  });

  it('MEM-05: a question once answered wrong is asked as it stands elsewhere', async () => {
    const wrong = answered({ itemId: QUESTION.id, grade: 'wrong', activity: 'game', at: NOW - 5 * DAY_MS });
    const { user, logged } = await setUp([wrong]);
    await user.click(screen.getByRole('button', { name: 'Amsterdam' }));
    expect(screen.getByText('The government is in The Hague.')).toBeTruthy();
    await user.keyboard('3');
    expect(await logged()).toEqual(['question:knm-appeal-to-higher-court meaning good Amsterdam']);
  });

  it('MEM-07: keeps to what was chosen: one new card a day, and a surer memory brings a card back sooner', async () => {
    const words = ['huis', 'weg', 'fiets'];
    const items = words.map((word) => ({ ...HOUSE, id: `word:${word}` }));
    const add = words.map((word) => added(`word:${word}`));
    const known = review({ itemId: 'word:huis', at: NOW - 3 * DAY_MS, grade: 'easy' });
    await setUp([...add, known], items, { [NEW_CARDS_A_DAY.key]: '1' });
    expect(screen.getByText('1 to go').textContent).toBe('1 to go, 1 of them new');
    cleanup();
    await setUp([...add, known], items, { [NEW_CARDS_A_DAY.key]: '0', [RETENTION.key]: '97' });
    expect(screen.getByText('1 to go').textContent).toBe('1 to go');
    cleanup();
    await setUp([...add, known], items, { [NEW_CARDS_A_DAY.key]: '0' });
    expect(await screen.findByText(/^Done for today/)).toBeTruthy();
  });

  it('MEM-05 MEM-09: a sentence once put right wrongly is typed again as a whole, and judged', async () => {
    const sentence: CatalogueItem = {
      ...QUESTION,
      id: 'sentence:correct-trees-park',
      question: 'There is a mistake in this sentence. Type the whole sentence as it should be.',
      prompt: '*In het park veel bomen staan.*',
      options: [],
      dutch: 'In het park staan veel bomen.',
      answer: 'In het park staan veel bomen.',
      isTyped: true,
    };
    const wrong = answered({ itemId: sentence.id, grade: 'wrong', at: NOW - 5 * DAY_MS });
    const { user, logged } = await setUp([wrong], [sentence]);
    expect(screen.getByText('In het park veel bomen staan.')).toBeTruthy();
    await user.type(screen.getByLabelText('The whole sentence'), 'In het park staan veel bomen{Enter}');
    expect(screen.getByText('That is right.')).toBeTruthy();
    await user.keyboard('3');
    expect(await logged()).toEqual(['sentence:correct-trees-park meaning good In het park staan veel bomen']);
  });

  it('MEM-06: graded and taken back again and again, each card stands there again, and every answer is in the log', async () => {
    const weg: CatalogueItem = { ...HOUSE, id: 'word:fiets', dutch: 'de fiets', prompt: '*de fiets*' };
    const { user, platform } = await setUp([added('word:huis'), added('word:fiets')], [HOUSE, weg]);
    const first = screen.getByText(/^(?:het huis|de fiets)$/).textContent;
    await user.keyboard(' 4 4');
    expect(screen.getByText(/^Done for today\./)).toBeTruthy();
    await user.keyboard('zz');
    expect(screen.getByText(first ?? '')).toBeTruthy();
    // What was taken back is graded anew, and that can be taken back as well.
    await user.keyboard(' 1z');
    expect(screen.getByText(first ?? '')).toBeTruthy();
    platform.advance(0);
    await settlePage();
    const kinds = platform.database.log.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'undone')).toHaveLength(3);
    expect(screen.getByText('2 to go')).toBeTruthy();
  });

  it('MEM-05 MEM-07: at the end of the day it says how many come tomorrow', async () => {
    const easy = review({ itemId: 'word:huis', grade: 'good', at: NOW - 60 * DAY_MS });
    const { user } = await setUp([added('word:huis'), easy], [HOUSE]);
    await user.keyboard(' 4');
    expect(screen.getByText(/^\d+ tomorrow\.$/)).toBeTruthy();
  });

  it('MEM-05 QUA-18: what can not be had says so and the rest goes on; nothing in review leads on', async () => {
    await setUp([added('word:huis'), added('word:weg')]);
    expect(screen.getByText(/1 card can’t be loaded now/)).toBeTruthy();
    expect(screen.getByText('het huis')).toBeTruthy();
  });

  it('MEM-05: with nothing in review it says how things come there', async () => {
    await setUp([]);
    expect(screen.getByText(/Nothing is in review yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a word list' })).toBeTruthy();
  });
});
