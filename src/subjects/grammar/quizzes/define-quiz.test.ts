import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { defineQuiz, fillGaps } from './define-quiz.ts';

const INSTRUCTION = msg`Which form belongs here?`;
const ROW = {
  id: 'conjugation-hij-works',
  sentence: 'Omar ___ op vrijdag.',
  options: ['werk', 'werkt', 'werken'],
  correct: 1,
  english: 'Omar works on Fridays.',
  explanation: '*Omar* is he, so stem + t.',
};
async function defined(toItem: Parameters<typeof defineQuiz<typeof ROW>>[0]['toItem']) {
  const kind = defineQuiz({
    id: 'conjugation',
    title: { id: 'Quiz: verb forms' },
    instruction: INSTRUCTION,
    load: async () => ({ rows: [ROW] }),
    toItem,
  });
  return (await kind.load()).items[0];
}
const heard = async (prompt: string) => (await defined(() => ({ prompt })))?.heard;

describe('defineQuiz', () => {
  it('GRA-03 GRA-18 MEM-02: a row becomes a question with all its own fields', async () => {
    expect(await defined(({ sentence }) => ({ prompt: `*${sentence}*` }))).toEqual({
      itemId: 'question:conjugation-hij-works',
      question: INSTRUCTION,
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

  it('GRA-03: a kind can replace question, options and sound', async () => {
    const item = await defined(() => ({
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

  it('GRA-03: without a gap, the question is played and then its answer', async () => {
    expect(await heard('*werken*')).toBe('werken. werkt');
    expect(await heard('*Werkt Omar op [vrijdag]?*')).toBe('Werkt Omar op vrijdag? werkt');
    expect(await heard('The verb')).toBe('werkt');
  });
});

it('GRA-03: the answer goes into the gap, or its parts into several gaps', () => {
  expect(fillGaps('Ik ___ in Utrecht.', 'woon')).toBe('Ik woon in Utrecht.');
  expect(fillGaps('Ik ___ mijn moeder ___.', 'bel / op')).toBe('Ik bel mijn moeder op.');
  expect(fillGaps('Ik ___ en jij ___.', 'werk')).toBe('Ik werk en jij werk.');
  expect(fillGaps('Woont ___ hier?', 'hij / zij')).toBe('Woont hij / zij hier?');
  expect(fillGaps('Ik woon in Utrecht.', 'woon')).toBeNull();
});
