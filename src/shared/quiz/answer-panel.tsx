import { clsx } from 'clsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import type { QuizItem } from '#shared/quiz/quiz-item.ts';

interface AnswerPanelProps {
  readonly item: QuizItem;
  readonly isRight: boolean;
}

/** What is said to an answer: whether it was right, why, and what the Dutch means (GRA-03). Text only: it is read out. */
export function AnswerPanel({ item, isRight }: AnswerPanelProps) {
  const { options, correct, optionsAre, explanation, rule, english, solved } = item;
  return (
    <span
      className={clsx(
        'flex flex-col gap-2 rounded-control border-l-4 bg-surface-sunken p-4',
        isRight ? 'border-success' : 'border-danger',
      )}
    >
      {isRight ? (
        <strong className="text-success">That is right.</strong>
      ) : (
        <span>
          <strong className="text-danger">Not right.</strong> The right answer:{' '}
          <strong lang={optionsAre === 'dutch' ? 'nl' : undefined} className="text-success">
            {options[correct]}
          </strong>
        </span>
      )}
      {solved !== undefined && (
        <span lang="nl" className="text-xl font-semibold">
          {solved}
        </span>
      )}
      {english !== undefined && <span className="text-ink-soft">In English: {english}</span>}
      <span>
        <strong>Explanation:</strong> <MarkedText text={explanation} />
      </span>
      {rule !== undefined && (
        <span>
          <strong>Rule:</strong> <MarkedText text={rule} />
        </span>
      )}
    </span>
  );
}
