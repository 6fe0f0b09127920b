import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Bot } from 'lucide-react';
import { Dutch } from '#ui/dutch.tsx';

interface ComputerVoiceLabelProps {
  /** In a list of many sentences. */
  readonly isSmall?: boolean;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
}

/** LIS-04, SPK-03: a warning that it is not a model of Dutch pronunciation. */
export function ComputerVoiceLabel({ isSmall = false, isDutch = false }: ComputerVoiceLabelProps) {
  return (
    <span
      className={clsx(
        'flex w-fit items-center rounded-control border border-line-strong font-semibold',
        isSmall ? 'px-1.5 py-0.5 text-xs' : 'gap-1.5 px-2.5 py-1 text-sm',
      )}
    >
      {!isSmall && <Bot aria-hidden size={18} />}
      <span>
        <Dutch>Computerstem</Dutch>
        {!isDutch && (
          <span className={clsx('block leading-tight font-normal', isSmall ? 'text-xs' : 'text-sm')}>
            <Trans>computer voice</Trans>
          </span>
        )}
      </span>
    </span>
  );
}
