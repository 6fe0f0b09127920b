import { rows } from '#content/exam/knm-questions.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import { totalScore } from '#domain/exam/game-score.ts';
import { KNM_RULES } from '#domain/exam/quiz-game-rules.ts';
import { KNM_BANDS, percentage, ratingOf, RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import { KnmFrame } from '#features/exam/knm/knm-frame.tsx';
import { KnmIntro } from '#features/exam/knm/knm-intro.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';

export interface KnmItem extends GameItem {
  readonly category: KnmRow['category'];
}

/** The KNM game (KNM-01 to KNM-04). */
export const KNM_GAME: QuizGameDefinition<KnmItem> = {
  title: 'KNM game',
  storageKey: 'oefenpad.knm-game',
  rules: KNM_RULES,
  items: rows.map(toItem),
  itemOrder: 'shuffled',
  answering: 'at-once',
  isQuestionHeard: true,
  texts: {
    lang: 'nl',
    right: (points) => `Correct! +${points}`,
    wrong: 'Incorrect',
    rightAnswerIs: 'Het juiste antwoord is:',
    next: 'Volgende Vraag',
    finish: 'Quiz Voltooien',
    outOfLives: 'Je hebt geen levens meer! Geen zorgen, oefening baart kunst.',
    passed: 'GESLAAGD',
    failed: 'NIET GESLAAGD',
  },
  rate: (answers) =>
    ratingOf(KNM_BANDS, percentage(totalScore(answers, KNM_RULES), rows.length * KNM_RULES.points)),
  rightToPass: RIGHT_TO_PASS,
  Intro: KnmIntro,
  Frame: KnmFrame,
};

function toItem({ questionEn, optionsEn, ...row }: KnmRow): KnmItem {
  return { ...row, english: { question: questionEn, options: optionsEn } };
}
