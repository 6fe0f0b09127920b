import { QuizGame } from '#features/exam/quiz-game/quiz-game.tsx';
import { READING_GAME } from '#features/exam/reading/reading-definition.tsx';

/** `/reading-game` */
export default function ReadingGameScreen() {
  return <QuizGame definition={READING_GAME} />;
}
