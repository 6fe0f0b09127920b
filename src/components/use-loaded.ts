import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cancel } from '#browser/platform.ts';

/** The state of a value that takes time to load. */
export type Loaded<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'loaded'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: unknown };

/** What a loader receives. */
export interface Loading<Value> {
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
  /** Shows a partial result. */
  readonly show: (part: Value) => void;
}

/**
 * The one way for a view to load something: when the view mounts, and again when `load` changes (wrap it in
 * `useCallback`; its dependencies decide). The last result stays until the new one arrives. A result that arrives after
 * the view has unmounted or has started another load is ignored.
 *
 * const { speech } = usePlatform(); const voices = useLoaded(useCallback(() => speech.voices(), [speech])); if
 * (voices.phase === 'loading') return null;
 *
 * @param load null if there is nothing to load yet
 * @returns the state, and `retry` to load again after a failure or a change
 */
export function useLoaded<Value>(
  load: ((loading: Loading<Value>) => Promise<Value>) | null,
): Loaded<Value> & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ phase: 'loading' });
  const stop = useRef<Cancel | null>(null);
  const begin = useCallback(() => {
    stop.current?.();
    if (load === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = () => controller.abort();
    const settle = (next: Loaded<Value>) => {
      if (!signal.aborted) setLoaded(next);
    };
    const show = (value: Value) => settle({ phase: 'loaded', value });
    load({ signal, show }).then(show, (error: unknown) => settle({ phase: 'failed', error }));
  }, [load]);
  useEffect(() => {
    begin();
    return () => stop.current?.();
  }, [begin]);
  const retry = useCallback(() => {
    setLoaded((before) => (before.phase === 'failed' ? { phase: 'loading' } : before));
    begin();
  }, [begin]);
  return { ...loaded, retry };
}

/** The loaded value, or `other` while it loads or if it failed. */
export function loadedOr<Value, Other>(loaded: Loaded<Value>, other: Other): Value | Other {
  return loaded.phase === 'loaded' ? loaded.value : other;
}
