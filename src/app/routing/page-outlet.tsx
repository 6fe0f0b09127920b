import { useEffect, useSyncExternalStore } from 'react';
import type { PageCode } from '#app/routing/page-code.ts';
import { LoadingScreen } from '#shared/parts/loading-screen.tsx';

/** Draws a page, or a page-shaped placeholder under its own heading while the code loads (NAV-08). */
export function PageOutlet({ page, title }: { page: PageCode; title: string }) {
  const status = useSyncExternalStore(page.subscribe, page.status, page.status);
  useEffect(() => void page.load(), [page]);
  switch (status.phase) {
    case 'ready':
      return <status.Component />;
    case 'failed':
      throw status.error;
    case 'absent':
      return <LoadingScreen variant="page" title={title} />;
  }
}
