import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import { QUESTION_SKILLS, type QuestionSkill } from '#content/schema/question-skill.ts';
import { TASK_KINDS, type TaskKind } from '#content/schema/task-kind.ts';
import type { ExamPart } from '#exam/part.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { filled, type ShownText } from '#lib/shown-text.ts';
import { calmPractice, taskPractice } from '#routes/routes.ts';

/**
 * What questions of games and mock exams are counted under together, and where just that is practised (EXM-09, MEM-10): a theme of KNM, a
 * skill of reading and listening, a kind of task of writing and speaking. A skill is practised on other texts than the one that was missed, so an exam stays unread (MOC-14).
 */

/** The facts about its part in a topic. */
export type TopicPart = Pick<ExamPart, 'slug' | 'name'> & { readonly game: Pick<ExamPart['game'], 'path'> };

export function knmTopic({ slug, name, game }: TopicPart, theme: KnmRow['theme']): ItemTopic {
  return {
    id: `${slug} ${theme}`,
    title: titleOf(name, `*${KNM_THEMES[theme].dutch}*`),
    shortTitle: `*${KNM_THEMES[theme].dutch}*`,
    english: KNM_THEMES[theme].english,
    link: calmPractice(game.path, { theme: String(theme) }),
  };
}

export function skillTopic({ slug, name, game }: TopicPart, skill: QuestionSkill): ItemTopic {
  return {
    id: `${slug} ${skill}`,
    title: titleOf(name, QUESTION_SKILLS[skill]),
    shortTitle: QUESTION_SKILLS[skill],
    link: calmPractice(game.path, { skill }),
  };
}

export function taskTopic({ slug, name, game }: TopicPart, kind: TaskKind): ItemTopic {
  return {
    id: `${slug} ${kind}`,
    title: titleOf(name, TASK_KINDS[kind]),
    shortTitle: TASK_KINDS[kind],
    link: taskPractice(game.path, kind),
  };
}

/** What stands above the tasks of a game, or of the kind that is practised. */
export function taskGameTitle(
  { game, phrases }: Pick<ExamPart, 'game' | 'phrases'>,
  kind: TaskKind | null,
): MessageDescriptor {
  return kind === null ? game.title : titleOf(phrases.practise, TASK_KINDS[kind]);
}

function titleOf(name: MessageDescriptor, topic: ShownText): MessageDescriptor {
  return filled(msg({ message: '{name}: {topic}' }), { name, topic });
}
