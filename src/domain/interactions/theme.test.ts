import { expect, it } from 'vitest';
import { buildTheme } from '#domain/interactions/theme.ts';

it('INT-07: questions are numbered within their theme, and keep what their row knows', () => {
  const outline = { id: 4, title: 'Food and Drinks', description: 'Order.', colour: 'gold' } as const;
  const full = {
    question: 'Wilt u koffie?',
    answer: 'Graag, met melk.',
    questionEn: 'Coffee?',
    answerEn: 'Yes.',
  };
  const dutchOnly = { question: 'Smaakt het?', answer: 'Heel goed, dank je.' };
  expect(buildTheme(outline, [full, dutchOnly])).toEqual({
    ...outline,
    questions: [
      { ...full, id: '4-1' },
      { ...dutchOnly, id: '4-2' },
    ],
  });
});
