import { comparable, comparableWordsOf } from '#lib/dutch-words.ts';
import type { Figure, Problem } from '../problem.ts';
import type { Answerable } from './answer-places.ts';

/** A question with options, and what is shown or heard before them. */
export interface AskedQuestion extends Answerable {
  readonly question: string;
  /** A text to read or to hear first. */
  readonly text?: string;
}

/** Scores how strongly each option's form suggests that it is right. */
type Clue = (question: AskedQuestion) => readonly number[];

/** CON-09: guessing succeeds in a third of questions; guessing by form, without understanding, should be little better. */
const LIMIT = 0.45;
/** In fewer questions the numbers are down to chance. */
const MIN_QUESTIONS = 30;
/** With two options one is always the longer, and both are equally alike. */
const MIN_OPTIONS = 3;
/** Articles, pronouns and prepositions occur in every text. */
const LONGEST_SMALL_WORD = 3;

/** What somebody who understands nothing can guess by. */
const CLUES: ReadonlyMap<string, Clue> = new Map([
  ['the longest', ({ options }) => options.map(({ length }) => length)],
  ['the shortest', ({ options }) => options.map(({ length }) => -length)],
  ['the most like the others', ({ options }) => likeness(options)],
  ['the least like the others', ({ options }) => likeness(options).map((score) => -score)],
  [
    'the one with most words of the question',
    ({ options, question }) => options.map((option) => sharedWords(option, question)),
  ],
  [
    'the one with most words of the text',
    ({ options, text = '' }) => options.map((option) => sharedWords(option, text)),
  ],
]);

/** CON-09: no bank can be guessed by the form of its options. */
export function formClueProblems(questions: readonly AskedQuestion[], bank: string): Problem[] {
  const asked = questions.filter(isAsked);
  if (asked.length < MIN_QUESTIONS) return [];
  return sharesOf(asked)
    .filter(({ share }) => share > LIMIT)
    .map(({ clue, share }) => {
      const message = `${bank}: the right answer is ${clue} in ${percent(share)}`;
      return { level: 'error', rule: 'form-clues', line: 1, about: bank, message };
    });
}

/** The figures of this rule, for the table; for few questions they are only figures. */
export function formClueFigures(questions: readonly AskedQuestion[]): Figure[] {
  const asked = questions.filter(isAsked);
  if (asked.length === 0) return [];
  return sharesOf(asked).map(({ clue, share }) => ({
    label: `guessed by form, of ${asked.length}: ${clue}`,
    value: percent(share),
    isDetail: true,
  }));
}

/** Has enough options to guess by form, and a right one. */
export function isAsked({ options, correct }: AskedQuestion): boolean {
  return options.length >= MIN_OPTIONS && correct !== undefined;
}

function sharesOf(asked: readonly AskedQuestion[]) {
  const hasText = asked.some(({ text }) => text !== undefined);
  return [...CLUES]
    .filter(([name]) => hasText || !name.endsWith('the text'))
    .map(([clue, scoresOf]) => {
      const given = asked.filter((question) => isSingleHighest(scoresOf(question), question.correct ?? -1));
      return { clue, share: given.length / asked.length };
    });
}

/** Where two are equal, nobody can guess by it. */
function isSingleHighest(scores: readonly number[], place: number): boolean {
  const score = scores[place] ?? -Infinity;
  return scores.every((other, otherPlace) => otherPlace === place || other < score);
}

/** How many of its letters each option shares with the others. */
function likeness(options: readonly string[]): number[] {
  return options.map((option, place) =>
    options
      .filter((_, otherPlace) => otherPlace !== place)
      .reduce((sum, other) => sum + sharedLetters(option, other), 0),
  );
}

/** From 0, no letter, to 1, the same letters in any order. */
function sharedLetters(one: string, other: string): number {
  const left = lettersOf(other);
  const total = lettersOf(one).length + left.length;
  let shared = 0;
  for (const letter of lettersOf(one)) {
    const place = left.indexOf(letter);
    if (place < 0) continue;
    left.splice(place, 1);
    shared += 1;
  }
  return (2 * shared) / Math.max(total, 1);
}

function lettersOf(text: string): string[] {
  return comparable(text).match(/[\p{L}\p{N}]/gu) ?? [];
}

function sharedWords(option: string, text: string): number {
  const words = new Set(comparableWordsOf(text));
  return new Set(
    comparableWordsOf(option).filter((word) => word.length > LONGEST_SMALL_WORD && words.has(word)),
  ).size;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
