import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Sign } from '#ui/sign.tsx';

interface AnswerVerdictProps {
  readonly isRight: boolean;
  readonly children: ReactNode;
}

/** Right or wrong, in words, with a sign and a colour; read out by a screen reader. */
export function AnswerVerdict({ isRight, children }: AnswerVerdictProps) {
  return (
    <div
      className={clsx(
        'flex items-start gap-3 rounded-control border p-4',
        isRight ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft',
      )}
    >
      <Sign
        shape={isRight ? 'check' : 'alert'}
        className={clsx('mt-0.5 size-6', isRight ? 'text-success' : 'text-danger')}
      />
      <div className="min-w-0">
        <p className={clsx('font-semibold', isRight ? 'text-success' : 'text-danger')}>
          {isRight ? 'Right!' : 'Not right.'}
        </p>
        {children}
      </div>
    </div>
  );
}
