import { KNM_ABOUT } from '#features/exam/knm/knm-about.ts';
import { quizGameCode } from '#features/exam/quiz-game/quiz-game-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';

const code = quizGameCode(() => import('#features/exam/knm/knm-definition.ts').then((m) => m.KNM_GAME));

/** `/knm-game` */
export default function KnmGameScreen() {
  return <QuizGamePage about={KNM_ABOUT} code={code} />;
}
