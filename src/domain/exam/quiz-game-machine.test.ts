import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerPoints,
  countRead,
  countRight,
  currentStreak,
  totalScore,
  livesLeft,
  NEW_GAME,
  questionOf,
  quizGameReducer,
  type QuizGame,
  type QuizGameEvent,
  type QuizGameState,
} from '#domain/exam/quiz-game-machine.ts';
import { KNM_RULES, LISTENING_RULES, READING_RULES, rulesIn } from '#domain/exam/quiz-game-rules.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;
const QUESTIONS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, options: ['x', 'y', 'z'], correct: 1 }));
const READING: QuizGame = { rules: READING_RULES, questions: QUESTIONS };
const KNM: QuizGame = { rules: KNM_RULES, questions: QUESTIONS };
const LISTENING: QuizGame = { rules: LISTENING_RULES, questions: QUESTIONS };

const next: QuizGameEvent = { kind: 'next-requested', at: START };
const right: QuizGameEvent = { kind: 'option-chosen', option: 1, at: START };
const wrong: QuizGameEvent = { kind: 'option-chosen', option: 0, at: START };

function play(game: QuizGame, ...events: QuizGameEvent[]): QuizGameState {
  return events.reduce((state, event) => quizGameReducer(game, state, event), started(game));
}

function started(game: QuizGame): QuizGameState {
  return quizGameReducer(game, NEW_GAME, { kind: 'game-started', at: START });
}

function answersOf(state: QuizGameState) {
  return state.phase === 'intro' ? [] : state.answers;
}

