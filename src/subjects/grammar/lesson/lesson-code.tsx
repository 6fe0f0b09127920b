import type { Lesson, LessonCard, LessonId } from '#content/schema/grammar-lesson.ts';
import { LESSON_PLACES, placeOf, quizOf } from '#subjects/grammar/lesson-places.ts';
import type { LessonViewProps } from './lesson-view.tsx';
import { QUIZ_KINDS } from '#subjects/grammar/quizzes/quiz-kinds.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';

/** The text of each lesson, loaded when the lesson is opened (QUA-02). */
const TEXTS: Record<LessonId, () => Promise<{ readonly lesson: Lesson }>> = {
  klinkers: () => import('#content/grammar/lessons/klinkers.ts'),
  'basic-conjugation': () => import('#content/grammar/lessons/basic-conjugation.ts'),
  'two-verb-sentences': () => import('#content/grammar/lessons/two-verb-sentences.ts'),
  'position-verbs': () => import('#content/grammar/lessons/position-verbs.ts'),
  'separable-verbs': () => import('#content/grammar/lessons/separable-verbs.ts'),
  negation: () => import('#content/grammar/lessons/negation.ts'),
  hoofdzinnen: () => import('#content/grammar/lessons/hoofdzinnen.ts'),
  inversie: () => import('#content/grammar/lessons/inversie.ts'),
  nouns: () => import('#content/grammar/lessons/nouns.ts'),
  comparisons: () => import('#content/grammar/lessons/comparisons.ts'),
  inflection: () => import('#content/grammar/lessons/inflection.ts'),
  referencewords: () => import('#content/grammar/lessons/referencewords.ts'),
  er: () => import('#content/grammar/lessons/er.ts'),
  subordinateclauses: () => import('#content/grammar/lessons/subordinateclauses.ts'),
  'relative-clauses': () => import('#content/grammar/lessons/relative-clauses.ts'),
  'om-te': () => import('#content/grammar/lessons/om-te.ts'),
  'long-sentences': () => import('#content/grammar/lessons/long-sentences.ts'),
  imperfectum: () => import('#content/grammar/lessons/imperfectum.ts'),
  'past-modals': () => import('#content/grammar/lessons/past-modals.ts'),
  perfectum: () => import('#content/grammar/lessons/perfectum.ts'),
  pronouns: () => import('#content/grammar/lessons/pronouns.ts'),
};

/** The card of a lesson that a question of a quiz is about. */
export async function cardOf(questionId: string): Promise<LessonCard | undefined> {
  const quiz = quizOf(questionId);
  const place = LESSON_PLACES.find(({ lesson }) => lesson.quizzes.some(({ id }) => id === quiz?.id));
  const kind = QUIZ_KINDS.find(({ id }) => id === quiz?.id);
  if (quiz === null || place === undefined || kind === undefined) return undefined;
  const [{ lesson }, { items }] = await Promise.all([TEXTS[place.lesson.id](), kind.load()]);
  const card = items.find(({ itemId }) => itemId === questionId)?.card ?? quiz.card;
  return lesson.cards.find(({ id }) => id === card);
}

/** What the view of a lesson needs besides the lesson. */
type LessonPageProps = Omit<LessonViewProps, 'lesson' | 'quizzes'>;

const codes = new Map<LessonId, LazyCode<LessonPageProps>>();

/** Loads a lesson, its quizzes and the view that draws all lessons at the same time. */
export function lessonCode(id: LessonId): LazyCode<LessonPageProps> {
  const known = codes.get(id);
  if (known !== undefined) return known;
  const quizIds = placeOf(id)?.lesson.quizzes.map((quiz) => quiz.id) ?? [];
  const kinds = quizIds.flatMap((quizId) => QUIZ_KINDS.find((kind) => kind.id === quizId) ?? []);
  const code = lazyCode<LessonPageProps>(async () => {
    const [{ LessonView }, { lesson }, quizzes] = await Promise.all([
      import('./lesson-view.tsx'),
      TEXTS[id](),
      Promise.all(kinds.map(({ load }) => load())),
    ]);
    return { default: (props) => <LessonView lesson={lesson} quizzes={quizzes} {...props} /> };
  });
  codes.set(id, code);
  return code;
}
