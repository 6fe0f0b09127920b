import { LISTENING_ABOUT } from '#features/exam/listening/listening-about.ts';
import { quizGameCode } from '#features/exam/quiz-game/quiz-game-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';

const code = quizGameCode(() =>
  import('#features/exam/listening/listening-definition.ts').then((m) => m.LISTENING_GAME),
);

/** `/listening-game` */
export default function ListeningGameScreen() {
  return <QuizGamePage about={LISTENING_ABOUT} code={code} />;
}
