import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  allWords,
  filterWords,
  type Topic,
  type Vocabulary,
  type Word,
} from '#dutch/vocabulary/vocabulary.ts';
import { type WordIndex, searchWords } from '#dutch/vocabulary/search-words.ts';
import type { WordDeck, WordPick } from '#routes/vocabulary-views.ts';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { textOf } from '#lib/shown-text.ts';

/** A deck of words from the lists. */
export type ListedDeck = Exclude<WordDeck, { of: 'mistakes' | 'stars' }>;

export const PICK_LABELS: Readonly<Record<WordPick, MessageDescriptor>> = {
  verb: msg`Verbs`,
  noun: msg`Nouns`,
  adjective: msg`Adjectives`,
  het: msg`Het-words`,
  de: msg`De-words`,
};

const OF_ALL_TOPICS: Readonly<Record<WordPick, MessageDescriptor>> = {
  verb: msg`Verbs of all topics`,
  noun: msg`Nouns of all topics`,
  adjective: msg`Adjectives of all topics`,
  het: msg`Het-words of all topics`,
  de: msg`De-words of all topics`,
};

/** The words of a deck, in the order of the lists. */
export function wordsOfDeck(deck: ListedDeck, vocabulary: Vocabulary, index: WordIndex): readonly Word[] {
  switch (deck.of) {
    case 'list': {
      const list = topicOf(deck.topic, vocabulary)?.subsections.find(({ title }) => title === deck.list);
      return filterWords(list?.words ?? [], deck.filter);
    }
    case 'pick':
      return pickWords(wordsOfTopic(deck.topic, vocabulary), deck.pick);
    case 'search':
      return searchWords(index, deck.query).all;
  }
}

export function deckTitle(deck: WordDeck, vocabulary: Vocabulary, i18n: Pick<I18n, '_'>): string {
  switch (deck.of) {
    case 'list':
      return textOf(nameOfWords(deck.topic, deck.list), i18n);
    case 'pick': {
      const topic = deck.topic === null ? undefined : topicOf(deck.topic, vocabulary);
      return topic === undefined
        ? i18n._(OF_ALL_TOPICS[deck.pick])
        : i18n._(
            msg`${{ kind: i18n._(PICK_LABELS[deck.pick]) }}: ${{ topic: textOf(nameOfWords(topic.key, topic.title), i18n) }}`,
          );
    }
    case 'search':
      return i18n._(msg`Words found for “${{ query: deck.query }}”`);
    case 'mistakes':
      return i18n._(msg`Mistakes of the last 7 days`);
    case 'stars':
      return i18n._(msg`My stars`);
  }
}

function topicOf(wanted: Topic['key'], { topics }: Vocabulary): Topic | undefined {
  return topics.find((topic) => topic.key === wanted);
}

function wordsOfTopic(topic: Topic['key'] | null, vocabulary: Vocabulary): readonly Word[] {
  if (topic === null) return allWords(vocabulary);
  return topicOf(topic, vocabulary)?.subsections.flatMap(({ words }) => words) ?? [];
}

function pickWords(words: readonly Word[], pick: WordPick): readonly Word[] {
  if (pick !== 'het' && pick !== 'de') return filterWords(words, pick);
  return filterWords(words, 'noun').filter(({ article }) => article === pick);
}
