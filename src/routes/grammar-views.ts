import { literal, object, optional, picklist, variant } from 'valibot';
import { LESSON_IDS } from '#content/schema/grammar-lesson.ts';
import { GRAMMAR_TOPIC_IDS } from '#content/schema/grammar-questions.ts';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { pageViews } from './page-views.ts';

/** What the grammar page shows (GRA-05). Where one is in a quiz is no part of it: leaving a lesson resets its quizzes. */
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
      /** One went on from the lesson before it, in whose place it stands in the history. */
      from: optional(literal('lesson')),
    }),
  ]),
  { kind: 'topics' },
);
export type GrammarView = typeof GRAMMAR_VIEWS.first;
