import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import { KNM_BANDS, percentage, ratingOf } from '#exam/engine/ratings.ts';
import { KNM_RULES } from '#exam/engine/choice-games.ts';
import { totalScore } from '#exam/engine/game-rules.ts';
import type { ExamPart } from '#exam/part.ts';
import { DUTCH_GAME_TEXTS, type ChoiceGame } from './choice-part.ts';
import type { GameSittingProps } from './game-sitting.tsx';
import { knmItems, type KnmItem } from './knm-items.ts';
import { QuizGamePage } from './quiz-game.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** A KNM game (KNM-01 to KNM-04). A theme is practised with the questions of the exams, too: they are drawn again for each (MOC-06). */
export const knmGame = (
  part: ExamPart,
  rows: readonly KnmRow[],
  exams: readonly KnmBankRow[],
): ChoiceGame<KnmItem> => ({
  part,
  rules: KNM_RULES,
  Intro: KnmIntro,
  rightToPass: part.formats.practice.enough,
  items: knmItems(part, rows),
  moreItems: knmItems(part, exams),
  itemOrder: 'shuffled',
  answering: 'at-once',
  texts: DUTCH_GAME_TEXTS,
  rate: (answers, asked) =>
    ratingOf(KNM_BANDS, percentage(totalScore(answers, KNM_RULES), asked * KNM_RULES.points)),
});

/** Draws a question of it. */
export const knmSittingCode = lazyCode<GameSittingProps<KnmItem>>(async () => {
  const [{ gameSittingIn }, { KnmFrame }] = await Promise.all([
    import('./game-sitting.tsx'),
    import('./knm-frame.tsx'),
  ]);
  return { default: gameSittingIn(KnmFrame) };
});

/** `/knm-game` */
export function knmGameScreen(
  part: ExamPart,
  rows: readonly KnmRow[],
  exams: readonly KnmBankRow[],
): () => ReactNode {
  const game = knmGame(part, rows, exams);
  return () => <QuizGamePage game={game} sittingCode={knmSittingCode} />;
}

function KnmIntro() {
  return (
    <>
      <h2 lang="nl" className="text-xl font-bold">
        Kennis van de Nederlandse Maatschappij
      </h2>
      <p>
        <Trans>
          Questions about life in the Netherlands: work, school, health, history, government and more. They
          are in Dutch; you can show the English with each question.
        </Trans>
      </p>
    </>
  );
}
