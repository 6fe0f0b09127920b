import { GRAMMAR_TOPICS, type GrammarLesson, type GrammarTopic } from '#content/grammar/topics.ts';
import type { LessonId } from '#content/schema/grammar-lesson.ts';

/** A lesson and the topic it belongs to; most topics are one lesson (GRA-01). */
export interface LessonPlace {
  readonly topic: GrammarTopic;
  readonly lesson: GrammarLesson;
}

/** All lessons in the order of their topics. */
export const LESSON_PLACES: readonly LessonPlace[] = GRAMMAR_TOPICS.flatMap((topic) =>
  lessonsOf(topic).map((lesson) => ({ topic, lesson })),
);

export function lessonsOf(topic: GrammarTopic): readonly GrammarLesson[] {
  return 'lessons' in topic ? topic.lessons : [topic];
}

export function placeOf(id: LessonId): LessonPlace | undefined {
  return LESSON_PLACES.find(({ lesson }) => lesson.id === id);
}
