import { msg } from '@lingui/core/macro';
import { nameInGrammar } from '#content/grammar/names.ts';
import { PRACTICE_TOPICS } from '#content/grammar/practice-kinds.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { filled } from '#lib/shown-text.ts';
import { lessonsOf, viewOf } from './lesson-places.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { route } from '#routes/routes.ts';

/** A topic of the grammar page, under which its answers are counted (MEM-10). */
export function grammarItemTopic(id: GrammarTopicId): ItemTopic | undefined {
  const topic = GRAMMAR_TOPICS.find((other) => other.id === id);
  return (
    topic && {
      id: `grammar ${id}`,
      title: filled(msg({ message: 'Grammar: {topic}' }), { topic: nameInGrammar(topic.title) }),
      link: route('grammar', viewOf(topic)),
    }
  );
}

/** The topic that a kind of practice trains most. */
export function topicOfPractice(kind: PracticeKind): ItemTopic | undefined {
  return grammarItemTopic(PRACTICE_TOPICS[kind]);
}

/** The topic whose lessons have a quiz. */
export function topicOfQuiz(quizId: string): ItemTopic | undefined {
  const topic = GRAMMAR_TOPICS.find((other) =>
    lessonsOf(other).some(({ quizzes }) => quizzes.some(({ id }) => id === quizId)),
  );
  return topic && grammarItemTopic(topic.id);
}
