interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** Shows how far it is in whole per cent, rounded down so that 100% means done. */
  showPercentage?: boolean;
}

/** How much of something is done, as the native element that screen readers know. */
export function ProgressBar({ label, value, max, showPercentage = false }: ProgressBarProps) {
  return (
    <label className="flex flex-col gap-2">
      <span className="flex flex-wrap justify-between gap-x-4 text-sm font-medium text-ink-soft">
        {label}
        {showPercentage && (
          // The native element says it already.
          <span aria-hidden="true" className="tabular-nums">
            {percentageOf(value, max)}%
          </span>
        )}
      </span>
      <progress className="progress-bar" aria-label={label} value={value} max={max} />
    </label>
  );
}

function percentageOf(value: number, max: number): number {
  if (max <= 0) return 0;
  return Math.floor(Math.min(1, Math.max(0, value / max)) * 100);
}
