import { listeningFragmentsCode } from '#features/exam/listening/listening-fragments-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';
import { lateCode } from '#shared/late/late-code.ts';

const game = lateCode(() => import('#features/exam/listening/listening-game.tsx'));
// Side by side, not one after the other.
void game.load();
void listeningFragmentsCode.load();

/** `/listening-game` */
export default function ListeningGameScreen() {
  'use no memo';
  return <QuizGamePage title="Listening game" game={game} />;
}
