import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { GRAMMAR_TOPICS, type GrammarLesson, type GrammarTopic } from '#content/grammar/topics.ts';
import type { LessonId } from '#content/schema/grammar-lesson.ts';
import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';
import { itemId, ownerFinder } from '#learning/rules/item-id.ts';
import type { GrammarView } from '#routes/grammar-views.ts';

/** The view of a topic: its lesson, or the menu of its lessons. */
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

/** The quiz of a lesson that a question belongs to, by the id of the question. */
export const quizOf = ownerFinder(
  LESSON_PLACES.flatMap(({ lesson }) => lesson.quizzes),
  ({ id }) => itemId('question', id, ''),
);

/** Further lessons come after the one that they build on. */
export function lessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? topic.lessons : [topic, ...furtherLessonsOf(topic)];
}

export function furtherLessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? [] : (topic.further ?? []);
}

/** The lesson after this one, in the order of the topics. */
export function placeAfter(id: LessonId): LessonPlace | undefined {
  return LESSON_PLACES[LESSON_PLACES.findIndex(({ lesson }) => lesson.id === id) + 1];
}

export function placeOf(id: LessonId): LessonPlace | undefined {
  return LESSON_PLACES.find(({ lesson }) => lesson.id === id);
}

/** What a lesson's quizzes practise, without duplicates; the first fits it best. */
export function practiceOf({ quizzes }: Pick<GrammarLesson, 'quizzes'>): readonly PracticeKind[] {
  return [...new Set(quizzes.flatMap(({ practice }) => practice))];
}

/** The practice of a topic: for an explanation that belongs to no lesson. */
export function practiceOfTopic(id: GrammarTopicId): PracticeKind | undefined {
  const topic = GRAMMAR_TOPICS.find((other) => other.id === id);
  return topic && lessonsOf(topic).flatMap(practiceOf)[0];
}
