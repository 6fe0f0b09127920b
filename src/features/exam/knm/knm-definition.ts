import { totalScore } from '#domain/exam/game-score.ts';
import { KNM_RULES } from '#domain/exam/quiz-game-rules.ts';
import { KNM_BANDS, percentage, ratingOf } from '#domain/exam/ratings.ts';
import { KnmFrame } from '#features/exam/knm/knm-frame.tsx';
import { KNM_ABOUT } from '#features/exam/knm/knm-about.ts';
import { KNM_ITEMS, type KnmItem } from '#features/exam/knm/knm-items.ts';
import { DUTCH_GAME_TEXTS } from '#features/exam/quiz-game/dutch-game-texts.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';

/** The KNM game (KNM-01 to KNM-04). */
export const KNM_GAME: QuizGameDefinition<KnmItem> = {
  ...KNM_ABOUT,
  items: KNM_ITEMS,
  itemOrder: 'shuffled',
  answering: 'at-once',
  isQuestionHeard: true,
  texts: DUTCH_GAME_TEXTS,
  rate: (answers, asked) =>
    ratingOf(KNM_BANDS, percentage(totalScore(answers, KNM_RULES), asked * KNM_RULES.points)),
  Frame: KnmFrame,
};
