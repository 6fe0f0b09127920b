import {
  allWords,
  filterWords,
  type Topic,
  type Vocabulary,
  type Word,
} from '#dutch/vocabulary/vocabulary.ts';
import { type WordIndex, searchWords } from '#dutch/vocabulary/search-words.ts';
import type { WordDeck, WordPick } from '#routes/vocabulary-views.ts';

/** A deck of words from the lists. */
export type ListedDeck = Exclude<WordDeck, { of: 'mistakes' | 'stars' }>;

export const PICK_LABELS: Readonly<Record<WordPick, string>> = {
  verb: 'Verbs',
  noun: 'Nouns',
  adjective: 'Adjectives',
  het: 'Het-words',
  de: 'De-words',
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

export function deckTitle(deck: WordDeck, vocabulary: Vocabulary): string {
  switch (deck.of) {
    case 'list':
      return deck.list;
    case 'pick': {
      const topic = deck.topic === null ? undefined : topicOf(deck.topic, vocabulary);
      return topic === undefined
        ? `${PICK_LABELS[deck.pick]} of all topics`
        : `${PICK_LABELS[deck.pick]}: ${topic.title}`;
    }
    case 'search':
      return `Words found for “${deck.query}”`;
    case 'mistakes':
      return 'Mistakes of the last 7 days';
    case 'stars':
      return 'My stars';
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
