import type { Course } from './course.ts';
import type { OwnedBank, Work } from './catalogue.ts';

/** A kind of work that a plan divides over the days (MEM-20). */
export interface KindOfWork extends Work {
  /** The id of its subject or exam part. */
  readonly id: string;
  /** The ids of the exam parts that it serves. */
  readonly parts: readonly string[];
}

export function kindsOfWork({ parts, subjects }: Course): readonly KindOfWork[] {
  return [
    ...subjects.flatMap(({ id, work }) => {
      if (work === undefined) return [];
      const served = parts.filter(({ skill }) => work.serves.includes(skill));
      return [{ ...work, id, parts: served.map((part) => part.id) }];
    }),
    ...parts.map(({ id, game, work }) => ({ ...work, name: game.title, id, parts: [id] })),
  ];
}

/** The kind of work that an item belongs to, by its bank; null if no plan counts it. */
export function workAreaOf(found: OwnedBank | null): string | null {
  return found?.bank.isPlanned === true ? found.source.id : null;
}

/** The kind of work for which exercises without an end are done; null for other items. */
export function practisedAreaOf(found: OwnedBank | null): string | null {
  return found?.bank.isEndless === true ? found.source.id : null;
}
