import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withShuffledOptions } from '#domain/quiz/with-shuffled-options.ts';

const anyQuestion = fc
  .uniqueArray(fc.string(), { minLength: 2, maxLength: 4 })
  .chain((options) => fc.record({ options: fc.constant(options), correct: fc.nat(options.length - 1) }));
const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('CON-07 GRA-18: in whatever order the options come, the same one is right', () => {
  fc.assert(
    fc.property(anyQuestion, fc.infiniteStream(anyChance), (question, chances) => {
      const mixed = withShuffledOptions(question, () => chances.next().value);
      expect(mixed.options.toSorted()).toEqual(question.options.toSorted());
      expect(mixed.options[mixed.correct]).toBe(question.options[question.correct]);
    }),
  );
});

it('CON-07 GRA-18: every option comes to every place', () => {
  const question = { options: ['de', 'het', 'een'], correct: 2 };
  const places = [0, 0.4, 0.9].map((chance) => withShuffledOptions(question, () => chance).correct);
  expect(new Set(places).size).toBeGreaterThan(1);
});
