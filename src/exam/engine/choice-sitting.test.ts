import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceReducer,
  EMPTY_DESK,
  outcomeOf,
  perceptionOf,
  questionOnScreen,
  type ChoiceDesk,
  type ChoiceEvent,
  type ChoiceRules,
} from './choice-sitting.ts';
import { openQuestions, seenQuestions } from './desk.ts';
import { KNM_RULES, LISTENING_RULES, READING_RULES } from './choice-games.ts';
import {
  answerPoints,
  countRight,
  currentStreak,
  judgedAnswers,
  livesLeft,
  rulesIn,
  totalScore,
  type GameRules,
} from './game-rules.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const START = 1_790_000_000_000;
const IDS = ['a', 'b', 'c', 'd', 'e'];
const PAPER = IDS.slice(0, 4).map((id) => ({ id, options: [2, 0, 1] }));
const QUESTIONS = new Map(IDS.map((id) => [id, { id, options: ['x', 'y', 'z'], correct: 1 }]));
const rulesOf = (game: GameRules): ChoiceRules => ({ game, questions: QUESTIONS });
const examReducer = (before: ChoiceDesk, event: ChoiceEvent) =>
  choiceReducer(rulesOf(KNM_RULES), before, event);

const started: ChoiceEvent = {
  kind: 'sitting-started',
  at: START,
  id: 'first',
  examId: 'reading-1',
  paper: PAPER,
  allowance: 'official',
  formatMs: 65 * MINUTE_MS,
  view: { kind: 'question', place: 0 },
};

function desk(...events: ChoiceEvent[]): ChoiceDesk {
  return [started, ...events].reduce(examReducer, EMPTY_DESK);
}

function chosen(questionId: string, option: number, at = START): ChoiceEvent {
  return { kind: 'option-chosen', questionId, option, at };
}

