import { useState } from 'react';
import { quizReducer, startQuiz, type QuizEvent, type QuizState } from '#domain/quiz/quiz-machine.ts';
import { withShuffledOptions } from '#domain/quiz/with-shuffled-options.ts';
import type { Random } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { QuestionCard } from '#shared/quiz/question-card.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';
import { QuizResult } from '#shared/quiz/quiz-result.tsx';
import { tellAnswer } from '#shared/quiz/tell-answer.ts';
import { showToast } from '#ui/toast.ts';

/** A quiz from its first question to its result, and again (GRA-03, GRA-04). Leaving it forgets it. */
export function QuizRunner({ items }: { items: readonly QuizItem[] }) {
  const { random } = usePlatform();
  const [state, setState] = useState(() => startQuiz(inOrderOfChance(items, random)));
  // The first time the focus is elsewhere on the page and stays there.
  const [isRetry, setIsRetry] = useState(false);
  const send = (event: QuizEvent<QuizItem>) => {
    const next = quizReducer(state, event);
    if (next === state) return;
    setState(next);
    if (next.phase === 'answered') tellAnswer(next);
    if (next.phase === 'finished') showToast({ title: `Quiz completed! Score: ${scoreText(next)}` });
  };
  if (state.phase === 'finished') {
    const retry = () => {
      setIsRetry(true);
      send({ kind: 'retry-requested', questions: inOrderOfChance(items, random) });
    };
    return <QuizResult score={scoreText(state)} missed={state.missed} onRetry={retry} />;
  }
  const total = state.questions.length;
  return (
    <QuestionCard
      item={state.question}
      chosen={state.phase === 'answered' ? state.chosen : null}
      onChosen={(option) => send({ kind: 'option-chosen', option })}
      onNext={() => send({ kind: 'next-requested' })}
      nextLabel={state.position + 1 < total ? 'Next Question' : 'Finish Quiz'}
      takesFocus={isRetry}
      head={
        <p className="flex flex-wrap justify-between gap-x-4 text-sm font-medium text-ink-soft">
          <span>
            Question {state.position + 1} of {total}
          </span>{' '}
          <span>Score: {scoreText(state)}</span>
        </p>
      }
    />
  );
}

/** Options whose order means nothing stand at other places each time (CON-07). */
function inOrderOfChance(items: readonly QuizItem[], random: Random): QuizItem[] {
  return items.map((item) => (item.optionOrder === 'shuffled' ? withShuffledOptions(item, random) : item));
}

function scoreText({ score, questions }: QuizState<QuizItem>): string {
  return `${score}/${questions.length}`;
}
