import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import {
  drawnGameReducer,
  drawQuiz,
  isInOrder,
  keptGame,
  restoredGame,
  UNDRAWN_GAME,
  type DrawnGame,
  type DrawnGameEvent,
} from '#domain/exam/drawn-game.ts';
import { gameFromVersion1, KEPT_GAME } from '#domain/exam/kept-games.ts';
import type { GameQuestion } from '#domain/exam/quiz-game-machine.ts';
import { LISTENING_RULES, READING_RULES, type QuizGameRules } from '#domain/exam/quiz-game-rules.ts';

const QUESTIONS = ['a', 'b', 'c'].map((id) => ({ id, options: ['x', 'y', 'z'], correct: 1 }));
const DRAW = drawQuiz(QUESTIONS, { order: 'fixed' }, () => 0.5);

function parse(
  value: unknown,
  questions: readonly GameQuestion[] = QUESTIONS,
  rules: QuizGameRules = LISTENING_RULES,
): DrawnGame | null {
  const kept = safeParse(KEPT_GAME, value);
  return kept.success ? restoredGame(kept.output, questions, rules) : null;
}

const answer = (questionId: string, option: number) => ({
  questionId,
  option,
  isRight: true,
  perception: 'heard',
});

const START = { kind: 'game-started', mode: 'game', draw: DRAW, at: 0 } as const;
const CALM_START = { ...START, mode: 'calm' } as const;

const event: fc.Arbitrary<DrawnGameEvent> = fc.constantFrom<DrawnGameEvent>(
  START,
  { kind: 'audio-ended', at: 1 },
  { kind: 'transcript-shown', at: 2 },
  { kind: 'next-requested', at: 3 },
  { kind: 'option-chosen', option: 0, at: 4 },
  { kind: 'option-chosen', option: 1, at: 5 },
);

function playedAfter(events: readonly DrawnGameEvent[]): DrawnGame {
  return events.reduce(
    (game, next) => drawnGameReducer(LISTENING_RULES, QUESTIONS, game, next),
    UNDRAWN_GAME,
  );
}

const keptWith = (...answers: unknown[]) =>
  parse({ mode: 'game', draw: DRAW, state: { phase: 'answered', answers, endsAt: 9 } });

describe('kept game', () => {
  it('EXM-07: every game under way comes back from the device as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(START, CALM_START), fc.array(event, { maxLength: 20 }), (start, events) => {
        const game = playedAfter([start, ...events]);
        const isOver = game.state.phase === 'intro' || game.state.phase === 'finished';
        const kept = keptGame(game);
        expect(kept === null).toBe(isOver);
        expect(parse(structuredClone(kept))).toEqual(isOver ? null : game);
        // As the first version of the app kept it: the whole of it, as JSON, and without a mode.
        const { mode, ...ofVersion1 } = game;
        const older = gameFromVersion1(JSON.parse(JSON.stringify(ofVersion1)));
        if (mode === 'game') expect(parse(older)).toEqual(isOver ? null : game);
      }),
    );
  });

  it('QUA-18: whatever is stored there instead is no game, and nothing throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => parse(value) === null));
  });

  it('EXM-07: a question that was exchanged before it was asked leaves its place to the new one', () => {
    const exchanged = QUESTIONS.with(1, { id: 'new', options: ['u', 'v', 'w'], correct: 0 });
    const game = playedAfter([
      START,
      { kind: 'audio-ended', at: 1 },
      { kind: 'option-chosen', option: 1, at: 2 },
    ]);
    const restored = parse(keptGame(game), exchanged);
    expect(restored?.state).toEqual(game.state);
    expect(restored?.draw.map(({ id }) => id)).toEqual(['a', 'new', 'c']);
    // An answer to a question that is gone would be shown with another one.
    expect(
      parse(keptGame(game), exchanged.with(0, { id: 'other', options: ['x', 'y', 'z'], correct: 1 })),
    ).toBeNull();
  });

  it('EXM-07: a game whose questions have another number, or other numbers of options, is started anew', () => {
    const kept = keptGame(playedAfter([START]));
    const longer = QUESTIONS.map((question) => ({ ...question, options: [...question.options, 'w'] }));
    expect(parse(kept)).not.toBeNull();
    expect(parse(kept, longer)).toBeNull();
    expect(parse(kept, QUESTIONS.slice(1))).toBeNull();
    expect(parse(kept, QUESTIONS, READING_RULES)).toBeNull();
  });

  it('EXM-07: an answer counts by what is right now, and answers to other questions make it no game', () => {
    expect(keptWith(answer('a', 0))?.state).toMatchObject({ answers: [{ option: 0, isRight: false }] });
    expect(keptWith(answer('a', 1))?.state).toMatchObject({ answers: [{ option: 1, isRight: true }] });
    expect(keptWith(answer('b', 1))).toBeNull();
    expect(keptWith(answer('a', 3))).toBeNull();
    expect(keptWith()).toBeNull();
  });

  it('MOC-13: calm practice of one theme goes on calmly, and no game becomes calm by itself', () => {
    const theme = { ...CALM_START, draw: DRAW.slice(0, 2) };
    const game = playedAfter([theme, { kind: 'transcript-shown', at: 9 ** 9 }]);
    expect(game.state).toMatchObject({ phase: 'asking', endsAt: null });
    expect(parse(structuredClone(keptGame(game)))).toEqual(game);
    expect(parse({ ...keptGame(game), mode: 'game' })).toBeNull();
    expect(parse({ ...keptGame(game), mode: 'hard' })).toBeNull();
  });

  it('EXM-07: a second start draws nothing anew', () => {
    const game = playedAfter([START]);
    const other = drawQuiz(QUESTIONS, { order: 'shuffled' }, () => 0);
    expect(drawnGameReducer(LISTENING_RULES, QUESTIONS, game, { ...START, draw: other })).toBe(game);
  });
});

