import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { COURSE } from './course.ts';
import { sourcesOf } from '#learning/course.ts';
import { createCatalogue, type CatalogueItem } from '#learning/catalogue.ts';
import type { SessionStep } from '#learning/rules/session.ts';
import type { AnsweredEvent, CardKind } from '#learning/rules/study-event.ts';
import { wholeFile } from '#data-files/data-file-cache.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import { ankiFile } from '#dutch/vocabulary/anki-file.ts';
import { DAY_MS } from '#lib/duration.ts';
import { ReviewScreen } from '#pages/review/review-screen.tsx';
import { SessionScreen } from '#pages/session/session-screen.tsx';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { loadLexicon } from '#practice/practice-lexicon.ts';
import { STUDY_SESSION } from '#storage/session-of-day.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { added } from '#testing/review-view.tsx';
import { answered } from '#testing/study-events.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
/** `auto` and `wagen` mean the same in Ukrainian alone; `zeldzaam` has no meaning in it. */
const FILES = {
  [`/vocabulary.csv?t=${NOW}`]: [
    'dutch,english,topic,subsection,example,article,id,kind,example_en',
    'huis,house,Living,Kinds of Homes,Dit is een huis.,het,huis,noun,This is it.',
    'auto,car,Living,Kinds of Homes,Dit is een auto.,de,auto,noun,This is it.',
    'wagen,cart,Living,Kinds of Homes,Dit is een wagen.,de,wagen,noun,This is it.',
    'fiets,bicycle,Living,Kinds of Homes,Dit is een fiets.,de,fiets,noun,This is it.',
    'zeldzaam,rare,Living,Kinds of Homes,Dit is zeldzaam.,,zeldzaam,adjective,This is it.',
  ].join('\n'),
  [`/path.csv?t=${NOW}`]: 'id\nhuis\nauto\nwagen\nfiets\nzeldzaam\n',
  '/src/content/meanings/vocabulary.uk.csv?no-inline':
    'id,meaning\nhuis,будинок\nauto,автомобіль\nwagen,автомобіль\nfiets,велосипед\n',
};

async function setUp(events: readonly AnsweredEvent[] = [], steps: readonly SessionStep[] | null = null) {
  const session = { day: '2026-11-22', minutes: 10, startedAt: NOW, pageOpenedAt: null, steps };
  const platform = createFakePlatform({
    now: NOW,
    files: FILES,
    database: createFakeDatabase([added('word:auto'), ...events]),
    storage: { [STUDY_SESSION.key]: JSON.stringify(session) },
  });
  platform.page.setLanguage('uk');
  const catalogue = createCatalogue(sourcesOf(COURSE), platform);
  return { platform, catalogue, find: (id: string) => whole(platform, itemOf(catalogue.find(id))) };
}

async function itemOf(found: ReturnType<ReturnType<typeof createCatalogue>['find']>): Promise<CatalogueItem> {
  const answer = await found;
  if (answer.kind !== 'item') throw new Error(`The catalogue found nothing: ${answer.kind}`);
  return answer.item;
}

/** Code is loaded, and a long file read in pieces, between which the clock goes on. */
async function whole<Value>(platform: FakePlatform, loading: Promise<Value>): Promise<Value> {
  let isWaiting = true;
  void loading.finally(() => (isWaiting = false));
  await expect
    .poll(async () => {
      await act(async () => platform.advance(0));
      return isWaiting;
    })
    .toBe(false);
  return loading;
}

const shown = (platform: FakePlatform, text: string | RegExp) =>
  expect
    .poll(async () => {
      await act(async () => platform.advance(0));
      return screen.queryAllByText(text).length;
    })
    .toBeGreaterThan(0);

const known = (card: CardKind, daysAgo = 3): AnsweredEvent =>
  answered({
    id: `known ${card} ${daysAgo}`,
    itemId: 'word:auto',
    card,
    activity: 'review',
    grade: 'easy',
    at: NOW - daysAgo * DAY_MS,
  });

beforeAll(() => Promise.all(LATER_CARDS.map((code) => code.load())));

describe('in Ukrainian', () => {
  it('LNG-03: an item has its meaning in it, and English where there is none', async () => {
    const { find } = await setUp();
    expect(await find('word:huis')).toMatchObject({
      meaning: 'будинок',
      isTranslated: true,
      answer: 'будинок',
    });
    const rare = await find('word:zeldzaam');
    expect(rare).toMatchObject({ meaning: 'rare', answer: 'rare' });
    expect(rare.isTranslated).toBeUndefined();
  });

  it('LNG-03 MEM-09: what is typed from one’s own language may be any word with that meaning', async () => {
    const { find } = await setUp();
    expect((await find('word:auto')).alsoRight).toEqual(['de wagen']);
  });

  it('LNG-03 MEM-14: Anki gets the meanings', async () => {
    const { platform } = await setUp();
    const { vocabulary } = await whole(platform, wholeFile(vocabularyFile(platform)));
    expect(ankiFile(vocabulary.topics, 'both-ways')).toContain('<b>будинок</b>');
    expect(ankiFile(vocabulary.topics, 'both-ways')).toContain('<b>rare</b>');
  });

  it('LNG-03 PTH-04: in a session the meanings to choose from are in it', async () => {
    const steps: SessionStep[] = [
      {
        kind: 'learn',
        source: 'words',
        items: ['word:huis', 'word:auto', 'word:fiets'],
        done: 0,
        secondsEach: 30,
      },
    ];
    const { platform, catalogue, find } = await setUp([], steps);
    await find('word:huis');
    await renderPage(platform, <SessionScreen catalogue={catalogue} />);
    await shown(platform, 'будинок');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await shown(platform, /автомобіль/);
    expect(screen.getByRole('button', { name: /будинок/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /автомобіль/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /house|car/ })).toBeNull();
  });

  it('LNG-03 MEM-05: in review a word is typed from its meaning in it, and one with the same meaning is right', async () => {
    const before = (['meaning', 'heard', 'article', 'picture'] as const).flatMap((card) => [
      known(card, 40),
      known(card),
    ]);
    const { platform, catalogue, find } = await setUp(before);
    await find('word:auto');
    await whole(platform, loadLexicon(platform));
    await renderPage(platform, <ReviewScreen catalogue={catalogue} />);
    await shown(platform, 'автомобіль');
    await userEvent.type(screen.getByLabelText('Your answer'), 'de wagen{Enter}');
    await userEvent.keyboard('3');
    platform.advance(0);
    await settlePage();
    expect(platform.database.events.at(-1)).toMatchObject({
      card: 'typed',
      grade: 'good',
      answer: 'de wagen',
    });
  });
});
