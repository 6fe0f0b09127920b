/** WRI-01: the kinds of tasks; what is looked for depends on them. */
export type WritingTaskType = 'email' | 'form' | 'text';

/** A point of the score: what it is for, what it brings, and whether the text has it. */
export interface WritingCriterion {
  readonly id: 'thirty-words' | 'fifty-words' | 'greeting' | 'closing' | 'question' | 'sentences';
  readonly points: number;
  readonly isEarned: boolean;
}

/** WRI-03 */
const SOME_WORDS = 30;
const MANY_WORDS = 50;
const MIN_SENTENCES = 3;

/** The words of a text, parted by blanks; 0 for an empty one (WRI-01). */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}

/**
 * What counts in a task of this type, and what of it the text has (WRI-03). A greeting counts with its capital only:
 * *de beste dag* greets nobody. `groeten` and `vraag` count in any case.
 */
export function judgeWriting(text: string, type: WritingTaskType): WritingCriterion[] {
  const words = countWords(text);
  return [
    { id: 'thirty-words', points: 3, isEarned: words >= SOME_WORDS },
    { id: 'fifty-words', points: 2, isEarned: words >= MANY_WORDS },
    { id: 'greeting', points: 1, isEarned: /Geachte|Beste/u.test(text) },
    { id: 'closing', points: 1, isEarned: /met vriendelijke groet|groeten/iu.test(text) },
    ...(type === 'email' ? [{ id: 'question', points: 2, isEarned: /vraag/iu.test(text) } as const] : []),
    ...(type === 'text'
      ? [{ id: 'sentences', points: 1, isEarned: countSentences(text) >= MIN_SENTENCES } as const]
      : []),
  ];
}

/** The points earned, at most the task's own (WRI-03). */
export function writingScore(criteria: readonly WritingCriterion[], maxScore: number): number {
  const earned = criteria.reduce((sum, { points, isEarned }) => sum + (isEarned ? points : 0), 0);
  return Math.min(earned, maxScore);
}

/** The most that a text of this type can earn: not all that a task can bring is seen by these few marks (WRI-03). */
export function reachablePoints(type: WritingTaskType, maxScore: number): number {
  const all = judgeWriting('', type).map((criterion) => ({ ...criterion, isEarned: true }));
  return writingScore(all, maxScore);
}

/** Split on periods, what is between them not empty (WRI-03). */
function countSentences(text: string): number {
  return text.split('.').filter((sentence) => sentence.trim() !== '').length;
}

/** So many words in a row that stand in the task, too, are no chance any more: *De verwarming is kapot* is fewer. */
const RUN_WORDS = 5;
/** From this share of its words on a text is no longer one's own. */
const COPIED_SHARE = 0.5;

/**
 * Whether most of a text was copied from another, for example from the task that it answers. What was copied shows nothing
 * of what one can write (WRI-03). Capitals, punctuation and lines make no difference.
 */
export function isMostlyCopied(text: string, source: string): boolean {
  const words = bareWords(text);
  const known = new Set(runsOf(bareWords(source)));
  const copied = new Set<number>();
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let place = start; place < start + RUN_WORDS; place += 1) copied.add(place);
  }
  return copied.size > 0 && copied.size >= words.length * COPIED_SHARE;
}

function bareWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}

/** Each word with those that follow it, as many as make a run. */
function runsOf(words: readonly string[]): string[] {
  const count = Math.max(words.length - RUN_WORDS + 1, 0);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}
