import { expect, it } from 'vitest';
import { buildTheme } from '#domain/interactions/theme.ts';

it('INT-07 DAT-06: questions keep the ids of their rows, and all else that these know', () => {
  const outline = { id: 4, title: 'Food and Drinks', description: 'Order.', colour: 'gold' } as const;
  const full = {
    id: 'koffie-aanbieden',
    question: 'Wilt u koffie?',
    answer: 'Graag, met melk.',
    questionEn: 'Coffee?',
    answerEn: 'Yes.',
  };
  const dutchOnly = { question: 'Smaakt het?', answer: 'Heel goed, dank je.' };
  expect(buildTheme(outline, [full, dutchOnly])).toEqual({
    ...outline,
    questions: [
      full,
      // From a file without ids.
      { ...dutchOnly, id: 'smaakt-het' },
    ],
  });
});
