import { clsx } from 'clsx';
import { useRef } from 'react';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import { SentenceChanges } from '#features/grammar/sentence-changes.tsx';
import type { CorrectionState } from '#domain/question/correction-machine.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

type Judged = Extract<CorrectionState<CorrectionRow>, { phase: 'judged' }>;

interface CorrectionVerdictProps {
  readonly state: CorrectionState<CorrectionRow>;
  readonly onAnother: () => void;
}

/** What is said to a correction, once there is one: right or not, what had to change, and why (GRA-20). */
export function CorrectionVerdict({ state, onAnother }: CorrectionVerdictProps) {
  const another = useRef<HTMLButtonElement>(null);
  const isJudged = state.phase === 'judged';
  useMovedFocus(another, isJudged ? state.sentence : null);
  return (
    <>
      <output>{isJudged && <Verdict state={state} />}</output>
      {isJudged && (
        <div className="flex flex-wrap justify-between gap-3 *:grow sm:*:grow-0">
          <ListenButton text={state.sentence.correct} />
          <Button ref={another} onClick={onAnother} className="sm:ml-auto">
            Try Another Correction
          </Button>
        </div>
      )}
    </>
  );
}

function Verdict({ state: { isRight, sentence, text } }: { state: Judged }) {
  const { incorrect, correct, english, errorType, explanation } = sentence;
  return (
    <span
      className={clsx(
        'flex flex-col gap-3 rounded-control border-l-4 bg-surface-sunken p-4',
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
