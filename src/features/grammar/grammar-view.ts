import { literal, object, optional, picklist, safeParse, variant } from 'valibot';
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import { GRAMMAR_TOPICS, type GrammarLesson, type GrammarTopic } from '#content/grammar/topics.ts';
import { LESSON_IDS, type LessonId } from '#content/schema/grammar-lesson.ts';
import { GRAMMAR_TOPIC_IDS, type GrammarTopicId } from '#content/schema/grammar-questions.ts';

const viewSchema = variant('kind', [
  object({ kind: literal('topics') }),
  object({ kind: literal('topic'), topic: picklist(GRAMMAR_TOPIC_IDS) }),
  object({ kind: literal('practice'), practice: picklist(PRACTICE_KINDS) }),
  object({ kind: literal('lesson'), lesson: picklist(LESSON_IDS), from: optional(literal('lesson')) }),
]);

/** What the grammar page shows (GRA-05). Where one is in a quiz is no part of it: leaving a lesson resets its quizzes. */
export type GrammarView =
  | { readonly kind: 'topics' }
  /** The menu of a topic that has several lessons. */
  | { readonly kind: 'topic'; readonly topic: GrammarTopicId }
  /** One kind of practice by itself (GRA-23). */
  | { readonly kind: 'practice'; readonly practice: PracticeKind }
  | {
      readonly kind: 'lesson';
      readonly lesson: LessonId;
      /** One went on from the lesson before it, in whose place it stands in the history. */
      readonly from?: 'lesson' | undefined;
    };

export const FIRST_VIEW: GrammarView = { kind: 'topics' };

/** A view from the browser's history, or null when something else stands there. */
export function parseGrammarView(value: unknown): GrammarView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}

/** A topic's own view: its lesson, or the menu of its lessons. */
export function viewOf(topic: GrammarTopic): GrammarView {
  return 'lessons' in topic ? { kind: 'topic', topic: topic.id } : { kind: 'lesson', lesson: topic.id };
}

/** A lesson and the topic it belongs to; most topics are one lesson (GRA-01). */
interface LessonPlace {
  readonly topic: GrammarTopic;
  readonly lesson: GrammarLesson;
}

/** All lessons in the order of their topics. */
export const LESSON_PLACES: readonly LessonPlace[] = GRAMMAR_TOPICS.flatMap((topic) =>
  lessonsOf(topic).map((lesson) => ({ topic, lesson })),
);

/** Those that go further come behind the one that they build on. */
export function lessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? topic.lessons : [topic, ...furtherLessonsOf(topic)];
}

/** GRA-21 */
export function furtherLessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? [] : (topic.further ?? []);
}

/** What comes after a lesson, in the order of the topics. */
export function placeAfter(id: LessonId): LessonPlace | undefined {
  return LESSON_PLACES[LESSON_PLACES.findIndex(({ lesson }) => lesson.id === id) + 1];
}

export function placeOf(id: LessonId): LessonPlace | undefined {
  return LESSON_PLACES.find(({ lesson }) => lesson.id === id);
}

/** What a lesson's quizzes practise, each once; the first is most about it. */
export function practiceOf({ quizzes }: Pick<GrammarLesson, 'quizzes'>): readonly PracticeKind[] {
  return [...new Set(quizzes.flatMap(({ practice }) => practice))];
}

/** What practises a topic: for an explanation that belongs to no lesson. */
export function practiceOfTopic(id: GrammarTopicId): PracticeKind | undefined {
  const topic = GRAMMAR_TOPICS.find((other) => other.id === id);
  return topic && lessonsOf(topic).flatMap(practiceOf)[0];
}
