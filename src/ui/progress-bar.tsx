import { use } from 'react';
import { percentText } from '#lib/formatted.ts';
import { LanguageContext } from './language.tsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** Shows how far it is in whole per cent, rounded down so that 100% means done. */
  showPercentage?: boolean;
}

/** How much of something is done, as the native element that screen readers know. */
export function ProgressBar({ label, value, max, showPercentage = false }: ProgressBarProps) {
  const { locale } = use(LanguageContext);
  return (
    <div className="flex flex-col gap-2">
      {/* The native element says it already. */}
      <p
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-4 text-sm font-medium text-ink-soft"
      >
        {label}
        {showPercentage && (
          <span className="tabular-nums">{percentText(percentageOf(value, max), locale)}</span>
        )}
      </p>
      <progress className="progress-bar" aria-label={label} value={value} max={max} />
    </div>
  );
}

function percentageOf(value: number, max: number): number {
  if (max <= 0) return 0;
  return Math.floor(Math.min(1, Math.max(0, value / max)) * 100);
}
