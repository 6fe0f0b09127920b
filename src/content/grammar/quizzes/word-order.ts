import type { WordOrderRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'word-order-cycle-to-work',
    scrambledWords: ['fietsen', 'morgen', 'naar', 'Emre', 'werk', 'moet', 'zijn'],
    correctSentence: 'Emre moet morgen naar zijn werk fietsen.',
    options: [
      'Emre moet morgen naar zijn werk fietsen.',
      'Emre moet fietsen morgen naar zijn werk.',
      'Emre morgen moet naar zijn werk fietsen.',
    ],
    correct: 0,
    english: 'Emre has to cycle to work tomorrow.',
    explanation:
      'The order is 1-2-3A-3C-4: *Emre* (who), *moet* (finite verb), *morgen* (when), *naar zijn werk* (where to), *fietsen* (second verb at the end). *morgen* may not stand between place 1 and the verb.',
  },
] as const satisfies readonly WordOrderRow[];
