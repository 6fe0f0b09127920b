import { clsx } from 'clsx';

/** Tells, also to a screen reader, that something is being waited for. */
export function BusyIndicator({ label }: { label: string }) {
  return (
    <output className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {label}
    </output>
  );
}

/** A turning ring beside a text that says what is going on; says nothing itself. Stands still where motion is off. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.125em] shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}

/** A grey shape where content will stand. Hidden from screen readers: say what is loading beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-control bg-line forced-colors:border', className)}
    />
  );
}
