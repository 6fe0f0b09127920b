import type { ReactNode } from 'react';

/** Keeps the text of a phone's drawing at 12 px: where the screen is narrower still, the drawing moves sideways. */
export function DiagramScroller({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <div className="relative min-w-79">{children}</div>
    </div>
  );
}
