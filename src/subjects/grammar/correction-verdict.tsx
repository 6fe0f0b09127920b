import { clsx } from 'clsx';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import { sentenceChanges } from '#practice/rules/typed-sentence.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { TextChanges } from '#components/text-changes.tsx';

/** The feedback on a correction: right or not, what had to change, and why (GRA-20). Text only: it is read out. */
export function CorrectionVerdict({
  isRight,
  question: sentence,
  answer: text,
}: QuestionResult<CorrectionRow, string>) {
  const { incorrect, correct, english, errorType, explanation } = sentence;
  return (
    <span
      className={clsx(
        'flex flex-col gap-3 rounded-control border-s-4 bg-surface-sunken p-4',
        isRight ? 'border-success' : 'border-danger',
      )}
    >
      <span>
        <strong className={clsx('block', isRight ? 'text-success' : 'text-danger')}>
          {isRight ? '✓ Correct!' : '✗ Correct Answer:'}
        </strong>{' '}
        <span lang="nl" className="block text-xl font-semibold">
          {correct}
        </span>{' '}
        <span className="text-ink-soft">{english}</span>
      </span>
      <span>
        <strong className="block">
          {isRight ? 'What you changed:' : 'What to change in your sentence:'}
        </strong>{' '}
        <SentenceChanges from={isRight ? incorrect : text} to={correct} />
      </span>
      <span>
        <strong>Kind of mistake:</strong> {errorType}
      </span>
      <span>
        <strong>Explanation:</strong> <MarkedText text={explanation} />
      </span>
    </span>
  );
}

const NO_SPACE_BEFORE = /^[.,;:!?]/;

/** Two sentences merged, word by word. */
function SentenceChanges({ from, to }: { from: string; to: string }) {
  return (
    <span className="text-lg">
      <TextChanges
        changes={sentenceChanges(from, to)}
        between={({ text }) => (NO_SPACE_BEFORE.test(text) ? '' : ' ')}
      />
    </span>
  );
}
