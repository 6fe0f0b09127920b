import { READING_RULES, totalScore } from '#exam/engine/game-rules.ts';
import { percentage, ratingOf, READING_BANDS } from '#domain/exam/ratings.ts';
import type { QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { GameQuestionProps } from '#features/exam/quiz-game/game-question.tsx';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game.tsx';
import { READING_ITEMS, type ReadingItem } from '#features/exam/reading/reading-items.ts';
import { READING_SITTING } from '#services/storage/game-sittings.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** The reading game (REA-01 to REA-03). */
const READING_GAME: QuizGameDefinition<ReadingItem> = {
  title: 'Reading game',
  sitting: READING_SITTING,
  rules: READING_RULES,
  Intro: ReadingIntro,
  rightToPass: null,
  items: READING_ITEMS,
  mock: 'reading',
  itemOrder: 'fixed',
  answering: 'on-submit',
  isQuestionHeard: false,
  texts: {
    right: (points) => `Correct! +${points}`,
    wrong: '❌ Incorrect! -1 life',
    rightAnswerIs: 'The right answer:',
    next: 'Next Question',
    finish: 'See Result',
    toResult: 'See Result',
    outOfLives: "You ran out of lives! Don't worry, practice makes perfect.",
  },
  calmTexts: { wrong: '❌ Incorrect!' },
  rate: (answers, asked) =>
    ratingOf(READING_BANDS, percentage(totalScore(answers, READING_RULES), asked * READING_RULES.points)),
};

/** Draws a question of it. */
export const readingQuestionCode = lazyCode<GameQuestionProps<ReadingItem>>(
  () => import('#features/exam/reading/reading-question.tsx'),
);

/** `/reading-game` */
export default function ReadingGameScreen() {
  return <QuizGamePage definition={READING_GAME} questionCode={readingQuestionCode} />;
}

function ReadingIntro() {
  return (
    <>
      <h2 className="text-xl font-bold">Read what comes through the letter box</h2>
      <p>
        Leaflets, e-mails and an advert, each with a few questions. The text stays on the screen: you may read
        it as often as you like.
      </p>
      <p>A tip for the exam: read the question first, then look for the answer in the text.</p>
    </>
  );
}
