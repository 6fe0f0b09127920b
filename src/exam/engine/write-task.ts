import type { MessageDescriptor } from '@lingui/core';
import type { WrittenAnswer } from './written-game.ts';
import { wordsOf } from '#lib/dutch-words.ts';

/** A requirement of a text. Only a person can judge its content; `check` asks its writer about it afterwards. */
export type WriteCriterion =
  | { readonly kind: 'told'; readonly task: string; readonly check: string }
  /** A line of the task that asks for what can be counted: its greetings. */
  | { readonly kind: 'shown'; readonly task: string }
  | { readonly kind: 'greeting' | 'closing' }
  | { readonly kind: 'sentences' | 'connecting-words'; readonly atLeast: number };

/** A sample answer for comparison. */
export interface WriteModel {
  /** `A good answer` */
  readonly title: MessageDescriptor;
  /** What the button to hear it says. */
  readonly listenLabel: MessageDescriptor;
  readonly text: string;
  /** In English with Dutch in `*…*`: what makes it good, or what it still lacks. */
  readonly comment: string | null;
}

/** A task of the writing part, in the game as in the mock exams (WRI-01, MOC-01). */
export interface WriteTask {
  readonly id: string;
  readonly kind: 'email' | 'form' | 'note' | 'text';
  readonly title: string;
  /** Why one writes and to whom, in Dutch; what to tell follows as the lines of `criteria`. */
  readonly situation: string;
  /** The whole task in English, on demand; null in an exam (MOC-02). */
  readonly english: string | null;
  readonly criteria: readonly WriteCriterion[];
  /** Of a form that is filled in field by field; none: the answer is one text. */
  readonly fields: readonly { readonly label: string; readonly asks: 'detail' | 'sentences' }[];
  /** What stands above the sheet. */
  readonly head: { readonly to: string; readonly subject: string | null } | null;
  /** In English with Dutch in `*…*`. */
  readonly hints: readonly string[];
  /** The best first. */
  readonly models: readonly [WriteModel, ...WriteModel[]];
}

/** The lines of a task that say what to tell. */
export function linesOf({ criteria }: WriteTask): readonly string[] {
  return criteria.flatMap((point) => ('task' in point ? point.task : []));
}

/** The answer as one text: for a form one line per filled field. */
export function wholeText({ fields }: WriteTask, answer: WrittenAnswer): string {
  if (fields.length === 0) return answer[0] ?? '';
  return fields
    .map(({ label }, place) => ({ label, given: answer[place]?.trim() ?? '' }))
    .flatMap(({ label, given }) => (given === '' ? [] : `${label}${label.endsWith('?') ? '' : ':'} ${given}`))
    .join('\n');
}

/** The text that is checked for sentences and words: for a form the answers that must be full sentences. */
export function sentencesText({ fields }: WriteTask, answer: WrittenAnswer): string {
  if (fields.length === 0) return answer[0] ?? '';
  return fields
    .flatMap(({ asks }, place) => (asks === 'sentences' ? (answer[place]?.trim() ?? '') : []))
    .filter((text) => text !== '')
    .join('\n');
}

/** The words that stand in a task, in lower case: who copies them spells them right, and its names are in no dictionary. */
export function taskWords(task: WriteTask): ReadonlySet<string> {
  const { title, situation, head, fields } = task;
  const labels = fields.map(({ label }) => label);
  const all = [title, situation, head?.to ?? '', ...labels, ...linesOf(task)].join(' ');
  return new Set(wordsOf(all).map((word) => word.toLowerCase()));
}

/** What stands on the screen of a task while one writes, in one piece each: copied out, it shows nothing (JDG-06). */
export function shownInTask(task: WriteTask): readonly string[] {
  const { situation, english, hints, fields } = task;
  const labels = fields.map(({ label }) => label);
  const sentences = [situation, ...linesOf(task), ...labels].join(' ').split(/(?<=[.!?])\s+/u);
  return [sentences.filter(isTold).join(' '), ...(english === null ? [] : [english]), ...hints];
}

/** *U*, *Schrijf*: the task speaks to its writer. What only tells a fact (*De verwarming is kapot.*) may stand in a letter. */
function isTold(sentence: string): boolean {
  return /\b(?:u|uw|je|jij|jouw)\b|^(?:schrijf|vraag|noem|bedank|begin|vul|vertel)\b/iu.test(sentence);
}
