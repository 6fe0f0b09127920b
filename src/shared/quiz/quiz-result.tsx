import { useRef } from 'react';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';
import { useMovedFocus } from '#shared/quiz/use-moved-focus.ts';
import { Button } from '#ui/button.tsx';

interface QuizResultProps {
  /** For example `4/5`. */
  readonly score: string;
  readonly missed: readonly QuizItem[];
  readonly onRetry: () => void;
}

/** The end of a quiz: the score, and what to look at once more (GRA-04). Takes the focus, and is read out by that. */
export function QuizResult({ score, missed, onRetry }: QuizResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useMovedFocus(result, score, { atFirst: true });
  return (
    <div className="flex flex-col gap-4">
      <div ref={result} tabIndex={-1} className="outline-none">
        <p className="text-xl font-bold">Quiz Completed!</p>
        <p className="text-lg">Final Score: {score}</p>
      </div>
      {missed.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">Look at these once more:</p>
          <ul className="flex flex-col gap-3">
            {missed.map((item) => (
              <MissedQuestion key={item.itemId} item={item} />
            ))}
          </ul>
        </div>
      )}
      <Button tone="secondary" className="self-start" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

function MissedQuestion({ item }: { item: QuizItem }) {
  const { question, prompt, note, options, correct, optionsAre, solved } = item;
  return (
    <li className="flex flex-col gap-1 border-l-4 border-line pl-4">
      <span>
        <MarkedText text={prompt ?? question} />
      </span>
      {note !== undefined && (
        <span className="text-ink-soft">
          <MarkedText text={note} />
        </span>
      )}
      <span>
        The right answer:{' '}
        <strong lang={optionsAre === 'dutch' ? 'nl' : undefined} className="text-success">
          {options[correct]}
        </strong>
      </span>
      {solved !== undefined && <span lang="nl">{solved}</span>}
    </li>
  );
}
