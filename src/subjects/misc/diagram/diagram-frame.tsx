import type { ReactNode } from 'react';

/** Keeps the text of a phone's drawing at 12 px: on narrower screens the drawing scrolls sideways. */
export function DiagramScroller({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <div className="relative min-w-79">{children}</div>
    </div>
  );
}

/**
 * On a phone narrower than 390 px a drawing is as wide as the screen, over the margins of the page: so its letters stay 12 px high and its
 * buttons 44 px wide (QUA-15).
 */
export const EDGE_TO_EDGE = 'max-[24.375rem]:-mx-4 max-[24.375rem]:rounded-none max-[24.375rem]:border-x-0';
