import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { LazyCode } from '#shared/lazy/lazy-code.ts';

/** Draws a page, or its placeholder while the code loads (NAV-08). Throws what kept the code from loading. */
export function PageOutlet({ page, placeholder }: { page: LazyCode; placeholder: ReactNode }) {
  const status = useSyncExternalStore(page.subscribe, page.status, page.status);
  useEffect(() => void page.load(), [page]);
  switch (status.phase) {
    case 'ready':
      return <status.Component />;
    case 'failed':
      throw status.error;
    case 'absent':
      return placeholder;
  }
}
