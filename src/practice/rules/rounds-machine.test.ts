import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionReducer } from './question-loop.ts';
import { roundsReducer, type Rounds, type RoundsEvent } from './rounds-machine.ts';

type Question = { readonly place: number };
type Event = RoundsEvent<Question, string>;

const BEFORE: Rounds<Question, string> = { count: 0, round: null };
const anyQuestions = fc
  .integer({ min: 0, max: 4 })
  .map((count) => Array.from({ length: count }, (_, place) => ({ place })));
const anyBegin = fc.record({
  kind: fc.constant('round-begun' as const),
  choice: fc.string(),
  questions: anyQuestions,
});
const anyPlay: fc.Arbitrary<Exclude<Event, { kind: 'round-begun' | 'game-left' }>> = fc.oneof(
  fc.record({ kind: fc.constant('answer-given' as const), answer: fc.string(), isRight: fc.boolean() }),
  fc.constant({ kind: 'next-requested' as const }),
  fc.record({ kind: fc.constant('retry-requested' as const), questions: anyQuestions }),
);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  anyBegin,
  fc.constant({ kind: 'game-left' as const }),
  anyPlay,
);
const anyState = fc.array(anyEvent, { maxLength: 20 }).map((events) => events.reduce(roundsReducer, BEFORE));

it('MSC-09 MSC-13: a round can start at any time, with its choice and nothing of the former round', () => {
  fc.assert(
    fc.property(anyState, anyBegin, (state, begin) => {
      const { count, round } = roundsReducer(state, begin);
      expect(count).toBe(state.count + 1);
      expect(round?.choice).toBe(begin.choice);
      expect(round?.loop).toMatchObject({ questions: begin.questions, results: [] });
    }),
  );
});

it('MSC-11 MSC-12: a round is played by the question loop, and unexpected events return the same state', () => {
  fc.assert(
    fc.property(anyState, anyPlay, (state, event) => {
      const after = roundsReducer(state, event);
      if (state.round === null) {
        expect(after).toBe(state);
        return;
      }
      expect(after).toEqual({
        count: state.count,
        round: { choice: state.round.choice, loop: questionReducer(state.round.loop, event) },
      });
      if (after.round?.loop === state.round.loop) expect(after).toBe(state);
    }),
  );
});

it('MSC-09: a game that was left can be started again, as the next round', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const left = roundsReducer(state, { kind: 'game-left' });
      expect(left).toEqual({ count: state.count, round: null });
      expect(roundsReducer(left, { kind: 'game-left' })).toBe(left);
    }),
  );
});
