import { TASK_KINDS, type TaskKind } from '#content/schema/task-kind.ts';
import type { ExamPart } from '#exam/part.ts';
import type { SittingEntry } from './sitting-entry.ts';

/** What the names are made from. */
export type NamedPart = Pick<ExamPart, 'slug' | 'inSentence'>;

type Unshaped = Omit<SittingEntry<never>, 'schema'>;

/** What the games of all parts have in common. */
export function gameOf({ slug, inSentence }: NamedPart, what: string): Unshaped {
  return {
    key: `${slug}-game`,
    what: `${inSentence} ${what}`,
    place: 'IndexedDB',
    version: 2,
    isExported: true,
    isErased: true,
  };
}

/** What the practice of a kind of task has in common in all parts: it is resumed like a game. */
export function practiceOf({ slug, inSentence }: NamedPart, kind: TaskKind) {
  return {
    key: `${slug}-practice-${kind}`,
    what: `${inSentence} practice under way: ${TASK_KINDS[kind].toLowerCase()}`,
  };
}

/** What the mock exams of all parts have in common. */
export function examsOf({ slug, inSentence }: NamedPart, without = ''): Unshaped {
  return {
    key: `mock-${slug}`,
    what: `mock exams in ${inSentence}${without}: the one under way and those handed in`,
    place: 'IndexedDB',
    version: 1,
    isExported: true,
    isErased: true,
  };
}
