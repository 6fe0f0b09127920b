import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cancel } from '#browser/platform.ts';

/** How it stands with something that takes a moment to come. */
export type Loaded<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'loaded'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: unknown };

/** What a loader may use. */
export interface Loading<Value> {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Shows what has come so far. */
  readonly show: (part: Value) => void;
}

/**
 * The one way in which a view waits for something: loads it when the view appears, and again when `load` is another function (wrap it
 * in `useCallback`: what it depends on decides). Until the new answer comes the last one stays. An answer that comes when the view is
 * gone, or wants another one, is let go.
 *
 *     const { speech } = usePlatform();
 *     const voices = useLoaded(useCallback(() => speech.voices(), [speech]));
 *     if (voices.phase === 'loading') return null;
 *
 * @param load null: there is nothing to load yet
 * @returns how it stands, and `retry` to load once more after a failure, or to see what changed
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

/** What has come, or what holds as long as it hasn't, or can't be had. */
export function loadedOr<Value, Other>(loaded: Loaded<Value>, other: Other): Value | Other {
  return loaded.phase === 'loaded' ? loaded.value : other;
}
