import { rows } from '#content/exam/knm-questions.ts';
import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import { KNM_RULES, totalScore } from '#exam/engine/game-rules.ts';
import { KNM_BANDS, percentage, ratingOf, RIGHT_TO_PASS } from '#domain/exam/ratings.ts';
import type { KnmItem } from '#features/exam/knm/knm-question.tsx';
import type { GameQuestionProps } from '#features/exam/quiz-game/game-question.tsx';
import { DUTCH_GAME_TEXTS, type QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game.tsx';
import { KNM_SITTING } from '#services/storage/game-sittings.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** The KNM game (KNM-01 to KNM-04). */
export const KNM_GAME: QuizGameDefinition<KnmItem> = {
  title: 'KNM game',
  sitting: KNM_SITTING,
  rules: KNM_RULES,
  Intro: KnmIntro,
  rightToPass: RIGHT_TO_PASS,
  items: rows.map(toItem),
  mock: 'knm',
  itemOrder: 'shuffled',
  answering: 'at-once',
  isQuestionHeard: true,
  texts: DUTCH_GAME_TEXTS,
  rate: (answers, asked) =>
    ratingOf(KNM_BANDS, percentage(totalScore(answers, KNM_RULES), asked * KNM_RULES.points)),
};

/** Draws a question of it. */
export const knmQuestionCode = lazyCode<GameQuestionProps<KnmItem>>(
  () => import('#features/exam/knm/knm-question.tsx'),
);

/** `/knm-game` */
export default function KnmGameScreen() {
  return <QuizGamePage definition={KNM_GAME} questionCode={knmQuestionCode} />;
}

function toItem({ questionEn, optionsEn, theme, ...row }: KnmRow): KnmItem {
  const { dutch, english } = KNM_THEMES[theme];
  return {
    ...row,
    english: { question: questionEn, options: optionsEn },
    theme: { id: String(theme), title: dutch, english },
  };
}

function KnmIntro() {
  return (
    <>
      <h2 lang="nl" className="text-xl font-bold">
        Kennis van de Nederlandse Maatschappij
      </h2>
      <p>
        Questions about life in the Netherlands: work, school, health, history, government and more. They are
        in Dutch; you can show the English with each question.
      </p>
    </>
  );
}
