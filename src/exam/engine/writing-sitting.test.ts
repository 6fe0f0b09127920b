import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { KEPT_WRITING_EXAMS } from './kept-writing.ts';
import {
  NO_WRITING,
  writingExamReducer,
  type WritingDesk,
  type WritingExamEvent,
} from './writing-sitting.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;

const started: WritingExamEvent = {
  kind: 'sitting-started',
  at: START,
  id: 'first',
  examId: 'writing-1',
  paper: [{ id: 'form' }, { id: 'note' }],
  allowance: 'official',
  formatMs: 40 * MINUTE_MS,
  view: { kind: 'question', place: 0 },
};

function desk(...events: WritingExamEvent[]): WritingDesk {
  return [started, ...events].reduce(writingExamReducer, NO_WRITING);
}

const wrote = (taskId: string, text: string, field = 0, at = START): WritingExamEvent => ({
  kind: 'text-changed',
  taskId,
  field,
  text,
  at,
});
const handedIn: WritingExamEvent = { kind: 'handed-in', at: START + MINUTE_MS };

const RATING = { grammar: 1, spelling: 2, coherence: 1, words: 0 };

describe('sitting of the writing part', () => {
  it('MOC-03 MOC-09: keeps a text for each field, and takes a blank sheet for no answer', () => {
    const { current } = desk(
      wrote('form', '3-9-1990', 2),
      wrote('form', 'Ana'),
      wrote('note', 'Hoi'),
      wrote('note', ' '),
    );
    expect(current?.answers).toEqual({ form: ['Ana', '', '3-9-1990'] });
  });

  it('MOC-03: takes no text for a task that it has not', () => {
    const before = desk(wrote('note', 'Hoi'));
    expect(writingExamReducer(before, wrote('letter', 'Hoi'))).toBe(before);
    expect(writingExamReducer(before, wrote('note', 'Hoi'))).toBe(before);
  });

  it('MOC-04: a text that comes after the end finds it handed in, as it stood', () => {
    const late = desk(wrote('note', 'Hoi Ria'), wrote('note', 'Hoi Ria, bedankt', 0, START + 41 * MINUTE_MS));
    expect(late.current).toBeNull();
    expect(late.past).toMatchObject([{ by: 'time', answers: { note: ['Hoi Ria'] } }]);
  });

  it('MOC-09: the content of a text can be ticked after submission, until its points are final', () => {
    const after = { sittingId: 'first', taskId: 'note', at: START + 5 * MINUTE_MS };
    const { past } = desk(
      wrote('note', 'Hoi'),
      { kind: 'told-toggled', point: 1, ...after },
      handedIn,
      { kind: 'told-toggled', point: 2, ...after },
      { kind: 'told-toggled', point: 0, ...after },
      { kind: 'told-toggled', point: 2, ...after },
      { kind: 'text-checked', rating: RATING, ...after },
      { kind: 'told-toggled', point: 1, ...after },
      { kind: 'told-toggled', point: 1, ...after, taskId: 'form' },
    );
    expect(past).toMatchObject([
      { told: { note: [0] }, checked: ['note'], rated: { note: RATING }, logged: 'checked', seen: [] },
    ]);
  });

  it('MOC-04 QUA-18: for any events, no text is lost, and the stored form is read back unchanged', () => {
    const taskId = fc.constantFrom('form', 'note', 'letter');
    const at = fc.integer({ min: START - MINUTE_MS, max: START + 60 * MINUTE_MS });
    const text = fc.constantFrom('', ' ', 'Hoi', 'Beste Ria,\nDank je wel.');
    const event: fc.Arbitrary<WritingExamEvent> = fc.oneof(
      fc.record({ kind: fc.constant('text-changed' as const), taskId, field: fc.nat(3), text, at }),
      fc.record({
        kind: fc.constant('told-toggled' as const),
        sittingId: fc.constant('first'),
        taskId,
        point: fc.nat(4),
        at,
      }),
      fc.record({
        kind: fc.constant('text-checked' as const),
        sittingId: fc.constant('first'),
        taskId,
        rating: fc.constant(RATING),
        at,
      }),
      fc.record({ kind: fc.constant('handed-in' as const), at }),
      fc.record({ kind: fc.constant('moved' as const), to: fc.constant({ kind: 'overview' as const }), at }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = desk();
        for (const next of events) {
          const after = writingExamReducer(state, next);
          if (state.current !== null && after.current === null)
            expect(after.past[0]?.answers).toEqual(state.current.answers);
          expect(parse(KEPT_WRITING_EXAMS, JSON.parse(JSON.stringify(after)))).toEqual(after);
          state = after;
        }
      }),
    );
  });
});
