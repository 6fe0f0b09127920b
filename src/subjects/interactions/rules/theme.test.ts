import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTheme, drawQuestion, findQuestion } from './theme.ts';

it("INT-07 DAT-06 LNG-03: questions keep their row's id and meanings, in English where there are no others", () => {
  const outline = { id: 4, title: 'Food and Drinks', description: 'Order.', colour: 'gold' } as const;
  const full = { id: 'koffie-aanbieden', question: 'Wilt u koffie?', answer: 'Graag, met melk.' };
  const english = { questionEn: 'Coffee?', answerEn: 'Yes.' };
  const turkish = { questionMeaning: 'Kahve?', answerMeaning: 'Evet.' };
  const dutchOnly = { question: 'Smaakt het?', answer: 'Heel goed, dank je.' };
  expect(
    buildTheme(outline, [{ ...full, ...english }, { ...full, ...english, ...turkish }, dutchOnly]),
  ).toEqual({
    ...outline,
    questions: [
      { ...full, questionMeaning: 'Coffee?', answerMeaning: 'Yes.' },
      { ...full, ...turkish, isTranslated: true },
      // From a file without ids.
      { ...dutchOnly, id: 'smaakt-het' },
    ],
  });
});

const theme = (id: number, ...questions: string[]) =>
  buildTheme(
    { id, title: `Theme ${id}`, description: '', colour: 'teal' },
    questions.map((question) => ({ question, answer: 'Ja, hoor.' })),
  );
const THEMES = [theme(1, 'Hoe heet je?', 'Waar woon je?'), theme(2), theme(3, 'Lukt het?')];

it('INT-06: every question of every theme can be drawn', () => {
  const drawn = [0, 0.34, 0.99].map((chance) => drawQuestion(THEMES, null, () => chance)?.question.id);
  expect(drawn).toEqual(['hoe-heet-je', 'waar-woon-je', 'lukt-het']);
});

it('INT-06: the next question differs from the last, and comes with its theme', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('hoe-heet-je', 'waar-woon-je', 'lukt-het'),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (shownId, chance) => {
        const next = drawQuestion(THEMES, shownId, () => chance);
        expect(next?.question.id).not.toBe(shownId);
        expect(next?.theme.questions).toContain(next?.question);
      },
    ),
  );
});

it('INT-06: a single question is repeated; without questions there is nothing to draw', () => {
  expect(drawQuestion([theme(3, 'Lukt het?')], 'lukt-het', () => 0)?.question.id).toBe('lukt-het');
  expect(drawQuestion([theme(1)], null, () => 0)).toBeUndefined();
});

it('INT-06: a question is found by its id', () => {
  expect(findQuestion(THEMES, 'lukt-het')).toMatchObject({
    theme: { id: 3 },
    question: { question: 'Lukt het?' },
  });
  expect(findQuestion(THEMES, 'nergens')).toBeUndefined();
});
