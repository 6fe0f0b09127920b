import type { LateGameProps } from '#features/exam/late-game.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { lazyCode, type LazyCode } from '#shared/lazy/lazy-code.tsx';

export type QuizGameCode = LazyCode<LateGameProps<'start'>>;

/** The code of a quiz game: what plays it, which all three share, and its questions, side by side. */
export function quizGameCode<Item extends GameItem>(
  importDefinition: () => Promise<QuizGameDefinition<Item>>,
): QuizGameCode {
  return lazyCode(async () => {
    const [{ quizGameOf }, definition] = await Promise.all([
      import('#features/exam/quiz-game/quiz-game.tsx'),
      importDefinition(),
    ]);
    return { default: quizGameOf(definition) };
  });
}
