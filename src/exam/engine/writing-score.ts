import { hasClosing, hasGreeting } from '#lib/letter-lines.ts';
import type { WriteTask } from './write-task.ts';

/** A criterion of the score: its description, its points, and whether the text meets it. */
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

/** What counts in a task of this kind, and what of it the text has (WRI-03). */
export function judgeWriting(text: string, kind: WriteTask['kind']): WritingCriterion[] {
  const words = countWords(text);
  return [
    { id: 'thirty-words', points: 3, isEarned: words >= SOME_WORDS },
    { id: 'fifty-words', points: 2, isEarned: words >= MANY_WORDS },
    { id: 'greeting', points: 1, isEarned: hasGreeting(text) },
    { id: 'closing', points: 1, isEarned: hasClosing(text) },
    ...(kind === 'email' ? [{ id: 'question', points: 2, isEarned: /vraag|\?/iu.test(text) } as const] : []),
    ...(kind === 'text'
      ? [{ id: 'sentences', points: 1, isEarned: countSentences(text) >= MIN_SENTENCES } as const]
      : []),
  ];
}

/** The points earned, at most the task's own (WRI-03). */
export function writingScore(criteria: readonly WritingCriterion[], maxScore: number): number {
  const earned = criteria.reduce((sum, { points, isEarned }) => sum + (isEarned ? points : 0), 0);
  return Math.min(earned, maxScore);
}

/** The most that a text of this kind can earn: these few marks do not see everything that a task can earn (WRI-03). */
export function reachablePoints(kind: WriteTask['kind'], maxScore: number): number {
  const all = judgeWriting('', kind).map((criterion) => ({ ...criterion, isEarned: true }));
  return writingScore(all, maxScore);
}

/** Split on periods, what is between them not empty (WRI-03). */
function countSentences(text: string): number {
  return text.split('.').filter((sentence) => sentence.trim() !== '').length;
}
