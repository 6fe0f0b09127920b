import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { READING_RULES } from '#exam/engine/choice-games.ts';
import { totalScore } from '#exam/engine/game-rules.ts';
import type { ExamPart } from '#exam/part.ts';
import { percentage, ratingOf, READING_BANDS } from '#exam/engine/ratings.ts';
import type { ChoiceGame } from './choice-part.ts';
import type { GameSittingProps } from './game-sitting.tsx';
import { QuizGamePage } from './quiz-game.tsx';
import {
  readingExamItems,
  readingGameItems,
  type ReadingGameContent,
  type ReadingItem,
} from './reading-items.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';

/** A reading game (REA-01 to REA-03). */
export const readingGame = (part: ExamPart, content: ReadingGameContent): ChoiceGame<ReadingItem> => ({
  part,
  rules: READING_RULES,
  Intro: ReadingIntro,
  rightToPass: null,
  items: readingGameItems(part, content),
  moreItems: readingExamItems(part, content.practice),
  itemOrder: 'fixed',
  answering: 'on-submit',
  texts: {
    right: (points) => msg`Correct! +${points}`,
    wrong: msg`❌ Incorrect! -1 life`,
    rightAnswerIs: msg`The right answer:`,
    next: msg`Next Question`,
    finish: msg`See result`,
    toResult: msg`See result`,
    outOfLives: msg`You ran out of lives! Don't worry, practice makes perfect.`,
  },
  calmTexts: { wrong: msg`❌ Incorrect!` },
  rate: (answers, asked) =>
    ratingOf(READING_BANDS, percentage(totalScore(answers, READING_RULES), asked * READING_RULES.points)),
});

/** Draws a question of it. */
export const readingSittingCode = lazyCode<GameSittingProps<ReadingItem>>(async () => {
  const [{ gameSittingIn }, { ReadingFrame }] = await Promise.all([
    import('./game-sitting.tsx'),
    import('./reading-frame.tsx'),
  ]);
  return { default: gameSittingIn(ReadingFrame) };
});

/** `/reading-game` */
export function readingGameScreen(part: ExamPart, content: ReadingGameContent): () => ReactNode {
  const game = readingGame(part, content);
  return () => <QuizGamePage game={game} sittingCode={readingSittingCode} />;
}

function ReadingIntro() {
  return (
    <>
      <h2 className="text-xl font-bold">
        <Trans>Read letters, e-mails and adverts</Trans>
      </h2>
      <p>
        <Trans>
          Each text has a few questions. The text stays on the screen: you may read it as often as you like.
        </Trans>
      </p>
      <p>
        <Trans>A tip for the exam: read the question first, then look for the answer in the text.</Trans>
      </p>
    </>
  );
}
