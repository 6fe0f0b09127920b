import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';
import { lessonsOf, viewOf } from '#features/grammar/lesson-places.ts';
import type { ItemTopic } from '#services/catalogue/catalogue.ts';
import { route } from '#services/routes/routes.ts';

/** A topic of the grammar page, as what was answered is counted under it (MEM-10). */
export function grammarItemTopic(id: GrammarTopicId): ItemTopic | undefined {
  const topic = GRAMMAR_TOPICS.find((other) => other.id === id);
  return (
    topic && {
      id: `grammar ${id}`,
      title: `Grammar: ${topic.title}`,
      link: route('grammar', viewOf(topic)),
    }
  );
}

/** The topic whose lessons have a quiz. */
export function topicOfQuiz(quizId: string): ItemTopic | undefined {
  const topic = GRAMMAR_TOPICS.find((other) =>
    lessonsOf(other).some(({ quizzes }) => quizzes.some(({ id }) => id === quizId)),
  );
  return topic && grammarItemTopic(topic.id);
}
