import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';

type CodeStatus<Props> =
  | { readonly phase: 'absent' }
  | { readonly phase: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly phase: 'failed'; readonly error: unknown };

/** The code of one page or dialog, loaded once: when first needed, or prefetched. */
export interface LazyCode<Props = object> extends ReadableStore<CodeStatus<Props>> {
  /**
   * Starts loading, once. A failed load is retried. Never rejects. A failure is reported only to a view that waits for
   * the code: a failed prefetch has no effect.
   */
  readonly load: () => Promise<void>;
}

/**
 * Wraps a dynamic import. Not `React.lazy`: it suspends on its first render even if the code is loaded, and React holds
 * content back for 300 ms after a Suspense fallback (QUA-03).
 */
export function lazyCode<Props = object>(
  importPage: () => Promise<{ default: ComponentType<Props> }>,
): LazyCode<Props> {
  const store = createStore<CodeStatus<Props>>(() => ({ phase: 'absent' }));
  let pending: Promise<void> | null = null;
  let followers = 0;
  const settle = (next: CodeStatus<Props>) => {
    pending = null;
    store.setState(next.phase === 'failed' && followers === 0 ? { phase: 'absent' } : next, true);
  };
  return {
    ...store,
    subscribe: (listener) => {
      followers += 1;
      const stop = store.subscribe(listener);
      return () => {
        stop();
        followers -= 1;
        if (followers === 0 && store.getState().phase === 'failed') store.setState({ phase: 'absent' }, true);
      };
    },
    load: () => {
      const { phase } = store.getState();
      if (phase === 'ready') return Promise.resolve();
      if (phase === 'failed') settle({ phase: 'absent' });
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
  return { ...createStore(() => ({ phase: 'ready', Component }) as const), load: () => Promise.resolve() };
}

/** Draws a page, or its placeholder while the code loads (NAV-08). Throws the error that prevented loading. */
export function PageOutlet({ page, placeholder }: { page: LazyCode; placeholder: ReactNode }) {
  const status = useStore(page);
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
