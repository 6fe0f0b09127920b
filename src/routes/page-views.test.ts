import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CULTURE_VIEWS } from './culture-views.ts';
import { GRAMMAR_VIEWS } from './grammar-views.ts';
import { INTERACTIONS_VIEWS } from './interactions-views.ts';
import { mockExamViews } from './mock-exam-views.ts';
import type { PageViews } from './page-views.ts';
import { QUIZ_GAME_VIEWS } from './quiz-game-views.ts';
import { RECORD_VIEWS } from './record-views.ts';
import { VIDEOS_VIEWS } from './videos-views.ts';
import { VOCABULARY_VIEWS } from './vocabulary-views.ts';

const WORD_CARDS = { kind: 'cards', topic: 8, list: 'In the Street', filter: 'verb', card: 2, from: 'topic' };
const VIDEOS = { kind: 'category', category: 'music', topic: null, query: 'hazes' };

const PAGES: readonly { views: PageViews<object>; known: readonly object[]; unknown: readonly object[] }[] = [
  {
    views: VOCABULARY_VIEWS,
    known: [
      WORD_CARDS,
      { kind: 'deck', deck: { of: 'pick', pick: 'het', topic: null } },
      { kind: 'study', deck: { of: 'stars' }, way: 'typed' },
    ],
    unknown: [
      { kind: 'topic', topic: 8, filter: 'adverbial' },
      { ...WORD_CARDS, card: -1 },
      { ...WORD_CARDS, card: 1.5 },
      { ...WORD_CARDS, list: 5 },
      { kind: 'lesson', id: 'nouns' },
    ],
  },
  {
    views: GRAMMAR_VIEWS,
    known: [
      { kind: 'topic', topic: 'werkwoorden' },
      { kind: 'lesson', lesson: 'separable-verbs' },
      { kind: 'practice', practice: 'om-te' },
    ],
    unknown: [
      { kind: 'lesson', lesson: 'werkwoorden' },
      { kind: 'topic', topic: 3 },
    ],
  },
  {
    views: VIDEOS_VIEWS,
    known: [VIDEOS],
    unknown: [
      { ...VIDEOS, category: 'sport' },
      { ...VIDEOS, topic: 3 },
    ],
  },
  {
    views: CULTURE_VIEWS,
    known: [{ kind: 'cards', topic: 'Wonen', section: 'Huren', only: ['culture-word:de-huur'], card: 0 }],
    unknown: [{ kind: 'topic' }],
  },
  {
    views: INTERACTIONS_VIEWS,
    known: [{ kind: 'practice', theme: 1, card: 3 }],
    unknown: [{ kind: 'practice', theme: 'one', card: 3 }],
  },
  {
    views: mockExamViews(['reading', 'knm']),
    known: [{ kind: 'result', part: 'knm', id: 'x' }],
    unknown: [{ kind: 'part', part: 'swimming' }],
  },
  {
    views: QUIZ_GAME_VIEWS,
    known: [
      { kind: 'calm', theme: null },
      { kind: 'calm', theme: null, skill: 'number' },
    ],
    unknown: [{ kind: 'calm', theme: null, skill: 'swimming' }],
  },
  { views: RECORD_VIEWS, known: [{ kind: 'booth', set: 'letters' }], unknown: [{ kind: 'booth' }] },
];

describe.each(PAGES)('the views of a page that begins with $views.first', ({ views, known, unknown }) => {
  it('NAV-04 QUA-18: its own are read from the history, anything else opens the first one', () => {
    for (const view of [views.first, ...known]) expect(views.read(view)).toEqual(view);
    for (const view of unknown) expect(views.read(view)).toBe(views.first);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(views.read(value)).toBe(views.first);
      }),
    );
  });
});

it('VOC-01 QUA-18: a view stored before topics had filters shows all words', () => {
  expect(VOCABULARY_VIEWS.read({ kind: 'topic', topic: 8 })).toEqual({
    kind: 'topic',
    topic: 8,
    filter: 'all',
  });
  const { filter: _, ...before } = WORD_CARDS;
  expect(VOCABULARY_VIEWS.read(before)).toEqual({ ...WORD_CARDS, filter: 'all' });
});
