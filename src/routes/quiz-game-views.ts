import { literal, nullable, object, string, variant } from 'valibot';
import { pageViews } from './page-views.ts';

/** The initial views of the reading, KNM and listening games if no game is under way. */
export const QUIZ_GAME_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('game') }),
    /** Calm practice, preselected by the link: of one theme, or of all if null (MOC-13). */
    object({ kind: literal('calm'), theme: nullable(string()) }),
  ]),
  { kind: 'game' },
);
export type QuizGameView = typeof QUIZ_GAME_VIEWS.first;