const ABC = ['De gemeente', 'De notaris', 'Het UWV'];
const FOUR = ['one', 'two', 'three', 'four'].map((id) => ({ id, options: ABC, correct: 0 }));
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('CON-07 EXM-04: a draw asks every question once and leaves out no option, whatever chance says', () => {
  fc.assert(
    fc.property(chance, (numbers) => {
      const draw = drawQuiz(FOUR, { order: 'shuffled' }, () => numbers.next().value);
      expect(draw.map(({ id }) => id).toSorted()).toEqual(['four', 'one', 'three', 'two']);
      for (const { options } of draw) expect(options.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    }),
  );
});

it('CON-07: each place is as likely for the right option', () => {
  const firsts = [0, 0.34, 0.67].map(
    (number) => drawQuiz(FOUR, { order: 'fixed' }, () => number)[0]?.options[0],
  );
  expect(firsts).toEqual([0, 1, 2]);
});

it('REA-01: questions to one text stay together, in their order', () => {
  const draw = drawQuiz(FOUR, { order: 'fixed' }, () => 0.9);
  expect(draw.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
});

it('LIS-01: a game asks its number of questions; those about one fragment follow one another, all or none', () => {
  const bank = Array.from({ length: 30 }, (_, place) => `fragment-${place}`).flatMap((fragmentId, place) =>
    (place < 10 ? ['first', 'second'] : ['only']).map((name) => ({
      id: `${fragmentId}-${name}`,
      fragmentId,
      options: ABC,
      correct: 0,
    })),
  );
  fc.assert(
    fc.property(chance, (numbers) => {
      const draw = drawQuiz(bank, { order: 'shuffled', count: 30 }, () => numbers.next().value);
      expect(draw).toHaveLength(30);
      for (const [place, { id }] of draw.entries())
        if (id.endsWith('-first')) expect(draw[place + 1]?.id).toBe(id.replace('first', 'second'));
      expect(draw.filter(({ id }) => id.endsWith('-second')).length).toBe(
        draw.filter(({ id }) => id.endsWith('-first')).length,
      );
    }),
  );
  expect(drawQuiz(bank, { order: 'shuffled' }, () => 0.3)).toHaveLength(40);
});

it.each([
  [['Vanaf 4 jaar', 'Vanaf 5 jaar', 'Vanaf 6 jaar'], true],
  [['Op maandag 12 oktober.', 'Op maandag 23 november.', 'Op dinsdag 24 november.'], true],
  [['€ 1,50', '€ 12,50', '€ 125'], true],
  [['Om 9.30 uur', 'Om 10.00 uur', 'Om 10.30 uur'], true],
  [['Om vier uur', 'Om vijf uur', 'Om half zes'], true],
  [['Op spoor acht', 'Op spoor vijf', 'Op spoor tien'], false],
  [['Op spoor acht, voor', 'Op spoor acht, achter', 'Op spoor negen'], false],
  [['De verjaardag van de koning', 'De bevrijding van 1945', 'De Dag van de Arbeid'], false],
  [['Na acht dagen', 'Wachten', 'Na tien dagen'], false],
])('CON-07: %j stays in its order: %j', (options, isKept) => {
  expect(isInOrder(options)).toBe(isKept);
});
