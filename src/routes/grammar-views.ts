import { literal, object, optional, picklist, variant } from 'valibot';
import { LESSON_IDS } from '#content/schema/grammar-lesson.ts';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { pageViews } from './page-views.ts';

/**
 * The views of the grammar page (GRA-05). The position in a quiz is not part of them: leaving a lesson resets its
 * quizzes.
 */
export const GRAMMAR_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('topics') }),
    /** The menu of a topic that has several lessons. */
    object({ kind: literal('topic'), topic: picklist(GRAMMAR_TOPIC_IDS) }),
    /** One kind of practice by itself (GRA-23). */
    object({ kind: literal('practice'), practice: picklist(PRACTICE_KINDS) }),
    object({
      kind: literal('lesson'),
      lesson: picklist(LESSON_IDS),
      /** Set after continuing from the previous lesson, which it replaces in the history. */
      from: optional(literal('lesson')),
    }),
  ]),
  { kind: 'topics' },
);
export type GrammarView = typeof GRAMMAR_VIEWS.first;
