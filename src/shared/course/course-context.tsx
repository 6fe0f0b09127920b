import { createContext, use, type ReactNode } from 'react';
import type { ExamPart } from '#exam/part.ts';
import type { Subject } from '#subjects/subject.ts';

/** Everything that can be studied. */
export interface Course {
  readonly parts: readonly ExamPart[];
  readonly subjects: readonly Subject[];
}

const CourseContext = createContext<Course | null>(null);

/** Stands around everything behind the sign-in page: pages know no part and no subject but those handed in here. */
export function CourseProvider({ course, children }: { course: Course; children: ReactNode }) {
  return <CourseContext value={course}>{children}</CourseContext>;
}

/** The lists of `app/course.ts`. */
export function useCourse(): Course {
  const course = use(CourseContext);
  if (course === null) throw new Error('useCourse needs a CourseProvider above it');
  return course;
}
