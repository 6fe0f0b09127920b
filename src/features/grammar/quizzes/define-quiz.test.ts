import { describe, expect, it } from 'vitest';
import { defineQuiz } from '#features/grammar/quizzes/define-quiz.ts';

const ROW = {
  id: 'conjugation-hij-works',
  sentence: 'Omar ___ op vrijdag.',
  options: ['werk', 'werkt', 'werken'],
  correct: 1,
  english: 'Omar works on Fridays.',
  explanation: '*Omar* is he, so stem + t.',
};
const defined = (toItem: Parameters<typeof defineQuiz<typeof ROW>>[0]['toItem'], row = ROW) =>
  defineQuiz({
    id: 'conjugation',
    title: 'Quiz: verb forms',
    instruction: 'Which form belongs here?',
    optionsAre: 'dutch',
    optionOrder: 'shuffled',
    rows: [row],
    toItem,
  }).items[0];
const heard = (prompt: string) => defined(() => ({ prompt }))?.heard;

describe('defineQuiz', () => {
  it('GRA-03 GRA-18 MEM-02: a row becomes a question with all that it has of itself', () => {
    expect(defined(({ sentence }) => ({ prompt: `*${sentence}*` }))).toEqual({
      itemId: 'question:conjugation-hij-works',
      question: 'Which form belongs here?',
      prompt: '*Omar ___ op vrijdag.*',
      options: ['werk', 'werkt', 'werken'],
      correct: 1,
      optionsAre: 'dutch',
      optionOrder: 'shuffled',
      explanation: '*Omar* is he, so stem + t.',
      english: 'Omar works on Fridays.',
      solved: 'Omar werkt op vrijdag.',
      heard: 'Omar werkt op vrijdag.',
    });
  });

  it('GRA-03: a kind may ask, answer and sound otherwise', () => {
    const item = defined(() => ({
      question: 'Right?',
      options: ['Right', 'Wrong'],
      correct: 0,
      solved: 'Omar werkt.',
    }));
    expect(item).toMatchObject({
      question: 'Right?',
      options: ['Right', 'Wrong'],
      correct: 0,
      solved: 'Omar werkt.',
      heard: 'Omar werkt.',
    });
  });

  it('GRA-03: without a gap the question is heard and then its answer', () => {
    expect(heard('*werken*')).toBe('werken. werkt');
    expect(heard('*Werkt Omar op [vrijdag]?*')).toBe('Werkt Omar op vrijdag? werkt');
    expect(heard('The verb')).toBe('werkt');
  });
});
