import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeptGame, type KeptGame } from '#domain/exam/parse-kept-game.ts';
import { drawQuiz } from '#domain/exam/quiz-draw.ts';
import { NEW_GAME, quizGameReducer, type QuizGameEvent } from '#domain/exam/quiz-game-machine.ts';
import { LISTENING_RULES } from '#domain/exam/quiz-game-rules.ts';

const QUESTIONS = ['a', 'b', 'c'].map((id) => ({ id, options: ['x', 'y', 'z'], correct: 1 }));
const GAME = { rules: LISTENING_RULES, questions: QUESTIONS };
const parse = (value: unknown) => parseKeptGame(value, QUESTIONS, { isTimed: true });

const answer = (questionId: string, option: number) => ({
  questionId,
  option,
  isRight: true,
  perception: 'heard',
});

const event: fc.Arbitrary<QuizGameEvent> = fc.constantFrom<QuizGameEvent>(
  { kind: 'game-started', at: 0 },
  { kind: 'audio-ended', at: 1 },
  { kind: 'transcript-shown', at: 2 },
  { kind: 'next-requested', at: 3 },
  { kind: 'option-chosen', option: 0, at: 4 },
  { kind: 'option-chosen', option: 1, at: 5 },
);

function keptAfter(events: readonly QuizGameEvent[]): KeptGame {
  const draw = drawQuiz(QUESTIONS, 'fixed', () => 0.5);
  return { draw, state: events.reduce((state, next) => quizGameReducer(GAME, state, next), NEW_GAME) };
}

describe('kept game', () => {
  it('EXM-07: every game under way comes back from the device as it was', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const kept = keptAfter([{ kind: 'game-started', at: 0 }, ...events]);
        const isUnderWay = kept.state.phase === 'asking' || kept.state.phase === 'answered';
        expect(parse(JSON.parse(JSON.stringify(kept)))).toEqual(isUnderWay ? kept : null);
      }),
    );
  });

  it('QUA-18: whatever is stored there instead is no game, and nothing throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => parse(value) === null));
  });

  it('EXM-07: a game whose questions were replaced, or have another number of options, is started anew', () => {
    const kept = keptAfter([{ kind: 'game-started', at: 0 }]);
    const renamed = QUESTIONS.map((question) => ({ ...question, id: `${question.id}-2` }));
    const longer = QUESTIONS.map((question) => ({ ...question, options: [...question.options, 'w'] }));
    expect(parseKeptGame(kept, QUESTIONS, { isTimed: true })).not.toBeNull();
    expect(parseKeptGame(kept, renamed, { isTimed: true })).toBeNull();
    expect(parseKeptGame(kept, longer, { isTimed: true })).toBeNull();
    expect(parseKeptGame(kept, QUESTIONS.slice(1), { isTimed: true })).toBeNull();
    expect(parseKeptGame(kept, QUESTIONS, { isTimed: false })).toBeNull();
  });

  it('EXM-07: an answer counts by what is right now, and answers to other questions make it no game', () => {
    const { draw } = keptAfter([]);
    const keptWith = (...answers: unknown[]) =>
      parse({ draw, state: { phase: 'answered', answers, endsAt: 9 } });
    expect(keptWith(answer('a', 0))?.state).toMatchObject({ answers: [{ option: 0, isRight: false }] });
    expect(keptWith(answer('a', 1))?.state).toMatchObject({ answers: [{ option: 1, isRight: true }] });
    expect(keptWith(answer('b', 1))).toBeNull();
    expect(keptWith(answer('a', 3))).toBeNull();
    expect(keptWith()).toBeNull();
  });
});
