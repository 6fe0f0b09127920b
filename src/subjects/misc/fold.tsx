import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isWide } from '#ui/screen.ts';

interface FoldProps {
  readonly title: ReactNode;
  /** Open at first on wide screens; otherwise closed everywhere. */
  readonly isOpenWhenWide?: boolean;
  /** Drawn when first opened: for content that would make the page slow. */
  readonly isDrawnLate?: boolean;
  readonly children: ReactNode;
}

/** A collapsible part, so that on a phone a long list doesn't bury what follows. */
export function Fold({ title, isOpenWhenWide = false, isDrawnLate = false, children }: FoldProps) {
  const [isOpen] = useState(() => isOpenWhenWide && isWide());
  const [isDrawn, setDrawn] = useState(isOpen || !isDrawnLate);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
      className="group/fold rounded-card border border-line bg-surface-raised shadow-card"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-2 hover:bg-brand-soft sm:px-5 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          size={22}
          className="shrink-0 text-brand transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 sm:px-5 sm:pb-5">{isDrawn && children}</div>
    </details>
  );
}
