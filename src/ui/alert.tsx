import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertTone = 'danger' | 'warning' | 'info' | 'success';

const TONES: Record<AlertTone, { Icon: LucideIcon; box: string; mark: string }> = {
  danger: { Icon: CircleAlert, box: 'border-danger bg-danger-soft', mark: 'text-danger' },
  warning: { Icon: TriangleAlert, box: 'border-warning bg-warning-soft', mark: 'text-warning' },
  info: { Icon: Info, box: 'border-brand bg-brand-soft', mark: 'text-brand' },
  success: { Icon: CircleCheck, box: 'border-success bg-success-soft', mark: 'text-success' },
};

interface AlertProps {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
}

/** A message that belongs to this place on the page. `danger` interrupts a screen reader, the others wait their turn. */
export function Alert({ tone, title, children }: AlertProps) {
  const { Icon, box, mark } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-control border p-4', box)}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className={clsx('font-semibold', mark)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
