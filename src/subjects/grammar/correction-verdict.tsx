import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import type { JudgedAttempt } from '#practice/judge/typed-attempt.ts';
import { sentenceChanges } from '#practice/rules/text-changes.ts';
import { Mistakes, TypedVerdict } from '#practice/components/question/typed-verdict.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { TextChanges } from '#components/text-changes.tsx';
import { English } from '#components/meaning.tsx';

interface CorrectionVerdictProps {
  readonly sentence: CorrectionRow;
  readonly attempt: JudgedAttempt;
  readonly isRight: boolean;
}

/** The feedback on a correction: right or not, what had to change, and why (GRA-20). Text only: it is read out. */
export function CorrectionVerdict({ sentence, attempt, isRight }: CorrectionVerdictProps) {
  const { t } = useLingui();
  const { incorrect, correct, english, errorType, explanation } = sentence;
  const { phase, verdict, remark, text } = attempt;
  const isUnsure = phase === 'unsure';
  return (
    <span
      className={clsx(
        'flex flex-col gap-3 rounded-control border-s-4 bg-surface-sunken p-4',
        isUnsure ? 'border-brand' : isRight ? 'border-success' : 'border-danger',
      )}
    >
      {(isUnsure || remark !== null || (verdict?.kind === 'right' && verdict.usual !== null)) && (
        <TypedVerdict attempt={attempt} isRight={isRight} />
      )}
      <span>
        {!isUnsure && (
          <strong className={clsx('block', isRight ? 'text-success' : 'text-danger')}>
            {isRight ? t`✓ Correct!` : t`✗ Correct Answer:`}
          </strong>
        )}{' '}
        <span lang="nl" className="block text-xl font-semibold">
          {correct}
        </span>{' '}
        <English className="text-ink-soft">{english}</English>
      </span>
      <span>
        <strong className="block">
          {isRight ? t`What you changed:` : t`What to change in your sentence:`}
        </strong>{' '}
        <SentenceChanges from={isRight ? incorrect : text} to={correct} />
      </span>
      {verdict?.kind === 'mistake' && !isRight && <Mistakes verdict={verdict} />}
      <span>
        <strong>
          <Trans>Kind of mistake:</Trans>
        </strong>{' '}
        <English>{errorType}</English>
      </span>
      <span>
        <strong>
          <Trans>Explanation:</Trans>
        </strong>{' '}
        <MarkedText text={explanation} />
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
