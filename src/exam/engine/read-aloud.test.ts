import { expect, it } from 'vitest';
import { EMPTY_DESK, choiceReducer, type ChoiceSitting, type ChoiceEvent } from './choice-sitting.ts';
import { LISTENING_RULES } from './choice-games.ts';
import { heardByItself, type HeardByItself } from './read-aloud.ts';

const AT = 1_790_000_000_000;
const ALWAYS = { readsQuestionFirst: true, isWanted: true, cameByPress: true };

/** Two fragments, of two questions and of one. */
const FRAGMENT_OF: Readonly<Record<string, string>> = { a1: 'a', a2: 'a', b1: 'b' };

const START: ChoiceEvent = {
  kind: 'sitting-started',
  at: AT,
  id: 'one',
  examId: 'listening-1',
  paper: Object.keys(FRAGMENT_OF).map((id) => ({ id, options: [0, 1, 2] })),
  allowance: 'official',
  formatMs: 60_000,
  view: { kind: 'question', place: 0 },
};
const PLAYED: ChoiceEvent = { kind: 'fragment-played', fragmentId: 'a', at: AT + 2 };
const READ: ChoiceEvent = { kind: 'fragment-text-shown', fragmentId: 'a', at: AT + 2 };
const OVERVIEW: ChoiceEvent = { kind: 'moved', to: { kind: 'overview' }, at: AT + 3 };
const moved = (place: number): ChoiceEvent => ({
  kind: 'moved',
  to: { kind: 'question', place },
  at: AT + 3,
});

function sittingAfter(...events: readonly ChoiceEvent[]): ChoiceSitting {
  const rules = { game: LISTENING_RULES, questions: new Map() };
  const { current } = [START, ...events].reduce(
    (desk, event) => choiceReducer(rules, desk, event),
    EMPTY_DESK,
  );
  if (current === null) throw new Error('It is under way.');
  return current;
}

function heardAfter(...events: readonly ChoiceEvent[]): HeardByItself {
  const sitting = sittingAfter(...events);
  const { view, paper } = sitting;
  const id = view.kind === 'question' ? (paper[view.place]?.id ?? '') : '';
  return heardByItself(sitting, FRAGMENT_OF[id] ?? '', ALWAYS);
}

it('MOC-08: a question is read aloud as it first comes, and then its fragment is played', () => {
  expect(heardAfter()).toBe('question-then-fragment');
  expect(heardAfter(PLAYED, moved(1), moved(2))).toBe('question-then-fragment');
});

it('MOC-08: of the next question on a fragment that was heard, or read, the question alone is read aloud', () => {
  expect(heardAfter(PLAYED, moved(1))).toBe('question');
  expect(heardAfter(READ, moved(1))).toBe('question');
  // It was stopped before its end.
  expect(heardAfter(moved(1))).toBe('question-then-fragment');
});

it('MOC-03 MOC-08: who comes back to a question, also from the list of all, starts the sound themselves', () => {
  expect(heardAfter(moved(1), moved(0))).toBe('nothing');
  expect(heardAfter(OVERVIEW)).toBe('nothing');
  expect(heardAfter(OVERVIEW, moved(0))).toBe('nothing');
  expect(heardAfter(OVERVIEW, moved(2))).toBe('question-then-fragment');
});

it.each(['readsQuestionFirst', 'isWanted', 'cameByPress'] as const)(
  'MOC-04 MOC-05 MOC-08: nothing is heard by itself without %s',
  (need) => {
    expect(heardByItself(sittingAfter(), 'a', { ...ALWAYS, [need]: false })).toBe('nothing');
  },
);