describe('quiz game', () => {
  it('EXM-04: begins with three lives; a wrong answer costs one and locks', () => {
    expect(livesLeft(answersOf(started(KNM)), KNM_RULES)).toBe(3);
    const state = play(KNM, wrong);
    expect(state.phase).toBe('answered');
    expect(livesLeft(answersOf(state), KNM_RULES)).toBe(2);
    expect(quizGameReducer(KNM, state, right)).toBe(state);
  });

  it('EXM-04: the third wrong answer can still be looked at, then the game is over', () => {
    const state = play(KNM, wrong, next, wrong, next, wrong);
    expect(questionOf(KNM, state)?.id).toBe('c');
    expect(quizGameReducer(KNM, state, next)).toMatchObject({ phase: 'finished', outcome: 'out-of-lives' });
  });

  it('MOC-13: in calm practice no mistake and no time ends it; it counts and answers as the game does', () => {
    const calm: QuizGame = { ...KNM, rules: rulesIn('calm', KNM_RULES) };
    const late = { ...wrong, at: START + 600 * MINUTE_MS };
    const state = play(calm, wrong, next, wrong, next, wrong, next, late, next);
    expect(state).toMatchObject({ phase: 'asking', endsAt: null });
    expect(livesLeft(answersOf(state), calm.rules)).toBeNull();
    const finished = [right, next].reduce((before, event) => quizGameReducer(calm, before, event), state);
    expect(finished).toMatchObject({ phase: 'finished', outcome: 'completed' });
    expect(totalScore(answersOf(finished), calm.rules)).toBe(KNM_RULES.points);
    const heard = { ...LISTENING, rules: rulesIn('calm', LISTENING_RULES) };
    expect(play(heard, right)).toMatchObject({ phase: 'asking', perception: null });
  });

  it('KNM-03 LIS-02: no lives left on the last question is no finish', () => {
    const state = play(KNM, right, next, right, next, wrong, next, wrong, next, wrong, next);
    expect(state).toMatchObject({ phase: 'finished', outcome: 'out-of-lives' });
    const finished = play(KNM, right, next, right, next, right, next, wrong, next, wrong, next);
    expect(finished).toMatchObject({ phase: 'finished', outcome: 'completed' });
  });

  it('EXM-05 REA-02: the bonus is for the right answers in a row before this one', () => {
    const answers = answersOf(play(READING, right, next, right, next, right, next, wrong, next, right));
    expect(answerPoints(answers, READING_RULES)).toEqual([
      { points: 100, bonus: 0 },
      { points: 100, bonus: 10 },
      { points: 100, bonus: 20 },
      { points: 0, bonus: 0 },
      { points: 100, bonus: 0 },
    ]);
    expect(totalScore(answers, READING_RULES)).toBe(430);
    expect(currentStreak(answers)).toBe(1);
  });

  it('KNM-02 KNM-04: ten points and five a streak; the right ones are counted', () => {
    const answers = answersOf(play(KNM, right, next, right, next, right));
    expect(totalScore(answers, KNM_RULES)).toBe(10 + 15 + 20);
    expect(countRight(answers)).toBe(3);
    expect(currentStreak(answers)).toBe(3);
  });

  it('LIS-02 LIS-04: answers wait until the fragment was heard to its end, or its text was shown', () => {
    const waiting = started(LISTENING);
    expect(quizGameReducer(LISTENING, waiting, right)).toBe(waiting);
    const heard = play(LISTENING, { kind: 'audio-ended', at: START });
    const later: QuizGameEvent[] = [
      right,
      next,
      { kind: 'transcript-shown', at: START },
      { kind: 'audio-ended', at: START },
      right,
    ];
    const state = later.reduce((before, event) => quizGameReducer(LISTENING, before, event), heard);
    expect(answersOf(state).map(({ perception }) => perception)).toEqual(['heard', 'read']);
    expect(countRead(answersOf(state))).toBe(1);
    expect(countRight(answersOf(state))).toBe(2);
  });

  it('KNM-03 EXM-06: time that is up ends the game, whatever happens then', () => {
    const end = START + 45 * MINUTE_MS;
    const state = play(KNM, right, next);
    expect(quizGameReducer(KNM, state, { kind: 'time-expired', at: end - 1 })).toBe(state);
    for (const event of [
      { kind: 'time-expired', at: end },
      { kind: 'option-chosen', option: 1, at: end + 5 },
    ] as const) {
      expect(quizGameReducer(KNM, state, event)).toMatchObject({
        phase: 'finished',
        outcome: 'time-expired',
        finishedAt: event.at,
        answers: answersOf(state),
      });
    }
    const over = play(KNM, right, next, right, next, right, next, right, next, right);
    expect(quizGameReducer(KNM, over, { kind: 'time-expired', at: end })).toMatchObject({
      outcome: 'completed',
    });
    const reading = play(READING, right);
    expect(quizGameReducer(READING, reading, { kind: 'time-expired', at: end })).toBe(reading);
  });

  it('EXM-07: starting again leaves nothing of the game before', () => {
    const again = quizGameReducer(KNM, play(KNM, wrong, next, wrong), {
      kind: 'restart-requested',
      at: START + MINUTE_MS,
    });
    expect(again).toEqual(NEW_GAME);
    const later = START + 3 * MINUTE_MS;
    expect(quizGameReducer(KNM, again, { kind: 'game-started', at: later })).toMatchObject({
      answers: [],
      endsAt: later + 45 * MINUTE_MS,
    });
  });

  const anyEvent = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('option-chosen' as const),
        option: fc.integer({ min: -1, max: 3 }),
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('next-requested' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('audio-ended' as const, 'transcript-shown' as const) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('game-started' as const, 'time-expired' as const, 'restart-requested' as const),
      }),
    },
  );
  const anyGame = fc.constantFrom(READING, KNM, LISTENING);
  const anyEvents = fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 2 * MINUTE_MS })), {
    maxLength: 60,
  });

  it('EXM-04: whatever happens, lives stay 0 to 3, a question is answered once and finished stays finished', () => {
    fc.assert(
      fc.property(anyGame, anyEvents, (game, steps) => {
        let state: QuizGameState = NEW_GAME;
        let at = START;
        for (const [event, pause] of steps) {
          at += pause;
          const after = quizGameReducer(game, state, { ...event, at });
          const answers = answersOf(after);
          expect(livesLeft(answers, game.rules)).toBeGreaterThanOrEqual(0);
          expect(answers.map(({ questionId }) => questionId)).toEqual(
            QUESTIONS.slice(0, answers.length).map(({ id }) => id),
          );
          expect(answers.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(3);
          if (state.phase === 'finished' && event.kind !== 'restart-requested') expect(after).toBe(state);
          if (after.phase === 'asking') expect(livesLeft(answers, game.rules)).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          state = after;
        }
      }),
    );
  });

  it('EXM-04: the same events lead to the same game', () => {
    fc.assert(
      fc.property(anyGame, anyEvents, (game, steps) => {
        const run = () =>
          steps.reduce<QuizGameState>(
            (state, [event, pause]) => quizGameReducer(game, state, { ...event, at: START + pause }),
            NEW_GAME,
          );
        expect(run()).toEqual(run());
      }),
    );
  });
});
