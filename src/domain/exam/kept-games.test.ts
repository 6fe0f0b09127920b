import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterReload,
  isSpeakingOver,
  keptSpeaking,
  restoredSpeaking,
  type SpeakingState,
} from '#domain/exam/speaking-machine.ts';
import { safeParse } from 'valibot';
import { KEPT_SPEAKING } from '#domain/exam/kept-games.ts';

const QUESTIONS = ['een', 'twee', 'drie'].map((id) => ({ id, timeLimitSeconds: 30 }));

function parse(value: unknown): SpeakingState | null {
  const kept = safeParse(KEPT_SPEAKING, value);
  return kept.success ? restoredSpeaking(QUESTIONS, kept.output) : null;
}

const anyTakes = fc
  .array(fc.record({ id: fc.uuid(), durationMs: fc.double({ min: 0, max: 30_000, noNaN: true }) }), {
    maxLength: 3,
  })
  .map((all) => ({ all, chosenId: all[0]?.id ?? null }));
const anyAnswers = fc
  .array(anyTakes, { maxLength: 2 })
  .map((answers) => answers.map((takes, place) => ({ questionId: QUESTIONS[place]?.id ?? '', ...takes })));
const attempt = { answers: anyAnswers, takes: anyTakes };
const anyState: fc.Arbitrary<SpeakingState> = fc.oneof(
  fc.record({ phase: fc.constant('intro' as const), answers: anyAnswers }),
  fc.record({
    phase: fc.constantFrom('answering' as const, 'recording' as const),
    ...attempt,
    endsAt: fc.maxSafeNat(),
  }),
  fc.record({ phase: fc.constant('saving' as const), ...attempt }),
  fc.record({
    phase: fc.constant('reviewing' as const),
    ...attempt,
    failure: fc.constantFrom(null, 'unsupported', 'denied', 'no-microphone', 'failed'),
  }),
);

it('EXM-07: every game under way is taken up again as it was stored', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(parse(JSON.parse(JSON.stringify(state)))).toEqual(
        JSON.parse(JSON.stringify(afterReload(state))),
      );
    }),
  );
});

const done = (...ids: string[]) => ids.map((questionId) => ({ questionId, all: [], chosenId: null }));

it('EXM-07: a game with other questions, a finished one and anything else are none', () => {
  for (const value of [
    null,
    'intro',
    { phase: 'intro' },
    { phase: 'intro', answers: done('twee') },
    { phase: 'intro', answers: done('een', 'drie') },
    { phase: 'intro', answers: done('een', 'twee', 'drie') },
    { phase: 'finished', answers: done('een', 'twee', 'drie') },
    { phase: 'answering', answers: [], takes: { all: [], chosenId: null }, endsAt: 'soon' },
  ])
    expect(parse(value)).toBeNull();
});

it('EXM-07: only what is half done is asked about', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const isFresh = state.phase === 'intro' && state.answers.length === 0;
      expect(isSpeakingOver(state)).toBe(isFresh);
      expect(keptSpeaking(state)).toEqual(isFresh ? null : state);
    }),
  );
  expect(isSpeakingOver({ phase: 'finished', answers: [] })).toBe(true);
});
