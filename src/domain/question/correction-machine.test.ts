import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSubmit,
  correctionReducer,
  startCorrection,
  type Correctable,
  type CorrectionEvent,
} from '#domain/question/correction-machine.ts';

const MARKET = { incorrect: 'Morgen ik ga naar de markt.', correct: 'Morgen ga ik naar de markt.' };
const CAR = { incorrect: 'Ik heb niet auto.', correct: 'Ik heb geen auto.' };
const SUBMITTED = { kind: 'submitted' } as const;
const typed = (text: string) => ({ kind: 'text-changed', text }) as const;
const another = (sentence: Correctable) => ({ kind: 'another-requested', sentence }) as const;

const after = (...events: readonly CorrectionEvent<Correctable>[]) =>
  events.reduce(correctionReducer<Correctable>, startCorrection<Correctable>(MARKET));

describe('correction machine', () => {
  it('GRA-20: a text of blanks cannot be submitted in any way', () => {
    for (const text of ['', ' ', '\n\t ']) {
      const writing = after(typed(text));
      expect(canSubmit(writing)).toBe(false);
      expect(correctionReducer(writing, SUBMITTED)).toBe(writing);
    }
  });

  it('GRA-20: what is submitted is right or not, and locked', () => {
    const right = after(typed(' morgen ga ik naar de markt. '), SUBMITTED);
    expect(right).toMatchObject({ phase: 'judged', isRight: true });
    const wrong = after(typed('Morgen ga ik naar de markt'), SUBMITTED);
    expect(wrong).toMatchObject({ phase: 'judged', isRight: false });
    for (const event of [typed('x'), SUBMITTED]) expect(correctionReducer(wrong, event)).toBe(wrong);
  });

  it('GRA-20: another sentence comes after the judgement only, with an empty text', () => {
    const writing = after(typed('Morgen'));
    expect(correctionReducer(writing, another(CAR))).toBe(writing);
    expect(after(typed('x'), SUBMITTED, another(CAR))).toEqual({ phase: 'writing', sentence: CAR, text: '' });
  });

  it('GRA-20: whatever happens, only what was typed and submitted is judged', () => {
    const anyEvent: fc.Arbitrary<CorrectionEvent<Correctable>> = fc.oneof(
      fc.constantFrom('', ' ', 'x', MARKET.correct, CAR.correct).map(typed),
      fc.constant(SUBMITTED),
      fc.constantFrom(MARKET, CAR).map(another),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = startCorrection<Correctable>(MARKET);
        for (const event of events) {
          const next = correctionReducer(state, event);
          if (next.phase === 'judged') {
            expect(next.text.trim()).not.toBe('');
            expect(next.isRight).toBe(next.text === next.sentence.correct);
          }
          if (state.phase === 'judged') expect([state, startCorrection(next.sentence)]).toContainEqual(next);
          state = next;
        }
      }),
    );
  });
});
