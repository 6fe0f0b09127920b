import { SECOND_MS } from '#lib/duration.ts';

/** What the machine must know of a question (SPE-01). */
export interface SpeakingQuestion {
  readonly id: string;
  readonly timeLimitSeconds: number;
}

/** One recording of an answer. The sound itself is no part of the state: it is never kept beyond the page. */
export interface Take {
  readonly id: string;
  readonly durationMs: number;
}

export interface Takes {
  /** Oldest first. */
  readonly all: readonly Take[];
  /** The one that counts as the answer; null exactly when there is none. */
  readonly chosenId: string | null;
}

/** A question gone past, with what was recorded for it. */
export interface SpokenAnswer extends Takes {
  readonly questionId: string;
}

/** Why nothing was recorded. */
export type RecordingFailure =
  /** A browser that can't record. */
  | 'unsupported'
  /** The person or the device doesn't let the page hear. */
  | 'denied'
  | 'no-microphone'
  /** It ran, and heard nothing throughout: no recording, for points are for speaking up (SPE-03). */
  | 'silent'
  /** Anything else: in use by another program, unplugged in the middle, no readable sound. */
  | 'failed';

/** The questions gone past, in order; the next one is on the screen. */
interface Place {
  readonly answers: readonly SpokenAnswer[];
}

interface Attempt extends Place {
  readonly takes: Takes;
}

/** The speaking game. Plain data: it can be stored and taken up again. */
export type SpeakingState =
  | (Place & { readonly phase: 'intro' })
  /** The time runs, in ms since 1970; nothing is recorded yet. */
  | (Attempt & { readonly phase: 'answering'; readonly endsAt: number })
  | (Attempt & { readonly phase: 'recording'; readonly endsAt: number })
  /** The recording is over, and its sound on its way. */
  | (Attempt & { readonly phase: 'saving' })
  /** To listen, to compare, to record again or to go on. */
  | (Attempt & { readonly phase: 'reviewing'; readonly failure: RecordingFailure | null })
  | (Place & { readonly phase: 'finished' });

/** What happened, and when (`at`, in ms since 1970). */
export type SpeakingEvent = { readonly at: number } &
  /** `Start`, or once more after a take: the time begins. */
  (
    | { readonly kind: 'answering-started' }
    | { readonly kind: 'recording-started' }
    | { readonly kind: 'stop-requested' }
    | { readonly kind: 'time-expired' }
    | { readonly kind: 'recording-stopped'; readonly take: Take }
    | { readonly kind: 'recording-failed'; readonly failure: RecordingFailure }
    | { readonly kind: 'take-chosen'; readonly takeId: string }
    | { readonly kind: 'take-deleted'; readonly takeId: string }
    | { readonly kind: 'next-requested' }
    | { readonly kind: 'restart-requested' }
  );

export const NEW_SPEAKING_GAME: SpeakingState = { phase: 'intro', answers: [] };
const NO_TAKES: Takes = { all: [], chosenId: null };

/** The game after an event. An event that makes no sense in this phase leaves the very same state (EXM-04). */
export function speakingReducer(
  questions: readonly SpeakingQuestion[],
  state: SpeakingState,
  event: SpeakingEvent,
): SpeakingState {
  if (event.kind === 'restart-requested') return NEW_SPEAKING_GAME;
  switch (state.phase) {
    case 'intro':
      return inIntro(questions, state, event);
    case 'answering':
    case 'recording':
    case 'saving':
      return inAttempt(state, event);
    case 'reviewing':
      return inReview(questions, state, event);
    case 'finished':
      return state;
  }
}

/** The question on the screen; undefined after the end. */
export function spokenQuestionOf<Question extends SpeakingQuestion>(
  questions: readonly Question[],
  state: SpeakingState,
): Question | undefined {
  return state.phase === 'finished' ? undefined : questions[state.answers.length];
}

/** The game taken up after a reload: a recording that ran then is lost, the time went on. */
export function afterReload(state: SpeakingState): SpeakingState {
  if (state.phase === 'recording') return { ...state, phase: 'answering' };
  return state.phase === 'saving' ? review(state, state.takes) : state;
}

function inIntro(
  questions: readonly SpeakingQuestion[],
  state: Extract<SpeakingState, { phase: 'intro' }>,
  event: SpeakingEvent,
): SpeakingState {
  const attempt = { answers: state.answers, takes: NO_TAKES };
  if (event.kind === 'answering-started') return startAnswering(questions, attempt, event.at);
  if (event.kind === 'recording-failed') return review(attempt, NO_TAKES, event.failure);
  if (event.kind === 'next-requested') return goOn(questions, attempt);
  return state;
}

