import { describe, expect, it } from 'vitest';
import { indexWords } from '#dutch/vocabulary/search-words.ts';
import type { Subsection, Vocabulary, Word } from '#dutch/vocabulary/vocabulary.ts';
import { ENGLISH } from '#testing/in-english.ts';
import { deckTitle, wordsOfDeck, type ListedDeck } from './deck-words.ts';

const word = (dutch: string, more: Partial<Word> = {}): Word => ({
  id: dutch,
  dutch,
  meaning: `${dutch} in English`,
  example: `${dutch}.`,
  ...more,
});
const HOUSE = word('huis', { kind: 'noun', article: 'het' });
const CAR = word('auto', { kind: 'noun', article: 'de' });
const WALK = word('lopen', { kind: 'verb' });
const TRAIN = word('treinkaartje', { kind: 'noun', article: 'het' });
const list = (title: string, ...words: Word[]): Subsection => ({
  id: 1,
  title,
  colour: 'blue',
  words,
});
const VOCABULARY: Vocabulary = {
  topics: [
    { key: 1, title: 'Living', subsections: [list('Home', HOUSE, WALK), list('Street', CAR)] },
    { key: 2, title: 'Travel', subsections: [list('Train', TRAIN)] },
  ],
};
const INDEX = indexWords([HOUSE, WALK, CAR, TRAIN], () => []);
const wordsOf = (deck: ListedDeck) => wordsOfDeck(deck, VOCABULARY, INDEX);

describe('decks of words', () => {
  it('MEM-21: all verbs of a topic, all het-words, all of one article of a topic', () => {
    expect(wordsOf({ of: 'pick', pick: 'verb', topic: 1 })).toEqual([WALK]);
    expect(wordsOf({ of: 'pick', pick: 'verb', topic: 2 })).toEqual([]);
    expect(wordsOf({ of: 'pick', pick: 'het', topic: null })).toEqual([HOUSE, TRAIN]);
    expect(wordsOf({ of: 'pick', pick: 'de', topic: 1 })).toEqual([CAR]);
    expect(deckTitle({ of: 'pick', pick: 'verb', topic: 1 }, VOCABULARY, ENGLISH)).toBe('Verbs: Living');
    expect(deckTitle({ of: 'pick', pick: 'het', topic: null }, VOCABULARY, ENGLISH)).toBe(
      'Het-words of all topics',
    );
  });

  it('MEM-21: all words of a search, and the words of one kind in a list', () => {
    expect(wordsOf({ of: 'search', query: 'in english' })).toHaveLength(4);
    expect(wordsOf({ of: 'search', query: 'huis' })).toEqual([HOUSE]);
    expect(wordsOf({ of: 'list', topic: 1, list: 'Home', filter: 'noun' })).toEqual([HOUSE]);
  });

  it('MEM-21: what is gone leaves a deck empty, and breaks nothing', () => {
    expect(wordsOf({ of: 'pick', pick: 'verb', topic: 9 })).toEqual([]);
    expect(wordsOf({ of: 'list', topic: 1, list: 'Gone', filter: 'all' })).toEqual([]);
  });
});