describe('an exam of a part with options', () => {
  it('MOC-03: goes anywhere, changes answers and flags until it is handed in', () => {
    const { current } = desk(
      chosen('b', 1),
      chosen('b', 2),
      { kind: 'flag-toggled', questionId: 'c', at: START },
      { kind: 'moved', to: { kind: 'question', place: 3 }, at: START + 5000 },
      { kind: 'moved', to: { kind: 'overview' }, at: START + 9000 },
    );
    expect(current).toMatchObject({
      answers: { b: 2 },
      flagged: ['c'],
      view: { kind: 'overview' },
      spentMs: { a: 5000, d: 4000 },
    });
    expect(current && openQuestions(current)).toEqual(['a', 'c', 'd']);
  });

  it('MOC-03: takes no question, option or place that the paper has not', () => {
    const before = desk();
    expect(examReducer(before, chosen('z', 1))).toBe(before);
    expect(examReducer(before, chosen('a', 3))).toBe(before);
    expect(examReducer(before, { kind: 'moved', to: { kind: 'question', place: 4 }, at: START })).toBe(
      before,
    );
  });

  it('MOC-04: what comes after the end finds it handed in, with the time at which it ended', () => {
    const late = desk(chosen('a', 0), chosen('b', 0, START + 70 * MINUTE_MS));
    expect(late.current).toBeNull();
    expect(late.past).toMatchObject([{ by: 'time', endedAt: START + 65 * MINUTE_MS, answers: { a: 0 } }]);
  });

  it('MOC-05: takes half as long again, or as long as one likes, and the result knows', () => {
    const longer = examReducer(EMPTY_DESK, { ...started, allowance: 'longer' });
    expect(longer.current?.endsAt).toBe(START + 97.5 * MINUTE_MS);
    const untimed = examReducer(EMPTY_DESK, { ...started, allowance: 'untimed' });
    expect(untimed.current?.endsAt).toBeNull();
    const after = examReducer(untimed, { kind: 'handed-in', at: START + 500 * MINUTE_MS });
    expect(after.past).toMatchObject([{ by: 'person', allowance: 'untimed' }]);
  });

  it('MOC-06 MOC-11: keeps past sittings, the newest first, and knows what they asked', () => {
    const first = desk({ kind: 'handed-in', at: START + MINUTE_MS });
    const again = [
      { ...started, id: 'second', at: START + 2 * MINUTE_MS } as const,
      { kind: 'handed-in', at: START + 3 * MINUTE_MS } as const,
    ].reduce(examReducer, first);
    expect(again.past.map(({ id }) => id)).toEqual(['second', 'first']);
    expect([...seenQuestions(again)]).toEqual(['a', 'b', 'c', 'd']);
    // To begin a game again takes no exam away.
    expect(examReducer(again, { kind: 'restart-requested', at: START })).toEqual(again);
  });

  it('MOC-08: counts how often a fragment was played', () => {
    const played: ChoiceEvent = { kind: 'fragment-played', fragmentId: 'f', at: START };
    expect(desk(played, played).current?.played).toEqual({ f: 2 });
  });

  it('MOC-08: the result knows which fragments were read, because they could not be heard', () => {
    const shown: ChoiceEvent = { kind: 'fragment-text-shown', fragmentId: 'f', at: START };
    const { past } = desk(shown, shown, { kind: 'handed-in', at: START });
    expect(past).toMatchObject([{ readFragments: ['f'] }]);
  });

  it('MOC-04: whatever happens in whatever order, no answer that was given is lost and the end never moves', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'z');
    const at = fc.integer({ min: START - MINUTE_MS, max: START + 80 * MINUTE_MS });
    const event: fc.Arbitrary<ChoiceEvent> = fc.oneof(
      fc.record({ kind: fc.constant('option-chosen' as const), questionId: id, option: fc.nat(4), at }),
      fc.record({ kind: fc.constant('flag-toggled' as const), questionId: id, at }),
      fc.record({
        kind: fc.constant('moved' as const),
        to: fc.oneof(
          fc.record({ kind: fc.constant('question' as const), place: fc.nat(5) }),
          fc.constant({ kind: 'overview' as const }),
        ),
        at,
      }),
      fc.record({ kind: fc.constant('handed-in' as const), at }),
      fc.record({ kind: fc.constant('time-expired' as const), at }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = examReducer(EMPTY_DESK, started);
        for (const next of events) {
          const after = examReducer(state, next);
          const [before, now] = [state.current ?? state.past[0], after.current ?? after.past[0]];
          expect(after.past.length).toBeGreaterThanOrEqual(state.past.length);
          for (const questionId of Object.keys(before?.answers ?? {}))
            expect(now?.answers[questionId]).toBeDefined();
          if (after.current) expect(after.current.endsAt).toBe(START + 65 * MINUTE_MS);
          if (after.past[0]) expect(after.past[0].endedAt).toBeLessThanOrEqual(START + 65 * MINUTE_MS);
          // Kept as text and read again, it is the same (MOC-04).
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          state = after;
        }
      }),
    );
  });
});

/** A game as somebody plays it: each step is an event for what is on the screen. */
class Game {
  desk: ChoiceDesk = EMPTY_DESK;
  readonly rules: ChoiceRules;
  readonly mode: 'game' | 'calm';

  constructor(game: GameRules, mode: 'game' | 'calm' = 'game') {
    this.rules = rulesOf(game);
    this.mode = mode;
    this.start(START);
  }

  start(at: number): void {
    const { durationMs } = this.active;
    this.send({
      kind: 'sitting-started',
      at,
      id: this.mode,
      examId: this.mode,
      paper: IDS.map((id) => ({ id, options: [0, 1, 2] })),
      allowance: durationMs === null ? 'untimed' : 'official',
      formatMs: durationMs ?? 0,
      view: { kind: 'question', place: 0 },
    });
  }

  send(event: ChoiceEvent): ChoiceDesk {
    this.desk = choiceReducer(this.rules, this.desk, event);
    return this.desk;
  }

  choose(option: number, at = START): this {
    this.send({ kind: 'option-chosen', questionId: this.asked ?? '', option, at });
    return this;
  }

