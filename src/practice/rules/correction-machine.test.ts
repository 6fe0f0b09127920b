import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSubmit,
  correctionReducer,
  startCorrections,
  type Correctable,
  type CorrectionEvent,
} from './correction-machine.ts';

const MARKET = { incorrect: 'Morgen ik ga naar de markt.', correct: 'Morgen ga ik naar de markt.' };
const CAR = { incorrect: 'Ik heb niet auto.', correct: 'Ik heb geen auto.' };
const SUBMITTED = { kind: 'submitted' } as const;
const typed = (text: string) => ({ kind: 'text-changed', text }) as const;
const another = (question: Correctable) => ({ kind: 'next-requested', question }) as const;

const after = (...events: readonly CorrectionEvent<Correctable>[]) =>
  events.reduce(correctionReducer<Correctable>, startCorrections<Correctable>(MARKET));

describe('correction machine', () => {
  it('GRA-20: a blank text cannot be submitted', () => {
    for (const text of ['', ' ', '\n\t ']) {
      const writing = after(typed(text));
      expect(canSubmit(writing)).toBe(false);
      expect(correctionReducer(writing, SUBMITTED)).toBe(writing);
    }
  });

  it('GRA-20: a submitted text is judged and locked', () => {
    const right = after(typed(' morgen ga ik naar de markt. '), SUBMITTED);
    expect(right).toMatchObject({ phase: 'answered', last: { isRight: true } });
    const wrong = after(typed('Morgen ga ik naar de markt'), SUBMITTED);
    expect(wrong).toMatchObject({ phase: 'answered', last: { isRight: false } });
    for (const event of [typed('x'), SUBMITTED]) expect(correctionReducer(wrong, event)).toBe(wrong);
  });

  it('GRA-20: the next sentence comes only after the judgement, with an empty text', () => {
    const writing = after(typed('Morgen'));
    expect(correctionReducer(writing, another(CAR))).toBe(writing);
    expect(after(typed('x'), SUBMITTED, another(CAR))).toMatchObject({
      phase: 'asking',
      question: CAR,
      text: '',
    });
  });

  it('GRA-20: for any events, only a typed and submitted text is judged', () => {
    const anyEvent: fc.Arbitrary<CorrectionEvent<Correctable>> = fc.oneof(
      fc.constantFrom('', ' ', 'x', MARKET.correct, CAR.correct).map(typed),
      fc.constant(SUBMITTED),
      fc.constantFrom(MARKET, CAR).map(another),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = startCorrections<Correctable>(MARKET);
        for (const event of events) {
          const next = correctionReducer(state, event);
          if (next.phase === 'answered') {
            expect(next.text.trim()).not.toBe('');
            expect(next.last).toMatchObject({ answer: next.text.trim(), question: next.question });
            expect(next.last.isRight).toBe(next.text === next.question.correct);
          }
          if (next.phase === 'asking' && state.phase === 'answered') expect(next.text).toBe('');
          if (state.phase === 'answered' && event.kind !== 'next-requested') expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });
});
