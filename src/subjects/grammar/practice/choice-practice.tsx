import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { rightCount } from '#practice/rules/question-loop.ts';
import type {
  DrawnQuestion,
  QuestionGenerator,
} from '#subjects/grammar/practice/generators/question-generator.ts';
import { PracticeHead, type PracticeProps } from './practice-head.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { QuestionCard } from '#practice/components/question/question-card.tsx';
import { useOptionLoop } from '#practice/components/question/use-question-loop.ts';
import { focusedElement } from '#ui/screen.ts';

interface ChoicePracticeProps extends PracticeProps {
  readonly generator: QuestionGenerator;
}

/** Question after question with options, each answer logged once. */
export function ChoicePractice({ generator, onStopped }: ChoicePracticeProps) {
  const { t } = useLingui();
  const { random } = usePlatform();
  const draw = (before: readonly DrawnQuestion[]) =>
    generator.draw(
      before.map(({ key }) => key),
      random,
    );
  const { state, send } = useOptionLoop<DrawnQuestion>(() => {
    const first = draw([]);
    return first === undefined ? [] : [first];
  });
  // Choosing a kind with the arrow keys keeps the focus there; after a button press it moves to the question.
  const [takesFocus] = useState(() => focusedElement()?.matches('input') !== true);
  if (state.phase === 'finished') return null;
  const { question, questions, results } = state;
  return (
    <PlayArea step={`${state.phase} ${results.length}`} takesFocus={takesFocus}>
      <QuestionCard
        item={question}
        chosen={state.phase === 'answered' ? state.last.answer : null}
        onChosen={(option) => send({ kind: 'option-chosen', option })}
        onNext={() => send({ kind: 'next-requested', question: draw(questions) })}
        nextLabel={t`Next Question`}
        isUnderWay
        head={
          <PracticeHead
            count={{ answered: results.length, right: rightCount(state) }}
            onStopped={onStopped}
          />
        }
      />
    </PlayArea>
  );
}
