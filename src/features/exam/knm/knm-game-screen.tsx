import { KNM_GAME } from '#features/exam/knm/knm-definition.tsx';
import { QuizGame } from '#features/exam/quiz-game/quiz-game.tsx';

/** `/knm-game` */
export default function KnmGameScreen() {
  return <QuizGame definition={KNM_GAME} />;
}
