import { literal, nullable, object, string, variant } from 'valibot';
import { pageViews } from './page-views.ts';

/** What the pages of the reading, KNM and listening game begin with, where nothing is under way. */
export const QUIZ_GAME_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('game') }),
    /** Calm practice, chosen beforehand by whoever led here: of one theme, or of all where it is null (MOC-13). */
    object({ kind: literal('calm'), theme: nullable(string()) }),
  ]),
  { kind: 'game' },
);
export type QuizGameView = typeof QUIZ_GAME_VIEWS.first;
