import { clsx } from 'clsx';

/** A grey shape where content will stand. Hidden from screen readers: say what is loading beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-control bg-line forced-colors:border', className)}
    />
  );
}
