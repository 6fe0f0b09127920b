import { useState } from 'react';
import { practiceReducer, startPractice, type PracticeState } from '#domain/quiz/practice-machine.ts';
import type { QuestionGenerator } from '#features/grammar/practice/generators/question-generator.ts';
import { PracticeHead, type PracticeProps } from '#features/grammar/practice/practice-head.tsx';
import type { Random } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { QuestionCard } from '#shared/quiz/question-card.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';

interface ChoicePracticeProps extends PracticeProps {
  readonly generator: QuestionGenerator;
}

/** The practice and the keys of its questions, so that none comes again too soon. */
interface Run {
  readonly practice: PracticeState<QuizItem>;
  readonly drawn: readonly string[];
}

/** Question after question with options, each logged once by its card. */
export function ChoicePractice({ generator, onStopped }: ChoicePracticeProps) {
  const { random } = usePlatform();
  const [run, setRun] = useState(() => firstRun(generator, random));
  // Whoever goes along the kinds by arrow key stays there; whoever pressed a button wants the question.
  const [takesFocus] = useState(() => document.activeElement?.matches('input') !== true);
  if (run === null) return null;
  const { practice, drawn } = run;
  const showNext = () => {
    const next = generator.draw(drawn, random);
    if (next === undefined) return;
    const { key, item } = next;
    setRun({
      practice: practiceReducer(practice, { kind: 'next-requested', question: item }),
      drawn: [...drawn, key],
    });
  };
  return (
    <QuestionCard
      item={practice.question}
      chosen={practice.phase === 'answered' ? practice.chosen : null}
      onChosen={(option) =>
        setRun({ practice: practiceReducer(practice, { kind: 'option-chosen', option }), drawn })
      }
      onNext={showNext}
      nextLabel="Next Question"
      takesFocus={takesFocus}
      head={<PracticeHead count={practice} onStopped={onStopped} />}
    />
  );
}

function firstRun(generator: QuestionGenerator, random: Random): Run | null {
  const first = generator.draw([], random);
  return first === undefined ? null : { practice: startPractice(first.item), drawn: [first.key] };
}
