import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import { parseGrammarView, practiceOfTopic } from '#features/grammar/grammar-view.ts';

it('GRA-05 QUA-18: only a view of this page is taken from the history', () => {
  for (const view of [
    { kind: 'topics' },
    { kind: 'topic', topic: 'werkwoorden' },
    { kind: 'lesson', lesson: 'separable-verbs' },
    { kind: 'practice', practice: 'om-te' },
  ]) {
    expect(parseGrammarView(view)).toEqual(view);
  }
  expect(parseGrammarView({ kind: 'lesson', lesson: 'werkwoorden' })).toBeNull();
  expect(parseGrammarView({ kind: 'topic', topic: 3 })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseGrammarView(value)).toBeNull();
    }),
  );
});

it('GRA-23: every topic has its practice', () => {
  expect(GRAMMAR_TOPIC_IDS.filter((id) => practiceOfTopic(id) === undefined)).toEqual([]);
});
