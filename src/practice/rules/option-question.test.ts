import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  optionReducer,
  withShuffledOptions,
  type OptionLoop,
  type OptionLoopEvent,
  type OptionQuestion,
} from './option-question.ts';
import { mistakes, rightCount, startQuestions } from './question-loop.ts';

type Event = OptionLoopEvent<OptionQuestion>;

const QUESTIONS: readonly OptionQuestion[] = [
  { options: ['de', 'het'], correct: 1 },
  { options: ['loop', 'loopt', 'lopen'], correct: 1 },
];
const start = (questions: readonly OptionQuestion[]) => startQuestions<OptionQuestion, number>(questions);
const after = (questions: readonly OptionQuestion[], events: readonly Event[]) =>
  events.reduce(optionReducer<OptionQuestion>, start(questions));

const choose = (option: number): Event => ({ kind: 'option-chosen', option });
const NEXT: Event = { kind: 'next-requested' };
const retry = (questions: readonly OptionQuestion[]): Event => ({ kind: 'retry-requested', questions });

const anyOptionQuestion = fc.integer({ min: 2, max: 4 }).chain((count) =>
  fc.record({
    options: fc.uniqueArray(fc.string(), { minLength: count, maxLength: count }),
    correct: fc.nat(count - 1),
  }),
);

/** Runs the loop and counts each answer when it is given. */
function follow(first: OptionLoop<OptionQuestion>, steps: readonly ((asked: typeof first) => Event)[]) {
  let state = first;
  let right: OptionQuestion[] = [];
  let wrong: OptionQuestion[] = [];
  for (const step of steps) {
    const event = step(state);
    const next = optionReducer(state, event);
    if (next !== state && event.kind === 'retry-requested') [right, wrong] = [[], []];
    if (next.phase === 'answered' && state.phase === 'asking') {
      (next.last.answer === next.question.correct ? right : wrong).push(next.question);
    }
    if (state.phase === 'answered' && event.kind === 'option-chosen') expect(next).toBe(state);
    if (state.phase === 'asking' && event.kind === 'next-requested') expect(next).toBe(state);
    expect(rightCount(next)).toBe(right.length);
    expect(mistakes(next).map(({ question }) => question)).toEqual(wrong);
    expect(next.results).toHaveLength(right.length + wrong.length);
    state = next;
  }
}

describe('questions with options', () => {
  it('GRA-03: choosing locks the answer and counts it once if right', () => {
    const answered = after(QUESTIONS, [choose(1)]);
    expect(answered).toMatchObject({ phase: 'answered', last: { answer: 1, isRight: true } });
    expect(rightCount(answered)).toBe(1);
    expect(optionReducer(answered, choose(0))).toBe(answered);
    const wrong = after(QUESTIONS, [choose(0)]);
    expect(wrong).toMatchObject({ phase: 'answered', last: { answer: 0, isRight: false } });
    expect(rightCount(wrong)).toBe(0);
  });

  it('GRA-03: the next question comes only after an answer, with the choice cleared', () => {
    const asking = start(QUESTIONS);
    expect(optionReducer(asking, NEXT)).toBe(asking);
    const next = after(QUESTIONS, [choose(1), NEXT]);
    expect(next).toMatchObject({ phase: 'asking', question: QUESTIONS[1] });
    expect(rightCount(next)).toBe(1);
    expect(next).not.toHaveProperty('last');
  });

  it('GRA-04: the last question ends in the result, and trying again resets everything', () => {
    const finished = after(QUESTIONS, [choose(1), NEXT, choose(2), NEXT]);
    expect(finished).toMatchObject({ phase: 'finished', questions: QUESTIONS });
    expect(rightCount(finished)).toBe(1);
    expect(mistakes(finished).map(({ question }) => question)).toEqual(QUESTIONS.slice(1));
    expect(optionReducer(finished, NEXT)).toBe(finished);
    const otherOrder = QUESTIONS.toReversed();
    expect(optionReducer(finished, retry(otherOrder))).toEqual(start(otherOrder));
    const running = after(QUESTIONS, [choose(1)]);
    expect(optionReducer(running, retry(QUESTIONS))).toBe(running);
  });

  it('GRA-03: a missing option is not an answer', () => {
    const asking = start(QUESTIONS);
    for (const option of [-1, 2, 0.5, Number.NaN]) expect(optionReducer(asking, choose(option))).toBe(asking);
  });

  it('GRA-03: in practice the next question clears the choice and keeps the count', () => {
    const [first, second] = [
      { options: ['de', 'het'], correct: 0 },
      { options: ['de', 'het'], correct: 1 },
    ];
    const next = after([first], [choose(0), { ...NEXT, question: second }]);
    expect(next).toMatchObject({ phase: 'asking', question: second });
    expect([next.results.length, rightCount(next)]).toEqual([1, 1]);
  });

  it('GRA-03 GRA-04: for any events, each question counts once, as right or wrong', () => {
    const anyStep = fc.oneof(
      fc.integer({ min: -1, max: 5 }).map((option) => () => choose(option)),
      fc.constant(() => NEXT),
      fc.constant(({ questions }: OptionLoop<OptionQuestion>) => retry(questions)),
    );
    fc.assert(
      fc.property(
        fc.array(anyOptionQuestion, { maxLength: 6 }),
        fc.array(anyStep, { maxLength: 60 }),
        (questions, steps) => follow(start(questions), steps),
      ),
    );
  });

  it('GRA-03: in practice too each question is answered at most once, and the counts agree', () => {
    const anyStep = fc.oneof(
      fc.integer({ min: -1, max: 4 }).map((option) => () => choose(option)),
      anyOptionQuestion.map((question) => (): Event => ({ ...NEXT, question })),
    );
    fc.assert(
      fc.property(anyOptionQuestion, fc.array(anyStep, { maxLength: 60 }), (first, steps) =>
        follow(start([first]), steps),
      ),
    );
  });
});

describe('shuffled options', () => {
  const anyQuestion = fc
    .uniqueArray(fc.string(), { minLength: 2, maxLength: 4 })
    .chain((options) => fc.record({ options: fc.constant(options), correct: fc.nat(options.length - 1) }));
  const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('CON-07 GRA-18: in whatever order the options come, the same one is right', () => {
    fc.assert(
      fc.property(anyQuestion, fc.infiniteStream(anyChance), (question, chances) => {
        const mixed = withShuffledOptions(question, () => chances.next().value);
        expect(mixed.options.toSorted()).toEqual(question.options.toSorted());
        expect(mixed.options[mixed.correct]).toBe(question.options[question.correct]);
      }),
    );
  });

  it('CON-07 GRA-18: every option occurs at every position', () => {
    const question = { options: ['de', 'het', 'een'], correct: 2 };
    const places = [0, 0.4, 0.9].map((chance) => withShuffledOptions(question, () => chance).correct);
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});
