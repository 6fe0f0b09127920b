import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { EMPTY_DESK, examReducer, type ExamDesk } from '#domain/exam/mock/choice-sitting.ts';
import { KEPT_DESK, keptDesk, restoredDesk } from '#domain/exam/mock/kept-desk.ts';

const AT = 1_790_000_000_000;
const OPTIONS = ['ja', 'nee', 'soms'];
const bank =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id) ? { id, options: OPTIONS } : undefined;

const started: ExamDesk = examReducer(EMPTY_DESK, {
  kind: 'sitting-started',
  at: AT,
  id: 'one',
  examId: 'knm',
  paper: ['a', 'b'].map((id) => ({ id, options: [1, 2, 0] })),
  allowance: 'official',
  formatMs: 1000,
  view: { kind: 'divider', place: 0 },
});

it('MOC-04: a sitting is taken up again as it was, to the last answer', () => {
  const answered = examReducer(started, { kind: 'option-chosen', questionId: 'b', option: 2, at: AT });
  const kept = parse(KEPT_DESK, JSON.parse(JSON.stringify(keptDesk(answered))));
  expect(restoredDesk(kept, bank('a', 'b'))).toEqual(answered);
  expect(keptDesk(EMPTY_DESK)).toBeNull();
});

it('MOC-11: a question that the bank has lost goes from its sittings, and with the last one the sitting', () => {
  const ended = examReducer(started, { kind: 'handed-in', at: AT });
  const again = { ...ended, current: started.current };
  const { current, past } = restoredDesk(again, bank('b'));
  expect(current).toMatchObject({ paper: [{ id: 'b' }], view: { kind: 'overview' } });
  expect(past).toMatchObject([{ paper: [{ id: 'b' }] }]);
  expect(restoredDesk(again, bank())).toEqual(EMPTY_DESK);
  // With another option more it is another question.
  expect(restoredDesk(again, (id) => ({ id, options: [...OPTIONS, 'nooit'] }))).toEqual(EMPTY_DESK);
});
