import { Play } from 'lucide-react';
import { FAMILY_QUESTIONS } from '#content/misc/family-questions.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import {
  FamilyQuizQuestion,
  wholeSentence,
  type AskedQuestion,
} from '#features/misc/family/family-quiz-question.tsx';
import { RoundGame } from '#features/misc/round-game.tsx';
import { useRound } from '#features/misc/use-round.ts';
import { shuffled } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const QUESTIONS_A_ROUND = 8;

/** `De zus van mijn moeder is mijn …`: eight relatives to name (MSC-08). */
export function FamilyQuiz() {
  const { random } = usePlatform();
  const round = useRound<AskedQuestion>();
  const play = () =>
    round.begin(
      shuffled(FAMILY_QUESTIONS, random)
        .slice(0, QUESTIONS_A_ROUND)
        .map((question) => ({
          ...question,
          options: shuffled([question.answer, ...question.others], random),
        })),
    );
  return (
    <Card className="max-w-2xl">
      <RoundGame
        round={round}
        start={
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play the Family Quiz
          </Button>
        }
        renderQuestion={(props) => <FamilyQuizQuestion {...props} />}
        describeMistake={describeMistake}
        onPlayAgain={play}
      />
    </Card>
  );
}

function describeMistake({ item, answer }: RoundResult<AskedQuestion>) {
  return (
    <>
      <strong lang="nl">{wholeSentence(item)}</strong> You chose <span lang="nl">{answer}</span>.
    </>
  );
}
