import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

interface ActionBarProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  /** Buttons, the one that leads on last. */
  readonly children: ReactNode;
}

/**
 * The next actions, in reach of the thumb (QUA-22): the bar stays at the lower edge while its content scrolls above. Put
 * it last into what it belongs to. Where that is a `stage-page` or a `stage-part` it keeps its place, however little
 * stands above it (ui/styles/action-bar.css).
 */
export function ActionBar({ ref, className, children }: ActionBarProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'action-bar flex flex-wrap justify-between gap-2 empty:hidden *:grow sm:gap-3 sm:*:grow-0 print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
