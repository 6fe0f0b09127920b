import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { choiceReducer, EMPTY_DESK, type ChoiceDesk, type ChoiceEvent } from './choice-sitting.ts';
import { KNM_RULES } from './choice-games.ts';
import { KEPT_DESK, keptDesk, mendedDesk, standingSitting } from './kept-desk.ts';
import { isStillAsked } from './paper.ts';

const AT = 1_790_000_000_000;
const examReducer = (desk: ChoiceDesk, event: ChoiceEvent) =>
  choiceReducer({ game: KNM_RULES, questions: new Map() }, desk, event);
const OPTIONS = ['ja', 'nee', 'soms'];
/** A bank with these questions. */
const bank =
  (...ids: string[]) =>
  (asked: { readonly id: string; readonly options: readonly number[] }) =>
    isStillAsked(asked, ids.includes(asked.id) ? { id: asked.id, options: OPTIONS } : undefined);

const started: ChoiceDesk = examReducer(EMPTY_DESK, {
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
  expect(mendedDesk(kept, bank('a', 'b'))).toEqual(answered);
  expect(keptDesk(EMPTY_DESK)).toBeNull();
});

it('QUA-18: a question that the bank has lost goes from the sitting under way, and with the last one the sitting', () => {
  const { current } = mendedDesk(started, bank('b'));
  expect(current).toMatchObject({ paper: [{ id: 'b' }], view: { kind: 'overview' } });
  expect(mendedDesk(started, bank())).toEqual(EMPTY_DESK);
  // With another option more it is another question.
  const withMore = { id: 'a', options: [...OPTIONS, 'nooit'] };
  expect(mendedDesk(started, (asked) => isStillAsked(asked, withMore))).toEqual(EMPTY_DESK);
});

it('MOC-11: a submitted sitting is saved completely, and knows how many of its questions no longer exist', () => {
  const answered = examReducer(started, { kind: 'option-chosen', questionId: 'a', option: 0, at: AT });
  const ended = examReducer(answered, { kind: 'handed-in', at: AT });
  expect(mendedDesk(ended, bank())).toEqual(ended);
  const [sitting] = ended.past;
  if (sitting === undefined) throw new Error('nothing was handed in');
  expect(standingSitting(sitting, bank('a', 'b'))).toEqual({ sitting, lost: 0 });
  expect(standingSitting(sitting, bank('b'))).toEqual({
    sitting: { ...sitting, paper: [{ id: 'b', options: [1, 2, 0] }] },
    lost: 1,
  });
  expect(standingSitting(sitting, bank()).sitting.paper).toEqual([]);
});
