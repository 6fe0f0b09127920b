import type { Theme } from '#domain/interactions/theme.ts';

/** What can be practised when no theme can be had (INT-07). */
export const FALLBACK_THEME: Theme = {
  id: 1,
  title: 'Personal Information',
  description: 'Say who you are and where you live.',
  colour: 'blue',
  questions: [
    {
      id: 'hoe-heet-u',
      question: 'Hoe heet u?',
      answer: 'Mijn naam is Olena Bondar. Olena is mijn voornaam.',
      questionEn: 'What is your name?',
      answerEn: 'My name is Olena Bondar. Olena is my first name.',
    },
    {
      id: 'waar-woont-u',
      question: 'Waar woont u?',
      answer: 'In Utrecht, samen met mijn man en onze twee kinderen.',
      questionEn: 'Where do you live?',
      answerEn: 'In Utrecht, with my husband and our two children.',
    },
  ],
};
