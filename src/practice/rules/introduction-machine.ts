/**
 * Introduces a group of words (PTH-04): each is shown, asked at once as a choice, and asked again from memory some minutes
 * later, when others came between. A word that was wrong comes again. Plain data, so that it can be saved; words are
 * their item ids.
 */
export type Introduction = IntroducedWords &
  (
    | { readonly phase: 'shown'; readonly word: string }
    | { readonly phase: 'choosing'; readonly word: string }
    /** The answer is locked, and shown with the right one. */
    | { readonly phase: 'chosen'; readonly word: string }
    | { readonly phase: 'recalling'; readonly word: string }
    /** The answer is shown: now the person rates themselves. */
    | { readonly phase: 'recalled'; readonly word: string }
    /** The rest is asked from memory after some minutes (ms since 1970): time for something else. */
    | { readonly phase: 'waiting'; readonly until: number }
    | { readonly phase: 'finished' }
  );

interface IntroducedWords {
  /** In the order in which they are shown. */
  readonly words: readonly string[];
  /** What comes next for each word that was shown. */
  readonly open: readonly OpenWord[];
  /** How many words were shown so far. */
  readonly shown: number;
  /** How many turns are over: a word that was shown and asked, or a word that was asked again. */
  readonly turns: number;
  /** All answers, oldest first. */
  readonly results: readonly IntroductionResult[];
}

interface OpenWord {
  readonly word: string;
  readonly next: 'choice' | 'memory';
  /** When its last turn was over: the number of turns by then, and the time in ms since 1970. */
  readonly turn: number;
  readonly at: number;
}

export interface IntroductionResult {
  readonly word: string;
  /** `known-before`: the person said so when it was shown, and it is not asked. */
  readonly asked: 'known-before' | 'choice' | 'memory';
  /** What was chosen; null where the person rates themselves. */
  readonly answer: string | null;
  readonly isRight: boolean;
}

export type IntroductionEvent =
  | { readonly kind: 'looked-at' }
  /** The person knows the shown word already. */
  | { readonly kind: 'known-before' }
  /** The caller decides whether it is right. */
  | { readonly kind: 'chosen'; readonly answer: string; readonly isRight: boolean }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'answer-shown' }
  | { readonly kind: 'rated'; readonly isKnown: boolean }
  /** Does something only if it is time for a word. */
  | { readonly kind: 'time-passed' }
  /** The person does not want to wait: the word that waits longest is asked. */
  | { readonly kind: 'hurried' };

/** PTH-04: how long a word waits before it is asked from memory, and how many turns of others come between. */
export const RECALL_AFTER_MS = 2 * 60_000;
export const TURNS_BETWEEN = 2;
/** After so many wrong answers a word is left to review, which asks it again the same day. */
export const MOST_MISSES = 3;

/** A group at its first word. Without words it is finished at once. */
export function startIntroduction(words: readonly string[]): Introduction {
  return nextTurn({ words: [...new Set(words)], open: [], shown: 0, turns: 0, results: [] }, 0);
}

/**
 * The group after an event. An event that does not fit the phase returns the same state: an answer is final.
 * @param event `at`: its time, in ms since 1970
 */
export function introductionReducer(
  state: Introduction,
  event: IntroductionEvent & { readonly at: number },
): Introduction {
  const { at } = event;
  switch (event.kind) {
    case 'looked-at':
      return state.phase === 'shown' ? { ...state, phase: 'choosing' } : state;
    case 'known-before':
      if (state.phase !== 'shown') return state;
      return nextTurn(
        withResult(state, { word: state.word, asked: 'known-before', answer: null, isRight: true }, at),
        at,
      );
    case 'chosen': {
      if (state.phase !== 'choosing') return state;
      const { answer, isRight } = event;
      const { word } = state;
      return { ...withResult(state, { word, asked: 'choice', answer, isRight }, at), phase: 'chosen', word };
    }
    case 'next-requested':
      return state.phase === 'chosen' ? nextTurn(state, at) : state;
    case 'answer-shown':
      return state.phase === 'recalling' ? { ...state, phase: 'recalled' } : state;
    case 'rated':
      if (state.phase !== 'recalled') return state;
      return nextTurn(
        withResult(state, { word: state.word, asked: 'memory', answer: null, isRight: event.isKnown }, at),
        at,
      );
    case 'time-passed':
      return state.phase === 'waiting' && at >= state.until ? nextTurn(state, at) : state;
    case 'hurried':
      return state.phase === 'waiting' ? nextTurn(state, at, true) : state;
  }
}

/** How far a group is, from 0 to 1. A word that still has to be asked from memory counts half. */
export function introducedShare({ words, open, results }: Introduction): number {
  const asked = new Set(results.map(({ word }) => word)).size;
  return words.length === 0 ? 1 : (2 * asked - open.length) / (2 * words.length);
}

/** Adds an answer, and what it means for its word: asked again, asked from memory later, or done. */
function withResult(state: Introduction, result: IntroductionResult, at: number): IntroducedWords {
  const { words, shown } = state;
  const turns = state.turns + 1;
  const results = [...state.results, result];
  const { word, asked, isRight } = result;
  const others = state.open.filter((one) => one.word !== word);
  const isDone = isRight ? asked !== 'choice' : missesOf(results, word) >= MOST_MISSES;
  const next = asked === 'memory' || isRight ? 'memory' : 'choice';
  return {
    words,
    shown,
    turns,
    results,
    open: isDone ? others : [...others, { word, next, turn: turns, at }],
  };
}

function missesOf(results: readonly IntroductionResult[], word: string): number {
  return results.filter((one) => one.word === word && !one.isRight).length;
}

/**
 * A word whose minutes are over; else a new one; else the one that waits longest, at its time. While new words come, two
 * are kept open, so that the last new one has something before it is asked from memory.
 */
function nextTurn(
  { words, open, shown, turns, results }: IntroducedWords,
  at: number,
  isHurried = false,
): Introduction {
  const progress: IntroducedWords = { words, open, shown, turns, results };
  const word = words[shown];
  const areEnough = word === undefined || open.length > TURNS_BETWEEN;
  const ripe = open.find((one) => turns - one.turn >= TURNS_BETWEEN && isTime(one, at));
  if (ripe !== undefined && areEnough) return ask(progress, ripe);
  if (word !== undefined) return { ...progress, phase: 'shown', word, shown: shown + 1 };
  const [longest] = open;
  if (longest === undefined) return { ...progress, phase: 'finished' };
  if (isHurried || isTime(longest, at)) return ask(progress, longest);
  return { ...progress, phase: 'waiting', until: timeOf(longest) };
}

function ask(progress: IntroducedWords, { word, next }: OpenWord): Introduction {
  return { ...progress, phase: next === 'choice' ? 'choosing' : 'recalling', word };
}

function isTime(one: OpenWord, at: number): boolean {
  return at >= timeOf(one);
}

/** A choice comes again as soon as others came between; from memory only after some minutes. */
function timeOf({ next, at }: OpenWord): number {
  return next === 'memory' ? at + RECALL_AFTER_MS : at;
}
