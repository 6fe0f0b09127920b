import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  choiceReducer,
  EMPTY_DESK,
  type ChoiceDesk,
  type ChoiceEvent,
  type ChoiceRules,
} from './choice-sitting.ts';
import { LISTENING_RULES, READING_RULES } from './choice-games.ts';
import type { GameRules, Question } from './game-rules.ts';
import { KEPT_GAME, keptGame, restoredGame, type KeptGame } from './kept-game.ts';

const QUESTIONS: readonly Question[] = ['a', 'b', 'c'].map((id) => ({
  id,
  options: ['x', 'y', 'z'],
  correct: 1,
}));
const PAPER = QUESTIONS.map(({ id }) => ({ id, options: [2, 0, 1] }));
const rulesOf = (questions = QUESTIONS, game: GameRules = LISTENING_RULES): ChoiceRules => ({
  game,
  questions: new Map(questions.map((question) => [question.id, question])),
});

/** The game that is resumed from what the device has, or null. */
function read(value: unknown, questions?: readonly Question[], game?: GameRules): ChoiceDesk | null {
  const kept = safeParse(KEPT_GAME, value);
  return kept.success ? restoredGame(rulesOf(questions, game), kept.output) : null;
}

const startOf = (mode: 'game' | 'calm', paper = PAPER): ChoiceEvent => ({
  kind: 'sitting-started',
  at: 1000,
  id: mode,
  examId: mode,
  paper,
  allowance: mode === 'game' ? 'official' : 'untimed',
  formatMs: mode === 'game' ? (LISTENING_RULES.durationMs ?? 0) : 0,
  view: { kind: 'question', place: 0 },
});

const played = (...events: readonly ChoiceEvent[]): ChoiceDesk =>
  events.reduce((desk, event) => choiceReducer(rulesOf(), desk, event), EMPTY_DESK);
const keptOf = (desk: ChoiceDesk): KeptGame | null => keptGame(rulesOf(), desk);

const at = 1000;
const id = fc.constantFrom('a', 'b', 'c');
const anyEvent: fc.Arbitrary<ChoiceEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('fragment-played', 'fragment-text-shown'),
    fragmentId: id,
    at: fc.constant(at),
  }),
  fc.record({
    kind: fc.constant('option-chosen' as const),
    questionId: id,
    option: fc.nat(2),
    at: fc.constant(at),
  }),
  fc.record({
    kind: fc.constant('moved' as const),
    to: fc.record({ kind: fc.constant('question' as const), place: fc.nat(2) }),
    at: fc.constant(at),
  }),
  fc.constant({ kind: 'handed-in', at } as const),
);

const HEARD: ChoiceEvent = { kind: 'fragment-played', fragmentId: 'a', at };
const ANSWERED: ChoiceEvent = { kind: 'option-chosen', questionId: 'a', option: 1, at };

const answer = (questionId: string, option: number) => ({ questionId, option, perception: 'heard' });
const keptWith = (...answers: unknown[]) =>
  read({ mode: 'game', draw: PAPER, state: { phase: 'answered', answers, endsAt: 9 } });

describe('kept game', () => {
  it('EXM-07: every game under way comes back from the device as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom('game', 'calm'), fc.array(anyEvent, { maxLength: 30 }), (mode, events) => {
        const desk = played(startOf(mode), ...events);
        const kept = keptOf(desk);
        expect(kept === null).toBe(desk.current === null);
        const restored = read(structuredClone(kept));
        expect(restored && keptOf(restored)).toEqual(kept);
        if (restored?.current === undefined || desk.current === null) return;
        // When each step was made is not kept of a game.
        const { startedAt: _startedAt, spentMs: _spentMs, viewedAt: _viewedAt, ...others } = desk.current;
        expect(restored.current).toMatchObject(others);
        if (mode === 'game') expect(restored.current?.startedAt).toBe(1000);
      }),
    );
  });

  it('QUA-18: anything else stored there is rejected without an exception', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => read(value) === null));
  });

  it('EXM-07: a question that was exchanged before it was asked leaves its place to the new one', () => {
    const exchanged = QUESTIONS.with(1, { id: 'new', options: ['u', 'v', 'w'], correct: 0 });
    const kept = keptOf(played(startOf('game'), HEARD, ANSWERED));
    const restored = read(kept, exchanged);
    expect(restored?.current?.answers).toEqual({ a: 1 });
    expect(restored?.current?.paper.map((asked) => asked.id)).toEqual(['a', 'new', 'c']);
    // An answer to a removed question would appear at another one.
    expect(read(kept, exchanged.with(0, { id: 'other', options: ['x', 'y', 'z'], correct: 1 }))).toBeNull();
  });

  it('EXM-07: a game whose questions or options have changed in number is started again', () => {
    const kept = keptOf(played(startOf('game')));
    const longer = QUESTIONS.map((question) => ({ ...question, options: [...question.options, 'w'] }));
    expect(read(kept)).not.toBeNull();
    expect(read(kept, longer)).toBeNull();
    expect(read(kept, QUESTIONS.slice(1))).toBeNull();
    expect(read(kept, QUESTIONS, READING_RULES)).toBeNull();
  });

  it('EXM-07: answers to other questions make it no game', () => {
    expect(keptWith(answer('a', 0))?.current?.answers).toEqual({ a: 0 });
    expect(keptWith(answer('b', 1))).toBeNull();
    expect(keptWith(answer('a', 3))).toBeNull();
    expect(keptWith()).toBeNull();
  });

  it('MOC-13: calm practice of one theme stays calm when resumed, and a game stays a game', () => {
    const desk = played(startOf('calm', PAPER.slice(0, 2)), { ...HEARD, at: 9 ** 9 });
    const kept = keptOf(desk);
    expect(read(structuredClone(kept))?.current).toMatchObject({ endsAt: null, played: { a: 1 } });
    expect(read({ ...kept, mode: 'game' })).toBeNull();
    expect(read({ ...kept, mode: 'hard' })).toBeNull();
  });
});
