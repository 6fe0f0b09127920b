import {
  deskAfter,
  handedIn,
  modeOf,
  type Desk,
  type DeskEvent,
  type HandedIn,
  type Sat,
  type UnderWay,
} from './desk.ts';
import { judgedAnswers, livesLeft, rulesIn, type GameRules, type Question } from './game-rules.ts';
import type { DrawnQuestion } from './paper.ts';

/** The questions of a part, and the rules of its game. No part of the state, so that a state is small enough to be kept. */
export interface ChoiceRules {
  readonly game: GameRules;
  readonly questions: ReadonlyMap<string, Question>;
}

/** A sitting of a part with options; an answer is the last chosen option, by its index in the content. */
interface ChoiceSat extends Sat<number, DrawnQuestion> {
  /** The fragments whose text was shown because they could not be played: read and not heard. */
  readonly readFragments: readonly string[];
}

/** A sitting of a part with options, under way. Plain data: after a crash it is what it was before it (MOC-04, EXM-07). */
export interface ChoiceSitting extends ChoiceSat, UnderWay {
  /** How often each fragment was played to its end, by its id (MOC-08). A game asks for it again for each question. */
  readonly played: Readonly<Record<string, number>>;
}

/** A sitting that has ended. Whether an answer is correct follows from the content and is not stored. */
export interface PastSitting extends ChoiceSat, HandedIn {}

/** All sittings of a part with options; of games only the one under way, and the one that was just played. */
export type ChoiceDesk = Desk<ChoiceSitting, PastSitting>;

export const EMPTY_DESK: ChoiceDesk = { current: null, past: [] };

type ChoiceStep = { readonly at: number } & (
  | { readonly kind: 'option-chosen'; readonly questionId: string; readonly option: number }
  /** `fragmentId`: in a game the id of the question, as one listens for each again (LIS-02). */
  | { readonly kind: 'fragment-played'; readonly fragmentId: string }
  | { readonly kind: 'fragment-text-shown'; readonly fragmentId: string }
);

/** What happened, and when (`at`, in ms since 1970): what comes after the end finds the sitting ended already. */
export type ChoiceEvent =
  | DeskEvent<DrawnQuestion>
  | ChoiceStep
  | { readonly at: number; readonly kind: 'restart-requested' };

/**
 * The desk after an event. An event that makes no sense now leaves the very same desk. In an exam one goes anywhere and changes
 * any answer until it is handed in; a game goes question by question, and an answer stands (EXM-04).
 */
export function choiceReducer(rules: ChoiceRules, desk: ChoiceDesk, event: ChoiceEvent): ChoiceDesk {
  if (event.kind === 'restart-requested') return withoutGames(desk);
  return deskAfter<ChoiceSitting, PastSitting, ChoiceStep, DrawnQuestion>(desk, event, {
    begin: (started) => ({ ...started, readFragments: [], played: {} }),
    close: (sitting, end) => ({ ...handedIn(sitting, end), readFragments: sitting.readFragments }),
    isAllowed: (sitting, next) => isExam(sitting) || isItsTurn(rules, sitting, next),
    step: sit,
  });
}

/** A game that is started again leaves nothing behind (EXM-07); exams stay. */
function withoutGames({ current, past }: ChoiceDesk): ChoiceDesk {
  return { current: current !== null && isExam(current) ? current : null, past: past.filter(isExam) };
}

function isExam(sitting: { readonly examId: string }): boolean {
  return modeOf(sitting) === 'exam';
}

/** Whether an event is allowed now in a game: first listen (if required), then answer once, then continue. */
function isItsTurn(
  rules: ChoiceRules,
  sitting: ChoiceSitting,
  event: DeskEvent<DrawnQuestion> | ChoiceStep,
): boolean {
  const id = questionOnScreen(sitting);
  const isOpen = id !== null && sitting.answers[id] === undefined;
  const isWaiting = isOpen && perceptionOf(rules.game, sitting, id) === null;
  switch (event.kind) {
    case 'option-chosen':
      return isOpen && !isWaiting && event.questionId === id;
    case 'fragment-played':
    case 'fragment-text-shown':
      // Heard once is heard: to read it afterwards, too, takes nothing away from that.
      return isWaiting && event.fragmentId === id;
    case 'moved':
      return !isOpen && !isDecided(rules, sitting) && isNext(sitting, event.to);
    case 'handed-in':
      return isDecided(rules, sitting);
    case 'flag-toggled':
      return false;
    case 'sitting-started':
    case 'time-expired':
      return true;
  }
}

function isNext({ view }: ChoiceSitting, to: ChoiceSitting['view']): boolean {
  return view.kind === 'question' && to.kind === 'question' && to.place === view.place + 1;
}

/** No question is left in a game, or no life. */
export function isDecided(
  { game, questions }: ChoiceRules,
  sitting: Pick<ChoiceSat, 'examId' | 'paper' | 'answers'>,
): boolean {
  const answers = judgedAnswers(questions, sitting);
  return answers.length >= sitting.paper.length || livesLeft(answers, rulesIn(modeOf(sitting), game)) === 0;
}

/** How a game ended. Lives come before the last question: who has none left has not finished (KNM-03). */
export function outcomeOf(
  { game, questions }: ChoiceRules,
  sitting: PastSitting,
): 'completed' | 'out-of-lives' | 'time-expired' {
  const answers = judgedAnswers(questions, sitting);
  if (livesLeft(answers, rulesIn(modeOf(sitting), game)) === 0) return 'out-of-lives';
  return answers.length < sitting.paper.length ? 'time-expired' : 'completed';
}

/** The id of the question on the screen; null at the list of all, or at the screen that opens a theme. */
export function questionOnScreen({ view, paper }: Pick<ChoiceSitting, 'view' | 'paper'>): string | null {
  return view.kind === 'question' ? (paper[view.place]?.id ?? null) : null;
}

/** How the person came to know what a question of a game is about; `seen` where it was on the screen from the start. */
export type Perception = 'seen' | 'heard' | 'read';

/** Null as long as a question of a game may not be answered yet (LIS-02, LIS-04). */
export function perceptionOf(
  { isHeard }: Pick<GameRules, 'isHeard'>,
  { played, readFragments }: Pick<ChoiceSitting, 'played' | 'readFragments'>,
  questionId: string,
): Perception | null {
  if (!isHeard) return 'seen';
  if (readFragments.includes(questionId)) return 'read';
  return played[questionId] === undefined ? null : 'heard';
}

function sit(sitting: ChoiceSitting, event: ChoiceStep): ChoiceSitting {
  switch (event.kind) {
    case 'option-chosen':
      return choose(sitting, event.questionId, event.option);
    case 'fragment-played': {
      const times = (sitting.played[event.fragmentId] ?? 0) + 1;
      return { ...sitting, played: { ...sitting.played, [event.fragmentId]: times } };
    }
    case 'fragment-text-shown': {
      const { readFragments } = sitting;
      if (readFragments.includes(event.fragmentId)) return sitting;
      return { ...sitting, readFragments: [...readFragments, event.fragmentId] };
    }
  }
}

function choose(sitting: ChoiceSitting, questionId: string, option: number): ChoiceSitting {
  const isOffered = sitting.paper.some(({ id, options }) => id === questionId && options.includes(option));
  if (!isOffered || sitting.answers[questionId] === option) return sitting;
  return { ...sitting, answers: { ...sitting.answers, [questionId]: option } };
}
