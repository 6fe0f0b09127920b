import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Bot } from 'lucide-react';
import { meaningBelow } from '#lib/shown-text.ts';
import { Dutch } from '#ui/dutch.tsx';

interface ComputerVoiceLabelProps {
  /** In a list of many sentences. */
  readonly isSmall?: boolean;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
}

/** LIS-04, SPK-03: a warning that it is not a model of Dutch pronunciation. Without a frame, which would make it look like a button. */
export function ComputerVoiceLabel({ isSmall = false, isDutch = false }: ComputerVoiceLabelProps) {
  const { i18n } = useLingui();
  const translation = isDutch ? null : meaningBelow(msg`computer voice`, i18n);
  return (
    <span
      className={clsx(
        'flex w-fit flex-wrap items-center gap-x-1.5 text-ink-soft',
        isSmall ? 'text-xs' : 'text-sm',
      )}
    >
      {!isSmall && <Bot aria-hidden size={18} />}
      <Dutch>Computerstem</Dutch>
      {translation !== null && <span>{translation}</span>}
    </span>
  );
}
