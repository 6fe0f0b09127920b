import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseStudyEvent, type StudyEvent } from '#learning/rules/study-event.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { DeckPage, LATER_PARTS } from './deck-page.tsx';
import type { VocabularyData } from '#data-files/vocabulary-file.ts';
import type { DeckView, VocabularyView, WordDeck } from '#routes/vocabulary-views.ts';
import { DAY_MS } from '#lib/duration.ts';
import { createCatalogue, type CatalogueItem } from '#learning/catalogue.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { err } from '#lib/result.ts';
import { createFakeSpeech } from '#testing/fake-speech.ts';
import { loadJudge } from '#testing/judge-words.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered, starChange } from '#testing/study-events.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const HOUSE: Word = {
  id: 'huis',
  dutch: 'huis',
  meaning: 'house',
  example: 'Een huis.',
  article: 'het',
  kind: 'noun',
};
const CAR: Word = {
  id: 'auto',
  dutch: 'auto',
  meaning: 'car',
  example: 'Een auto.',
  article: 'de',
  kind: 'noun',
};
const WALK: Word = { id: 'lopen', dutch: 'lopen', meaning: 'to walk', example: 'Ik loop.', kind: 'verb' };
const WORDS = [HOUSE, CAR, WALK];
const DATA: VocabularyData = {
  vocabulary: {
    topics: [
      {
        key: 1,
        title: 'Living',
        subsections: [{ id: 1, title: 'Home', colour: 'blue', words: WORDS }],
      },
    ],
  },
  places: new Map(),
  areAllWords: true,
};
const HOME: WordDeck = { of: 'list', topic: 1, list: 'Home', filter: 'all' };
const QUESTION: CatalogueItem = {
  id: 'question:sample-1',
  dutch: 'Amsterdam',
  meaning: null,
  question: 'What is the capital of the Netherlands?',
  prompt: null,
  options: ['Den Haag', 'Amsterdam'],
  answer: 'Amsterdam',
  explanation: null,
  page: '/knm-game',
};

const CATALOGUE = createCatalogue(
  [{ id: 'any', banks: [{ prefix: 'question:', load: async () => [QUESTION] }] }],
  createFakePlatform(),
);

/** The page with its views in sequence, without the browser's history. */
function Page({ first }: { readonly first: DeckView }) {
  const [views, setViews] = useState<readonly VocabularyView[]>([first]);
  const view = views.at(-1);
  if (view?.kind !== 'deck' && view?.kind !== 'study' && view?.kind !== 'deck-maker') return <p>elsewhere</p>;
  const page = {
    view,
    showView: (next: VocabularyView) => setViews([...views, next]),
    goBack: () => setViews(views.slice(0, -1)),
  };
  return <DeckPage view={view} page={page} data={DATA} catalogue={CATALOGUE} />;
}

/** The app loads them ahead. */
beforeAll(() => Promise.all(LATER_PARTS.map((code) => code.load())));

