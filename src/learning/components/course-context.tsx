import { createContext, use, type ReactNode } from 'react';
import type { ExamPart } from '#exam/part.ts';
import type { Course } from '#learning/course.ts';

const CourseContext = createContext<Course | null>(null);

/** Wraps everything behind the sign-in page: pages know only the parts and subjects passed in here. */
export function CourseProvider({ course, children }: { course: Course; children: ReactNode }) {
  return <CourseContext value={course}>{children}</CourseContext>;
}

/** Finds a part of the exam by its id. */
export function useExamPart(): (id: string) => ExamPart {
  const { parts } = useCourse();
  return (id) => {
    const part = parts.find((one) => one.id === id);
    if (part === undefined) throw new Error(`There is no exam part ${id}`);
    return part;
  };
}

/** The lists of `app/course.ts`. */
export function useCourse(): Course {
  const course = use(CourseContext);
  if (course === null) throw new Error('useCourse needs a CourseProvider above it');
  return course;
}
