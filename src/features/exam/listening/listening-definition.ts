import { rows } from '#content/exam/listening-items.ts';
import type { ListeningRow } from '#content/schema/exam-rows.ts';
import { countRight } from '#domain/exam/game-score.ts';
import { LISTENING_BANDS, ratingOf } from '#domain/exam/ratings.ts';
import { FragmentFrame } from '#features/exam/listening/fragment-frame.tsx';
import { HeardOrRead } from '#features/exam/listening/heard-or-read.tsx';
import { LISTENING_ABOUT } from '#features/exam/listening/listening-about.ts';
import { DUTCH_GAME_TEXTS } from '#features/exam/quiz-game/dutch-game-texts.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';

/** The listening game (LIS-01 to LIS-04). */
export const LISTENING_GAME: QuizGameDefinition<ListeningRow> = {
  ...LISTENING_ABOUT,
  items: rows,
  itemOrder: 'shuffled',
  answering: 'at-once',
  texts: {
    ...DUTCH_GAME_TEXTS,
    locked: 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.',
  },
  rate: (answers) => ratingOf(LISTENING_BANDS, countRight(answers)),
  isQuestionHeard: false,
  ResultNote: HeardOrRead,
  Frame: FragmentFrame,
};
