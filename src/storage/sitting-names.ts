import type { TaskKind } from '#content/schema/task-kind.ts';
import type { ExamPart } from '#exam/part.ts';
import type { SittingEntry } from './sitting-entry.ts';

/** What the names are made from. */
export type NamedPart = Pick<ExamPart, 'slug'>;

type Unshaped = Omit<SittingEntry<never>, 'schema'>;

/** What the games of all parts have in common. */
export function gameOf({ slug }: NamedPart, what: string): Unshaped {
  return {
    key: `${slug}-game`,
    what: `${slug} ${what}`,
    place: 'IndexedDB',
    version: 2,
    isExported: true,
    isErased: true,
  };
}

/** What the practice of a kind of task has in common in all parts: it is resumed like a game. */
export function practiceOf({ slug }: NamedPart, kind: TaskKind) {
  return {
    key: `${slug}-practice-${kind}`,
    what: `${slug} practice under way: ${kind}`,
  };
}

/** What the mock exams of all parts have in common. */
export function examsOf({ slug }: NamedPart, without = ''): Unshaped {
  return {
    key: `mock-${slug}`,
    what: `mock exams in ${slug}${without}: the one under way and those handed in`,
    place: 'IndexedDB',
    version: 1,
    isExported: true,
    isErased: true,
  };
}
