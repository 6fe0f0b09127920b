import { knmQuestionsCode } from '#features/exam/knm/knm-questions-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';
import { lateCode } from '#shared/late/late-code.ts';

const game = lateCode(() => import('#features/exam/knm/knm-game.tsx'));
// Side by side, not one after the other.
void game.load();
void knmQuestionsCode.load();

/** `/knm-game` */
export default function KnmGameScreen() {
  'use no memo';
  return <QuizGamePage title="KNM game" game={game} />;
}
