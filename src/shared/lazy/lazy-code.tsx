import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type CodeStatus<Props> =
  | { readonly phase: 'absent' }
  | { readonly phase: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly error: unknown };

/** The code of one page or dialog, loaded once, when it is first needed or ahead of that. */
export interface LazyCode<Props = object> {
  readonly status: () => CodeStatus<Props>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts loading unless that has happened. A page that failed is tried again. Never rejects. A failure is told to who waits
   * for the page: fetched ahead in vain, it is as if nobody had asked for it.
   */
  readonly load: () => Promise<void>;
}

/**
 * Wraps a dynamic import. Not `React.lazy`: that suspends on its first render even when the code is there already,
 * and React holds content back for 300 ms after a Suspense fallback (QUA-03).
 */
export function lazyCode<Props = object>(
  importPage: () => Promise<{ default: ComponentType<Props> }>,
): LazyCode<Props> {
  let status: CodeStatus<Props> = { phase: 'absent' };
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const settle = (next: CodeStatus<Props>) => {
    status = next.phase === 'failed' && listeners.size === 0 ? { phase: 'absent' } : next;
    pending = null;
    for (const listener of listeners) listener();
  };
  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && status.phase === 'failed') status = { phase: 'absent' };
      };
    },
    load: () => {
      if (status.phase === 'ready') return Promise.resolve();
      if (status.phase === 'failed') settle({ phase: 'absent' });
      pending ??= importPage().then(
        (module) => settle({ phase: 'ready', Component: module.default }),
        (error: unknown) => settle({ phase: 'failed', error }),
      );
      return pending;
    },
  };
}

/** A page whose code is part of the first load. */
export function loadedCode(Component: ComponentType): LazyCode {
  const status = { phase: 'ready', Component } as const;
  return { status: () => status, subscribe: () => () => undefined, load: () => Promise.resolve() };
}

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
