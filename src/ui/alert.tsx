import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Sign } from './sign.tsx';

type AlertTone = 'danger' | 'warning' | 'info' | 'success';

const TONES: Record<AlertTone, { shape: ComponentProps<typeof Sign>['shape']; box: string; mark: string }> = {
  danger: { shape: 'alert', box: 'border-danger bg-danger-soft', mark: 'text-danger' },
  warning: { shape: 'warning', box: 'border-warning bg-warning-soft', mark: 'text-warning' },
  info: { shape: 'info', box: 'border-brand bg-brand-soft', mark: 'text-brand' },
  success: { shape: 'check', box: 'border-success bg-success-soft', mark: 'text-success' },
};

interface AlertProps {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
}

/** A message that belongs to this place on the page. `danger` interrupts a screen reader, the others wait their turn. */
export function Alert({ tone, title, children }: AlertProps) {
  const { shape, box, mark } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-control border p-4', box)}
    >
      <Sign shape={shape} className={clsx('mt-0.5 size-5', mark)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className={clsx('font-semibold', mark)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