function inAttempt(
  state: Extract<SpeakingState, { phase: 'answering' | 'recording' | 'saving' }>,
  event: SpeakingEvent,
): SpeakingState {
  const { answers, takes, phase } = state;
  switch (event.kind) {
    case 'recording-started':
      if (phase !== 'answering') return state;
      return isUp(state.endsAt, event.at) ? review(state, takes) : { ...state, phase: 'recording' };
    case 'stop-requested':
      return phase === 'recording' ? { phase: 'saving', answers, takes } : state;
    case 'time-expired':
      if (phase === 'saving' || !isUp(state.endsAt, event.at)) return state;
      // What was recorded up to now counts (SPE-01).
      return phase === 'recording' ? { phase: 'saving', answers, takes } : review(state, takes);
    case 'recording-stopped':
      return phase === 'answering' ? state : review(state, withTake(takes, event.take));
    case 'recording-failed':
      return review(state, takes, event.failure);
    case 'answering-started':
    case 'take-chosen':
    case 'take-deleted':
    case 'next-requested':
    case 'restart-requested':
      return state;
  }
}

function inReview(
  questions: readonly SpeakingQuestion[],
  state: Extract<SpeakingState, { phase: 'reviewing' }>,
  event: SpeakingEvent,
): SpeakingState {
  switch (event.kind) {
    case 'answering-started':
      return startAnswering(questions, state, event.at);
    case 'recording-failed':
      return { ...state, failure: event.failure };
    case 'take-chosen':
      return has(state.takes, event.takeId)
        ? { ...state, takes: { ...state.takes, chosenId: event.takeId } }
        : state;
    case 'take-deleted':
      return has(state.takes, event.takeId)
        ? { ...state, takes: withoutTake(state.takes, event.takeId) }
        : state;
    case 'next-requested':
      return goOn(questions, state);
    case 'recording-started':
    case 'stop-requested':
    case 'time-expired':
    case 'recording-stopped':
    case 'restart-requested':
      return state;
  }
}

function startAnswering(
  questions: readonly SpeakingQuestion[],
  { answers, takes }: Attempt,
  at: number,
): SpeakingState {
  const limitMs = (questions[answers.length]?.timeLimitSeconds ?? 0) * SECOND_MS;
  return { phase: 'answering', answers, takes, endsAt: at + limitMs };
}

function review({ answers }: Place, takes: Takes, failure: RecordingFailure | null = null): SpeakingState {
  return { phase: 'reviewing', answers, takes, failure };
}

function goOn(questions: readonly SpeakingQuestion[], { answers, takes }: Attempt): SpeakingState {
  const question = questions[answers.length];
  const passed = question === undefined ? answers : [...answers, { questionId: question.id, ...takes }];
  return { phase: passed.length < questions.length ? 'intro' : 'finished', answers: passed };
}

/** The newest is chosen: one records again because it went better. */
function withTake({ all }: Takes, take: Take): Takes {
  return { all: [...all, take], chosenId: take.id };
}

function withoutTake({ all, chosenId }: Takes, takeId: string): Takes {
  const left = all.filter(({ id }) => id !== takeId);
  return { all: left, chosenId: chosenId === takeId ? (left.at(-1)?.id ?? null) : chosenId };
}

function has({ all }: Takes, takeId: string): boolean {
  return all.some(({ id }) => id === takeId);
}

function isUp(endsAt: number, at: number): boolean {
  return at >= endsAt;
}

/** SPE-03: for an answer that was recorded. */
const RECORDED_POINTS = 8;
/** SPE-03: what a question counts for, so that ten make 100. */
export const QUESTION_POINTS = 10;

/** SPE-03: the app can't judge what was said, only that something was. */
export function speakingPoints({ all }: Pick<SpokenAnswer, 'all'>): number {
  return all.length > 0 ? RECORDED_POINTS : 0;
}

export function speakingScore(answers: readonly Pick<SpokenAnswer, 'all'>[]): number {
  return answers.reduce((sum, answer) => sum + speakingPoints(answer), 0);
}

/** What is kept of a question that is listened to: not that nothing was heard. */
type Kept<State> = State extends { readonly failure: RecordingFailure | null }
  ? Omit<State, 'failure'> & { readonly failure: Exclude<RecordingFailure, 'silent'> | null }
  : State;
export type KeptSpeaking = Kept<Exclude<SpeakingState, { readonly phase: 'finished' }>>;

/** What is kept of a game; null where there is nothing to come back to: not begun, or finished. */
export function keptSpeaking(state: SpeakingState): KeptSpeaking | null {
  if (state.phase === 'finished' || isSpeakingOver(state)) return null;
  if (state.phase !== 'reviewing') return state;
  const { failure, ...rest } = state;
  // Said once, when it happened.
  return { ...rest, failure: failure === 'silent' ? null : failure };
}

/** The game as it goes on after a reload; null where it is none of these questions. */
export function restoredSpeaking(
  questions: readonly SpeakingQuestion[],
  kept: KeptSpeaking,
): SpeakingState | null {
  const passed = kept.answers;
  const fits = passed.every(({ questionId }, place) => questions[place]?.id === questionId);
  return fits && passed.length < questions.length ? afterReload(kept) : null;
}

/** Nothing to come back to: not begun, or finished. */
export function isSpeakingOver(state: SpeakingState): boolean {
  return state.phase === 'finished' || (state.phase === 'intro' && state.answers.length === 0);
}
