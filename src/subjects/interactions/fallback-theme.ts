import { msg } from '@lingui/core/macro';
import { THEME_NAMES } from '#content/interactions/names.ts';
import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { FALLBACK_QUESTIONS, type Theme } from '#subjects/interactions/rules/theme.ts';

const [{ id, title, colour }] = INTERACTION_THEMES;

/** What can be practised when no theme loads (INT-07): two questions of the first. */
export const FALLBACK_THEME: Theme = {
  id,
  title: THEME_NAMES[title],
  description: msg`Say who you are and where you live.`,
  colour,
  questions: FALLBACK_QUESTIONS,
};