  /** Right and wrong answers, each followed by the next question except the last. */
  answer(...rights: readonly boolean[]): this {
    for (const [place, isRight] of rights.entries()) {
      if (place > 0) this.goOn();
      this.choose(isRight ? 1 : 0);
    }
    return this;
  }

  /** As the button does that leads on: to the next question, or to the result. */
  goOn(at = START): this {
    const place = this.desk.current?.view.kind === 'question' ? this.desk.current.view.place : 0;
    this.send({ kind: 'moved', to: { kind: 'question', place: place + 1 }, at });
    this.send({ kind: 'handed-in', at });
    return this;
  }

  get asked(): string | null {
    return this.desk.current && questionOnScreen(this.desk.current);
  }
  get answers() {
    const sitting = this.desk.current ?? this.desk.past[0];
    return sitting === undefined ? [] : judgedAnswers(QUESTIONS, sitting);
  }
  get active(): GameRules {
    return rulesIn(this.mode, this.rules.game);
  }
  get lives(): number | null {
    return livesLeft(this.answers, this.active);
  }
  get outcome(): string | null {
    const [ended] = this.desk.past;
    return ended === undefined ? null : outcomeOf(this.rules, ended);
  }
}

describe('a game of a part with options', () => {
  it('EXM-04: begins with three lives; a wrong answer costs one and locks', () => {
    const game = new Game(KNM_RULES);
    expect(game.lives).toBe(3);
    const before = game.answer(false).desk;
    expect(game.lives).toBe(2);
    expect(game.choose(1).desk).toBe(before);
  });

  it('EXM-04: goes question by question, without skipping, going back, marking or ending early', () => {
    const game = new Game(KNM_RULES);
    const begun = game.desk;
    const at = START;
    for (const event of [
      { kind: 'handed-in', at },
      { kind: 'flag-toggled', questionId: 'a', at },
      { kind: 'moved', to: { kind: 'question', place: 1 }, at },
      { kind: 'moved', to: { kind: 'overview' }, at },
      { kind: 'option-chosen', questionId: 'b', option: 1, at },
    ] as const)
      expect(game.send(event)).toBe(begun);
    const answered = game.answer(true).desk;
    expect(game.send({ kind: 'moved', to: { kind: 'question', place: 2 }, at })).toBe(answered);
  });

  it('EXM-04: the third wrong answer can still be looked at, then the game is over', () => {
    const game = new Game(KNM_RULES).answer(false, false, false);
    expect(game.asked).toBe('c');
    expect(game.outcome).toBeNull();
    expect(game.goOn().outcome).toBe('out-of-lives');
  });

  it('MOC-13: in calm practice no mistake and no time ends it; it counts and answers as the game does', () => {
    const calm = new Game(KNM_RULES, 'calm').answer(false, false, false).goOn();
    calm.choose(0, START + 600 * MINUTE_MS).goOn();
    expect(calm.desk.current?.endsAt).toBeNull();
    expect(calm.lives).toBeNull();
    expect(calm.choose(1).goOn().outcome).toBe('completed');
    expect(totalScore(calm.answers, calm.active)).toBe(KNM_RULES.points);
    expect(new Game(LISTENING_RULES, 'calm').choose(1).answers).toEqual([]);
  });

  it('KNM-03 LIS-02: losing the last life on the last question is not a finish', () => {
    expect(new Game(KNM_RULES).answer(true, true, false, false, false).goOn().outcome).toBe('out-of-lives');
    expect(new Game(KNM_RULES).answer(true, true, true, false, false).goOn().outcome).toBe('completed');
  });

  it('EXM-05 REA-02: the bonus is for the right answers in a row before this one', () => {
    const { answers } = new Game(READING_RULES).answer(true, true, true, false, true);
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
    const { answers } = new Game(KNM_RULES).answer(true, true, true);
    expect(totalScore(answers, KNM_RULES)).toBe(10 + 15 + 20);
    expect(countRight(answers)).toBe(3);
    expect(currentStreak(answers)).toBe(3);
  });

  it('LIS-02 LIS-04: answers wait until the fragment was heard to its end, or its text was shown', () => {
    const game = new Game(LISTENING_RULES);
    expect(game.choose(1).answers).toEqual([]);
    const perceived = (kind: 'fragment-played' | 'fragment-text-shown') =>
      game.send({ kind, fragmentId: game.asked ?? '', at: START });
    const heard = perceived('fragment-played');
    // Heard once is heard: to read it afterwards, too, takes nothing away from that.
    expect(perceived('fragment-text-shown')).toBe(heard);
    game.choose(1).goOn();
    expect(game.choose(1).answers).toHaveLength(1);
    perceived('fragment-text-shown');
    const { current } = perceived('fragment-played');
    expect(game.choose(1).answers).toHaveLength(2);
    expect(['a', 'b', 'c'].map((id) => current && perceptionOf(LISTENING_RULES, current, id))).toEqual([
      'heard',
      'read',
      null,
    ]);
  });

  it('KNM-03 EXM-06: time that is up ends the game, whatever happens then', () => {
    const end = START + 45 * MINUTE_MS;
    const game = new Game(KNM_RULES).answer(true).goOn();
    const before = game.desk;
    expect(game.send({ kind: 'time-expired', at: end - 1 })).toBe(before);
    expect(game.choose(1, end + 5).outcome).toBe('time-expired');
    expect(game.desk.past).toMatchObject([{ endedAt: end, answers: { a: 1 } }]);
    const over = new Game(KNM_RULES).answer(true, true, true, true, true);
    over.send({ kind: 'time-expired', at: end });
    expect(over.outcome).toBe('completed');
    const reading = new Game(READING_RULES).answer(true);
    const asked = reading.desk;
    expect(reading.send({ kind: 'time-expired', at: end })).toBe(asked);
  });

  it('EXM-07: starting again leaves nothing of the game before', () => {
    const game = new Game(KNM_RULES).answer(false, false);
    expect(game.send({ kind: 'restart-requested', at: START + MINUTE_MS })).toEqual(EMPTY_DESK);
    const later = START + 3 * MINUTE_MS;
    game.start(later);
    expect(game.desk.current).toMatchObject({ answers: {}, endsAt: later + 45 * MINUTE_MS });
  });

  it('EXM-04: whatever happens, lives stay 0 to 3, an answer stands and what has ended stays ended', () => {
    const id = fc.constantFrom(...IDS, 'z');
    const place = fc.integer({ min: -1, max: 5 });
    const anyEvent = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('option-chosen' as const),
          questionId: id,
          option: fc.integer({ min: -1, max: 3 }),
        }),
      },
      fc.record({ kind: fc.constantFrom('fragment-played', 'fragment-text-shown'), fragmentId: id }),
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('moved' as const),
          to: fc.record({ kind: fc.constant('question' as const), place }),
        }),
      },
      fc.record({ kind: fc.constantFrom('handed-in', 'time-expired', 'restart-requested') }),
    );
    const anySteps = fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 2 * MINUTE_MS })), {
      maxLength: 60,
    });
    const anyRules = fc.constantFrom(READING_RULES, KNM_RULES, LISTENING_RULES);
    fc.assert(
      fc.property(anyRules, fc.constantFrom('game', 'calm'), anySteps, (rules, mode, steps) => {
        const game = new Game(rules, mode);
        let at = START;
        for (const [event, pause] of steps) {
          at += pause;
          const { desk, answers, asked } = game;
          const after = game.send({ ...event, at });
          if (event.kind === 'restart-requested') {
            game.start(at);
            continue;
          }
          expect(game.answers.slice(0, answers.length)).toEqual(answers);
          expect(game.answers.map(({ questionId }) => questionId)).toEqual(IDS.slice(0, game.answers.length));
          if (game.answers.length > answers.length) expect(game.answers.at(-1)?.questionId).toBe(asked);
          if (mode === 'game') expect(game.answers.filter(({ isRight }) => !isRight).length).toBeLessThan(4);
          if (desk.current === null) expect(after).toBe(desk);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
        }
      }),
    );
  });
});
