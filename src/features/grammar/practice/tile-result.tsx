import { useRef } from 'react';
import { nearestOrder, textsOf, type TileState } from '#domain/question/tile-machine.ts';
import { sentenceOf, type ClauseTask } from '#features/grammar/practice/clause-task.ts';
import { CheckedTile } from '#features/grammar/practice/checked-tile.tsx';
import { AnswerPanel } from '#shared/question/answer-panel.tsx';
import type { QuizItem } from '#shared/question/quiz-item.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

interface TileResultProps {
  readonly state: Extract<TileState<ClauseTask>, { phase: 'checked' }>;
  readonly onNext: () => void;
}

/** What was put down, word by word, and what is right. A wrong order is held against the right one nearest to it. */
export function TileResult({ state, onNext }: TileResultProps) {
  const { task, placed, isRight } = state;
  const next = useRef<HTMLButtonElement>(null);
  useMovedFocus(next, task, { atFirst: true });
  // What was put down may be right and stilted; what is shown to learn from is neither wrong nor stilted.
  const nearest = isRight
    ? textsOf(task, placed)
    : nearestOrder({ ...state, task: { ...task, rightOrders: task.saidOrders } });
  const right = sentenceOf(task, nearest);
  const others = task.saidOrders.map((order) => sentenceOf(task, order)).filter((text) => text !== right);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p lang="nl" className="mb-2 font-semibold">
          {task.start} …
        </p>
        <ol aria-label="Your words" className="flex flex-wrap gap-2">
          {textsOf(task, placed).map((text, place) => (
            <CheckedTile
              key={text}
              text={text}
              part={task.partOf.get(text)}
              isRight={nearest[place] === text}
            />
          ))}
        </ol>
      </div>
      <output>
        <AnswerPanel item={itemOf(task, right, isRight)} isRight={isRight} />
      </output>
      {others.length > 0 && (
        <div>
          <p className="text-sm font-medium text-ink-soft">Also right:</p>
          <ul lang="nl">
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <ListenButton text={right} />
        <Button ref={next} onClick={onNext} className="ml-auto">
          Next Sentence
        </Button>
      </div>
    </div>
  );
}

/** The task as a question whose answer is the sentence, for the panel that all questions have. */
function itemOf(
  { itemId, instruction, explanation, english }: ClauseTask,
  right: string,
  isSolved: boolean,
): QuizItem {
  return {
    itemId,
    question: instruction,
    options: [right],
    correct: 0,
    optionsAre: 'dutch',
    optionOrder: 'fixed',
    explanation,
    english,
    // Otherwise the panel has it as the right answer.
    ...(isSolved ? { solved: right } : {}),
  };
}
