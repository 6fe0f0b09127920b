import type { QuizQuestion } from '#domain/quiz/quiz-machine.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** The same question with its options in an order of chance (CON-07); the right one stays the right one. */
export function withShuffledOptions<Question extends QuizQuestion>(
  question: Question,
  random: Random,
): Question {
  const places = shuffled([...question.options.keys()], random);
  return {
    ...question,
    options: places.flatMap((place) => question.options[place] ?? []),
    correct: places.indexOf(question.correct),
  };
}
