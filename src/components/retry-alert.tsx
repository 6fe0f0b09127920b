import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert, type AlertTone } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface RetryAlertProps {
  /** `warning` where something is shown instead. */
  readonly tone: Extract<AlertTone, 'danger' | 'warning'>;
  readonly title?: string;
  /** Why, and what to do. */
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, with a button to load it again (QUA-18). */
export function RetryAlert({ tone, title, children, isBusy = false, onRetry }: RetryAlertProps) {
  return (
    <Alert tone={tone} {...(title !== undefined && { title })}>
      <p>{children}</p>
      <Button tone="secondary" className="mt-3" busy={isBusy} onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </Alert>
  );
}
