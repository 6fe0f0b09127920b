import { Spinner } from '#ui/spinner.tsx';

/** Tells, also to a screen reader, that something is being waited for. */
export function BusyIndicator({ label }: { label: string }) {
  return (
    <output className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {label}
    </output>
  );
}
