import { READING_ABOUT } from '#features/exam/reading/reading-about.ts';
import { quizGameCode } from '#features/exam/quiz-game/quiz-game-code.ts';
import { QuizGamePage } from '#features/exam/quiz-game/quiz-game-page.tsx';

const code = quizGameCode(() =>
  import('#features/exam/reading/reading-definition.ts').then((m) => m.READING_GAME),
);

/** `/reading-game` */
export default function ReadingGameScreen() {
  return <QuizGamePage about={READING_ABOUT} code={code} />;
}