async function setUp(first: DeckView, events: readonly StudyEvent[] = [], speech = createFakeSpeech()) {
  const platform = createFakePlatform({ now: NOW, speech, database: createFakeDatabase(events) });
  await loadJudge(platform);
  await renderPage(platform, <Page first={first} />);
  const logged = async () => {
    platform.advance(0);
    await settlePage();
    const read = await platform.database.eventsSince(0);
    const all = read.ok ? read.value.events.flatMap((event) => parseStudyEvent(event) ?? []) : [];
    return all
      .slice(events.length)
      .map((event) =>
        event.kind === 'answered'
          ? [event.itemId, event.activity, event.card, event.grade].join(' ')
          : event.kind,
      );
  };
  return { platform, user: userEvent.setup(), logged };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Finds the word asked for, by the text on its card. */
const asked = (textOf: (word: Word) => string) =>
  WORDS.find((word) => screen.queryByText(textOf(word)) !== null) ?? HOUSE;
const withArticle = ({ article, dutch }: Word) => (article === undefined ? dutch : `${article} ${dutch}`);

const stars = (kind: 'starred' | 'unstarred', id: string, at: number) => ({
  ...starChange(kind, `${kind} ${id}`, at),
  itemId: id,
});

describe('exercises of a deck', () => {
  it('MEM-21: a deck offers the exercises that fit its words', async () => {
    const { user } = await setUp({ kind: 'deck', deck: { of: 'pick', pick: 'verb', topic: null } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verbs of all topics');
    for (const name of ['See and rate', 'English to Dutch', 'Listen and type', 'Matching pairs'])
      expect(button(name)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'De or het' })).toBeNull();
    expect(screen.getByText('No cards for this exercise')).toBeTruthy();
    await user.click(button('See and rate'));
    await user.click(button('Show Translation'));
    expect(screen.getByRole('status').textContent).toBe('Card 1 of 1: to walk');
  });

  it('MEM-21 MEM-05 MEM-08: Dutch is typed from English, judged, overruled, and missed words are asked again', async () => {
    const { user, logged } = await setUp({ kind: 'study', deck: HOME, way: 'typed' });
    let missed = '';
    for (const turn of [0, 1, 2]) {
      const word = asked(({ meaning }) => meaning);
      if (turn === 2) missed = withArticle(word);
      await user.type(screen.getByLabelText('Your answer'), turn === 0 ? withArticle(word) : 'fiets{Enter}');
      if (turn === 0) await user.click(button('Check'));
      if (turn === 1) await user.click(button('Mine was right'));
      if (turn === 2) await user.click(button('Mine was wrong'));
      expect(
        screen.getByText([/That is right/, /Counted as right/, /Counted as wrong/][turn] ?? ''),
      ).toBeTruthy();
      await user.keyboard('{Enter}');
    }
    expect(await screen.findByRole('heading', { name: '2 of 3 right.' })).toBeTruthy();
    expect(screen.getByText('Not yet known:').nextElementSibling?.textContent).toContain(missed);
    expect((await logged()).map((line) => line.replace(/^word:\w+ /, ''))).toEqual([
      'quiz typed right',
      'quiz typed right',
      'judged-right',
      'quiz typed wrong',
    ]);
    await user.click(button('Practise these again'));
    expect(screen.getByText('Word 1 of 1')).toBeTruthy();
    await user.type(screen.getByLabelText('Your answer'), `${missed}{Enter}`);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '1 of 1 right. Well done!' })).toBeTruthy();
    await user.click(button('Other exercises'));
  });

  it('MEM-09: a wrong or missing answer is answered with the Dutch itself, to read and to hear', async () => {
    const { user, platform } = await setUp({ kind: 'study', deck: HOME, way: 'typed' });
    const first = withArticle(asked(({ meaning }) => meaning));
    expect(screen.queryByText(first)).toBeNull();
    await user.type(screen.getByLabelText('Your answer'), 'fiets{Enter}');
    expect(screen.getByText(first).lang).toBe('nl');
    await user.click(button('Listen'));
    expect(platform.speech.spoken).toEqual([first]);
    await user.click(button('Mine was wrong'));
    await user.click(button('Next'));
    const second = withArticle(asked(({ meaning }) => meaning));
    await user.click(button('I don’t know'));
    expect(screen.getByText('This is the answer:')).toBeTruthy();
    expect(screen.getByText(second).lang).toBe('nl');
    expect(screen.queryByRole('button', { name: 'My answer was right' })).toBeNull();
    expect(document.activeElement).toBe(button('Next'));
  });

  it('MEM-21 MEM-05: pairs are matched by buttons; the first answer counts, and both words are said', async () => {
    const { user, logged } = await setUp({ kind: 'study', deck: HOME, way: 'pairs' });
    const dutch = within(screen.getByRole('list', { name: 'Dutch' }));
    const english = within(screen.getByRole('list', { name: 'English' }));
    await user.click(dutch.getByRole('button', { name: 'het huis' }));
    expect(dutch.getByRole('button', { name: 'het huis' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(english.getByRole('button', { name: 'car' }));
    expect(screen.getByRole('status').textContent).toBe('Not a pair: het huis, car.');
    for (const word of WORDS) {
      await user.click(english.getByRole('button', { name: word.meaning }));
      await user.click(dutch.getByRole('button', { name: withArticle(word) }));
    }
    expect(screen.getByRole('status').textContent).toBe('Right: lopen, to walk. All pairs found.');
    expect(document.activeElement).toBe(button('See the result'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '2 of 3 right.' })).toBeTruthy();
    expect(await logged()).toEqual([
      'word:huis game meaning wrong',
      'word:auto game meaning right',
      'word:lopen game meaning right',
    ]);
  });

  it('MEM-21 MEM-05: for nouns just the article is asked', async () => {
    const { user, logged } = await setUp({ kind: 'study', deck: HOME, way: 'article' });
    for (const number of [1, 2]) {
      expect(screen.getByText(`Word ${number} of 2`)).toBeTruthy();
      await user.click(button(asked(({ dutch }) => dutch).article ?? ''));
      await user.keyboard('{Enter}');
    }
    expect(screen.getByRole('heading', { name: '2 of 2 right. Well done!' })).toBeTruthy();
    expect((await logged()).toSorted()).toEqual([
      'word:auto quiz article right',
      'word:huis quiz article right',
    ]);
  });

  it('MEM-21 MEM-05: words are heard and typed by ear', async () => {
    const { platform, user, logged } = await setUp({
      kind: 'study',
      deck: { of: 'pick', pick: 'verb', topic: 1 },
      way: 'heard',
    });
    await user.click(button('Listen'));
    expect(platform.speech.spoken).toEqual(['lopen']);
    await user.type(screen.getByLabelText('Your answer'), 'lopen{Enter}');
    expect(await logged()).toEqual(['word:lopen quiz heard right']);
  });

  it('SPK-02 SPK-03: without a Dutch voice a word is still heard, and the speaker is named', async () => {
    const mute = createFakeSpeech();
    mute.giveVoices([]);
    mute.answerWith(err('no-dutch-voice'));
    const { platform, user } = await setUp({ kind: 'study', deck: HOME, way: 'heard' }, [], mute);
    expect(await screen.findByText(/This device has no Dutch voice/)).toBeTruthy();
    await user.click(button('Listen'));
    // In the note, and next to what is heard.
    await expect.poll(() => screen.queryAllByText('Computerstem')).toHaveLength(2);
    expect(platform.audio.played).toHaveLength(1);
    expect(screen.getByLabelText('Your answer')).toBeTruthy();
  });

  it('MEM-21: the mistakes of the last seven days are a deck, whatever they are', async () => {
    const wrong = (itemId: string, days: number) =>
      answered({ itemId, id: `${itemId} ${days}`, grade: 'wrong', at: NOW - days * DAY_MS });
    const { user } = await setUp({ kind: 'deck-maker' }, [
      wrong(QUESTION.id, 2),
      wrong('word:huis', 8),
      answered({ itemId: 'word:auto', id: 'right', at: NOW }),
    ]);
    await user.click(button('Practise my mistakes'));
    expect(await screen.findByText('How would you like to study 1 card?')).toBeTruthy();
    await user.click(button('See and rate'));
    expect(await screen.findByText('What is the capital of the Netherlands?')).toBeTruthy();
  });

  it('MEM-21: what was starred on its card is a deck, until the star is removed', async () => {
    const { user } = await setUp({ kind: 'study', deck: { of: 'stars' }, way: 'cards' }, [
      stars('starred', QUESTION.id, 1),
      stars('starred', 'question:sample-2', 1),
      stars('unstarred', 'question:sample-2', 2),
    ]);
    expect(await screen.findByText('Card 1 of 1')).toBeTruthy();
    await user.click(button('Show Translation'));
    await user.click(await screen.findByRole('button', { name: 'Starred. Press to remove the star.' }));
    await user.click(await screen.findByRole('button', { name: 'Star' }));
    expect(await screen.findByRole('button', { name: /^Starred/ })).toBeTruthy();
  });

  it('MEM-21: a deck can be made of words of one kind and one topic', async () => {
    const { user } = await setUp({ kind: 'deck-maker' });
    await user.click(screen.getByRole('radio', { name: 'Het-words' }));
    await user.selectOptions(screen.getByLabelText('Of which topic?'), 'Living');
    await user.click(button('Open these cards'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Het-words: Living');
    expect(screen.getByText('How would you like to study 1 card?')).toBeTruthy();
  });
});
