import { Play } from 'lucide-react';
import { useRef } from 'react';
import { FAMILY_QUESTIONS } from '#content/misc/family-questions.ts';
import type { RoundResult } from '#domain/round/round-machine.ts';
import {
  FamilyQuizQuestion,
  wholeSentence,
  type AskedQuestion,
} from '#features/misc/family/family-quiz-question.tsx';
import { RoundResultView } from '#features/misc/round-result.tsx';
import { useMovedFocus } from '#features/misc/use-moved-focus.ts';
import { useRound } from '#features/misc/use-round.ts';
import { shuffled } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const QUESTIONS_A_ROUND = 8;

/** `De zus van mijn moeder is mijn …`: eight relatives to name (MSC-08). */
export function FamilyQuiz() {
  const { random } = usePlatform();
  const region = useRef<HTMLDivElement>(null);
  const { state, begin, send } = useRound<AskedQuestion>();
  useMovedFocus(region, state === null ? 'before' : `${state.phase} ${state.results.length}`);
  const play = () =>
    begin(
      shuffled(FAMILY_QUESTIONS, random)
        .slice(0, QUESTIONS_A_ROUND)
        .map((question) => ({
          ...question,
          options: shuffled([question.answer, ...question.others], random),
        })),
    );
  return (
    <div ref={region}>
      <Card className="flex max-w-2xl flex-col items-start gap-4">
        {state === null && (
          <Button onClick={play}>
            <Play aria-hidden size={18} />
            Play the Family Quiz
          </Button>
        )}
        {state !== null && state.phase !== 'finished' && (
          <FamilyQuizQuestion
            key={state.item.dutch}
            state={state}
            onAnswered={(answer, isRight) => send({ kind: 'answer-given', answer, isRight })}
            onNext={() => send({ kind: 'next-requested' })}
          />
        )}
        {state?.phase === 'finished' && (
          <RoundResultView state={state} describe={describeMistake} onPlayAgain={play} />
        )}
      </Card>
    </div>
  );
}

function describeMistake({ item, answer }: RoundResult<AskedQuestion>) {
  return (
    <>
      <strong lang="nl">{wholeSentence(item)}</strong> You chose <span lang="nl">{answer}</span>.
    </>
  );
}
