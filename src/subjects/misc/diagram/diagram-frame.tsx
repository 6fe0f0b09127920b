import type { ReactNode } from 'react';

/** Keeps the text of a phone's drawing at 12 px: where the screen is narrower still, the drawing moves sideways. */
export function DiagramScroller({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <div className="relative min-w-79">{children}</div>
    </div>
  );
}

/**
 * On a phone narrower than 390 px a drawing takes the whole width of the screen, past the margins of the page: so its
 * letters stay 12 px high, and what can be pressed in it 44 px wide (QUA-15).
 */
export const EDGE_TO_EDGE = 'max-[24.375rem]:-mx-4 max-[24.375rem]:rounded-none max-[24.375rem]:border-x-0';
