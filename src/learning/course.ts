import type { ExamPart } from '#exam/part.ts';
import type { ItemSource } from './catalogue.ts';
import type { Subject } from '#subjects/subject.ts';

/** Everything that can be studied; its lists stand in `app/course.ts`, and are handed to whoever needs them. */
export interface Course {
  readonly parts: readonly ExamPart[];
  readonly subjects: readonly Subject[];
}

/** All that has items. */
export function sourcesOf({ parts, subjects }: Course): readonly ItemSource[] {
  return [...subjects, ...parts];
}
