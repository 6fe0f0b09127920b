import { nullable, object, optional, picklist, string, type InferOutput } from 'valibot';
import { SKILL_IDS } from '#content/schema/question-skill.ts';
import { pageViews, type PageViews } from './page-views.ts';

const VIEW = object({
  /** `calm`: without lives and clock (MOC-13). */
  kind: picklist(['game', 'calm']),
  /** Only the questions of a theme or a text; null: of all. */
  theme: optional(nullable(string()), null),
  /** Only the questions of a skill (EXM-09). */
  skill: optional(picklist(SKILL_IDS)),
});
/** How the reading, KNM and listening games open if none is under way, preselected by a link. */
export type QuizGameView = InferOutput<typeof VIEW>;

export const QUIZ_GAME_VIEWS: PageViews<QuizGameView> = pageViews(VIEW, { kind: 'game', theme: null });
