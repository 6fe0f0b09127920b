import { describe, expect, it } from 'vitest';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { nameInGrammar } from './names.ts';
import { PRACTICE_TITLES } from './practice-kinds.ts';
import { GRAMMAR_TOPICS } from './topics.ts';
import { LESSON_IDS } from '#content/schema/grammar-lesson.ts';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';

const LESSONS = GRAMMAR_TOPICS.flatMap((topic) =>
  'lessons' in topic ? topic.lessons : [topic, ...(topic.further ?? [])],
);
const menuOf = (id: string) => {
  const topic = GRAMMAR_TOPICS.find((other) => other.id === id);
  return topic !== undefined && 'lessons' in topic ? topic.lessons.map(({ title }) => title) : null;
};

describe('grammar topics', () => {
  it('GRA-01: there are twelve, in order, with each lesson once', () => {
    expect(GRAMMAR_TOPICS.map(({ id }) => id)).toEqual(GRAMMAR_TOPIC_IDS);
    expect(LESSONS.map(({ id }) => id).toSorted()).toEqual(LESSON_IDS.toSorted());
  });

  it('GRA-07 GRA-12: verbs and adjectives have a menu, the others one lesson', () => {
    expect(menuOf('werkwoorden')).toEqual([
      'Basic Conjugation',
      'Two Verb Sentences',
      'Position Verbs',
      'Separable Verbs',
    ]);
    expect(menuOf('adjectives')).toEqual(['Comparisons (*Vergelijken*)', 'Inflection (*Buigings-e*)']);
    expect(GRAMMAR_TOPICS.filter((topic) => 'lessons' in topic)).toHaveLength(2);
  });

  it('GRA-06 GRA-07 GRA-09: every lesson has its quizzes, no quiz is in two', () => {
    const quizzes = LESSONS.flatMap((lesson) => lesson.quizzes.map(({ id }) => id));
    expect(new Set(quizzes).size).toBe(quizzes.length);
    expect(quizzes).toHaveLength(26);
    expect(LESSONS.filter((lesson) => lesson.quizzes.length === 0)).toEqual([]);
  });

  it('GRA-21: five lessons go further than their topic', () => {
    const further = GRAMMAR_TOPICS.flatMap((topic) =>
      'lessons' in topic ? [] : (topic.further ?? []).map(({ id }) => [topic.id, id]),
    );
    expect(further).toEqual([
      ['referencewords', 'er'],
      ['subordinateclauses', 'relative-clauses'],
      ['subordinateclauses', 'om-te'],
      ['subordinateclauses', 'long-sentences'],
      ['imperfectum', 'past-modals'],
    ]);
  });

  it('GRA-22: every kind of practice is under some quiz', () => {
    const kinds = LESSONS.flatMap((lesson) => lesson.quizzes.flatMap(({ practice }) => practice));
    expect([...new Set(kinds)].toSorted()).toEqual(PRACTICE_KINDS.toSorted());
  });
});

it('LNG-03: every topic, lesson and kind of practice has its name in the catalogues', () => {
  const cards = [...GRAMMAR_TOPICS, ...LESSONS];
  const texts = [
    ...cards.flatMap(({ title, description }) => [title, description]),
    ...GRAMMAR_TOPICS.flatMap((topic) => ('backLabel' in topic ? [topic.backLabel] : [])),
    ...Object.values(PRACTICE_TITLES),
  ];
  expect(texts.filter((text) => typeof nameInGrammar(text) === 'string')).toEqual([]);
});
