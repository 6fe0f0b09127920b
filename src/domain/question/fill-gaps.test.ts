import { expect, it } from 'vitest';
import { fillGaps } from '#domain/question/fill-gaps.ts';

it('GRA-03: the right answer comes into the gap, or its parts into theirs', () => {
  expect(fillGaps('Ik ___ in Utrecht.', 'woon')).toBe('Ik woon in Utrecht.');
  expect(fillGaps('Ik ___ mijn moeder ___.', 'bel / op')).toBe('Ik bel mijn moeder op.');
  expect(fillGaps('Ik ___ en jij ___.', 'werk')).toBe('Ik werk en jij werk.');
  expect(fillGaps('Woont ___ hier?', 'hij / zij')).toBe('Woont hij / zij hier?');
  expect(fillGaps('Ik woon in Utrecht.', 'woon')).toBeNull();
});
