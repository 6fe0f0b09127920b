import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { MarkedText } from '#components/marked-text.tsx';
import type { QuizItem } from './quiz-item.ts';
import { showToast } from '#ui/toast.ts';
import { InLanguage, English } from '#components/meaning.tsx';

interface AnswerPanelProps {
  readonly item: QuizItem;
  readonly isRight: boolean;
}

/**
 * The feedback on an answer: whether it was correct, why, and the English (GRA-03). Text only, because it is announced.
 */
export function AnswerPanel({ item, isRight }: AnswerPanelProps) {
  const { options, correct, optionsAre, explanation, rule, solved } = item;
  const answer = <InLanguage language={optionsAre}>{options[correct] ?? ''}</InLanguage>;
  const english = item.english !== undefined && <English>{item.english}</English>;
  return (
    <span
      className={clsx(
        'flex flex-col gap-2 rounded-control border-s-4 bg-surface-sunken p-4',
        isRight ? 'border-success' : 'border-danger',
      )}
    >
      {isRight ? (
        <strong className="text-success">
          <Trans>That is right.</Trans>
        </strong>
      ) : (
        <span>
          <Trans>
            <strong className="text-danger">Not right.</strong> The right answer:{' '}
            <strong className="text-success">{answer}</strong>
          </Trans>
        </span>
      )}
      {solved !== undefined && (
        <span lang="nl" className="text-xl font-semibold">
          {solved}
        </span>
      )}
      {english && (
        <span className="text-ink-soft">
          <Trans>In English: {english}</Trans>
        </span>
      )}
      <span>
        <Trans>
          <strong>Explanation:</strong> <MarkedText text={explanation} />
        </Trans>
      </span>
      {rule !== undefined && (
        <span>
          <Trans>
            <strong>Rule:</strong> <MarkedText text={rule} />
          </Trans>
        </span>
      )}
    </span>
  );
}

/** The short feedback (GRA-04). It replaces the previous one, so that toasts do not pile up. */
export function showVerdict(isRight: boolean, i18n: Pick<I18n, '_'>): void {
  const verdict = { about: 'answer', isSilent: true } as const;
  if (isRight) showToast({ title: i18n._(msg`Correct!`), tone: 'success', ...verdict });
  else showToast({ title: i18n._(msg`Try again!`), tone: 'danger', ...verdict });
}
