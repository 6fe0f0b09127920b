import { countRead } from '#domain/exam/game-score.ts';
import type { GameAnswer } from '#domain/exam/quiz-game-machine.ts';

/** LIS-04: what was read says less about listening. */
export function HeardOrRead({ answers }: { readonly answers: readonly GameAnswer[] }) {
  const read = countRead(answers);
  return (
    <p>
      {read === 0
        ? 'You heard every fragment that you answered.'
        : `Read rather than heard: ${read} of the ${answers.length} fragments that you answered.`}
    </p>
  );
}
