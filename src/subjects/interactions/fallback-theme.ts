import { msg } from '@lingui/core/macro';
import { THEME_NAMES } from '#content/interactions/names.ts';
import type { Theme } from '#subjects/interactions/rules/theme.ts';

/** What can be practised when no theme loads (INT-07). */
export const FALLBACK_THEME: Theme = {
  id: 1,
  title: THEME_NAMES['Personal Information'],
  description: msg`Say who you are and where you live.`,
  colour: 'blue',
  questions: [
    {
      id: 'hoe-heet-u',
      question: 'Hoe heet u?',
      answer: 'Mijn naam is Olena Bondar. Olena is mijn voornaam.',
      questionMeaning: 'What is your name?',
      answerMeaning: 'My name is Olena Bondar. Olena is my first name.',
    },
    {
      id: 'waar-woont-u',
      question: 'Waar woont u?',
      answer: 'In Utrecht, samen met mijn man en onze twee kinderen.',
      questionMeaning: 'Where do you live?',
      answerMeaning: 'In Utrecht, with my husband and our two children.',
    },
  ],
};
