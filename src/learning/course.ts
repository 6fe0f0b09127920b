import type { ExamPart } from '#exam/part.ts';
import type { ItemSource } from './catalogue.ts';
import type { RecordedTexts } from '#sound/texts/recorded-texts.ts';
import type { Subject } from '#subjects/subject.ts';

/** Everything that can be studied. `app/course.ts` has the lists and passes them on. */
export interface Course {
  readonly parts: readonly ExamPart[];
  readonly subjects: readonly Subject[];
}

/** Everything that has items. */
export function sourcesOf({ parts, subjects }: Course): readonly ItemSource[] {
  return [...subjects, ...parts];
}

/** All that is recorded, in the order of the course, those of the exam first. */
export function recordedTexts({ parts, subjects }: Course): readonly RecordedTexts[] {
  return [...parts, ...subjects].flatMap(({ texts }) => texts ?? []);
}
