import type { Lesson, LessonId } from '#content/schema/grammar-lesson.ts';
import type { LessonViewProps } from '#features/grammar/lesson/lesson-view.tsx';
import type { Quiz } from '#features/grammar/quizzes/define-quiz.ts';
import { lazyCode, type LazyCode } from '#shared/lazy/lazy-code.ts';

interface LessonModule {
  readonly lesson: Lesson;
  /** In the order in which they stand below it. */
  readonly quizzes: readonly Quiz[];
}

/** Text and questions of each lesson, a file of its own that is loaded when the lesson is opened (QUA-02). */
const LESSONS: Record<LessonId, () => Promise<LessonModule>> = {
  klinkers: () => import('#features/grammar/lessons/klinkers.ts'),
  'basic-conjugation': () => import('#features/grammar/lessons/basic-conjugation.ts'),
  'two-verb-sentences': () => import('#features/grammar/lessons/two-verb-sentences.ts'),
  'position-verbs': () => import('#features/grammar/lessons/position-verbs.ts'),
  'separable-verbs': () => import('#features/grammar/lessons/separable-verbs.ts'),
  negation: () => import('#features/grammar/lessons/negation.ts'),
  hoofdzinnen: () => import('#features/grammar/lessons/hoofdzinnen.ts'),
  inversie: () => import('#features/grammar/lessons/inversie.ts'),
  nouns: () => import('#features/grammar/lessons/nouns.ts'),
  comparisons: () => import('#features/grammar/lessons/comparisons.ts'),
  inflection: () => import('#features/grammar/lessons/inflection.ts'),
  referencewords: () => import('#features/grammar/lessons/referencewords.ts'),
  subordinateclauses: () => import('#features/grammar/lessons/subordinateclauses.ts'),
  imperfectum: () => import('#features/grammar/lessons/imperfectum.ts'),
  perfectum: () => import('#features/grammar/lessons/perfectum.ts'),
  pronouns: () => import('#features/grammar/lessons/pronouns.ts'),
};

/** What a lesson's view needs besides the lesson itself. */
export type LessonPageProps = Omit<LessonViewProps, keyof LessonModule>;

const codes = new Map<LessonId, LazyCode<LessonPageProps>>();

/** A lesson together with the one view that draws them all. */
export function lessonCode(id: LessonId): LazyCode<LessonPageProps> {
  const known = codes.get(id);
  if (known !== undefined) return known;
  const code = lazyCode<LessonPageProps>(async () => {
    const [{ LessonView }, lesson] = await Promise.all([
      import('#features/grammar/lesson/lesson-view.tsx'),
      LESSONS[id](),
    ]);
    return { default: (props) => <LessonView {...lesson} {...props} /> };
  });
  codes.set(id, code);
  return code;
}
