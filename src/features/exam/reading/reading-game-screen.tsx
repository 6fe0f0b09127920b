import { readingQuestionsCode } from '#features/exam/reading/reading-questions-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';
import { lateCode } from '#shared/late/late-code.ts';

const game = lateCode(() => import('#features/exam/reading/reading-game.tsx'));
// Side by side, not one after the other.
void game.load();
void readingQuestionsCode.load();

/** `/reading-game` */
export default function ReadingGameScreen() {
  'use no memo';
  return <QuizGamePage title="Reading game" game={game} />;
}
