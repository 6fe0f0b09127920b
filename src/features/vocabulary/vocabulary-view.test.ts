import { expect, it } from 'vitest';
import { parseVocabularyView } from '#features/vocabulary/vocabulary-view.ts';

const CARDS = { kind: 'cards', topic: 8, list: 'In the Street', card: 2, from: 'topic' };

it('VOC-01 QUA-18: a view kept before topics could be narrowed down shows all words', () => {
  expect(parseVocabularyView({ kind: 'topic', topic: 8 })).toEqual({
    kind: 'topic',
    topic: 8,
    filter: 'all',
  });
  expect(parseVocabularyView(CARDS)).toEqual({ ...CARDS, filter: 'all' });
});

it('VOC-01 NAV-07: a chosen kind of words is part of the view', () => {
  expect(parseVocabularyView({ ...CARDS, filter: 'verb' })).toEqual({ ...CARDS, filter: 'verb' });
});

it.each([
  ['nothing', null],
  ['a kind of words that there isn’t', { kind: 'topic', topic: 8, filter: 'adverbial' }],
  ['a place before the first card', { ...CARDS, card: -1 }],
  ['half a card', { ...CARDS, card: 1.5 }],
  ['a list without a name', { ...CARDS, list: 5 }],
  ['another page’s view', { kind: 'lesson', id: 'nouns' }],
])('VOC-01 QUA-18: %s is no view', (_, value) => {
  expect(parseVocabularyView(value)).toBeNull();
});
