import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts, knownShare, MOST_NEW_WORDS, newWords, textKnowledge } from './known-words.ts';

const STATES = new Map<string, 'known' | 'learning'>([
  ['word:huis', 'known'],
  ['word:tuin', 'learning'],
]);
const knowledgeOf = (id: string) => STATES.get(id) ?? 'new';

it('RDG-03: each word of a text counts as often as it stands there, and a word of no list is new', () => {
  const words = ['word:huis', 'word:huis', 'word:tuin', 'word:hek', null];
  const knowledge = textKnowledge(words, knowledgeOf);
  expect(knowledge).toEqual({ known: 2, learning: 1, new: 2 });
  expect(knownShare(knowledge)).toBe(0.4);
  expect(knownShare(textKnowledge([], knowledgeOf))).toBe(0);
});

const text = (id: string, known: number, isRead = false) => ({
  id,
  isRead,
  knowledge: { known, learning: 0, new: 100 - known },
});

it('RDG-03: texts of 90% known come first, then the most known, and those that were read last', () => {
  const unknown = { id: 'not loaded', isRead: false, knowledge: null };
  const parts = inParts([text('60', 60), unknown, text('read', 99, true), text('89', 89), text('90', 90)]);
  const ids = Object.entries(parts).map(([part, texts]) => [part, texts.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['easy', ['90']],
    ['harder', ['89', '60', 'not loaded']],
    ['read', ['read']],
  ]);
});

it('RDG-03: texts that are about equally known stay in the order of their levels', () => {
  const { harder } = inParts([
    text('A1', 1),
    text('A1+', 0),
    text('A2', 4),
    text('A2+', 31),
    text('A2+ too', 22),
  ]);
  expect(harder.map(({ id }) => id)).toEqual(['A2+', 'A2+ too', 'A1', 'A1+', 'A2']);
});

it('RDG-03: no text is lost or doubled in the list, whatever is known of it', () => {
  const texts = fc.array(
    fc.record({
      isRead: fc.boolean(),
      knowledge: fc.option(fc.record({ known: fc.nat(9), learning: fc.nat(9), new: fc.nat(9) })),
    }),
  );
  fc.assert(
    fc.property(texts, (all) => {
      const { easy, harder, read } = inParts(all);
      expect(new Set([...easy, ...harder, ...read])).toEqual(new Set(all));
      expect(easy.length + harder.length + read.length).toBe(all.length);
    }),
  );
});

it('RDG-03: new are the words to learn before and the others not met yet, the most useful first, and not too many', () => {
  const path = ['word:huis', 'word:hek', 'word:tuin', 'word:dak', 'word:zee'];
  const words = ['word:dak', 'word:huis', null, 'word:tuin', 'word:hek', 'word:dak'];
  expect(newWords(words, ['word:dak', 'word:tuin'], (id) => !STATES.has(id), path)).toEqual([
    'word:hek',
    'word:dak',
  ]);
  const many = Array.from({ length: 50 }, (_, place) => `word:w${place}`);
  const kept = newWords(many, ['word:w49'], () => true, many);
  expect(kept).toHaveLength(MOST_NEW_WORDS);
  // What is to be learned before is never left out.
  expect(kept.at(-1)).toBe('word:w49');
});
