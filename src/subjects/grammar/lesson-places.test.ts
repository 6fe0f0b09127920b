import { expect, it } from 'vitest';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import { practiceOfTopic } from './lesson-places.ts';

it('GRA-23: every topic has its practice', () => {
  expect(GRAMMAR_TOPIC_IDS.filter((id) => practiceOfTopic(id) === undefined)).toEqual([]);
});
