import { clsx } from 'clsx';

/** Shows, also to a screen reader, that something is loading. */
export function BusyIndicator({ label }: { label: string }) {
  return (
    <output className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {label}
    </output>
  );
}

/** A spinning ring next to a text about the activity; it has no text itself. It does not spin if motion is off. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.125em] shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}

/** A grey shape in place of coming content. Hidden from screen readers: say next to it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-control bg-line forced-colors:border', className)}
    />
  );
}
