import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import {
  EMPTY_ATTEMPT,
  typedAttemptReducer,
  type TypedAnswer,
  type TypedAttempt,
  type TypedAttemptEvent,
} from '#practice/judge/typed-attempt.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { loadLexicon } from '#practice/practice-lexicon.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** What is asked; each question has a function of its own. */
export type AskTyped = (lexicon: Lexicon) => TypedItem;

export interface Typing {
  readonly attempt: TypedAttempt;
  readonly send: (event: TypedAttemptEvent) => void;
  readonly check: () => void;
  /** A different value at each step that moves the focus. */
  readonly step: string;
  /** Null, or loads the judge's words again after they failed to load. */
  readonly retry: (() => void) | null;
}

/**
 * Something to type on a screen, judged by the one judge (JDG-01). Its words load while the person reads and types.
 * @param ask null: nothing is asked now
 * @param onGiven called once for each question, when its answer counts
 */
export function useTypedAttempt(ask: AskTyped | null, onGiven: (answer: TypedAnswer) => void): Typing {
  const platform = usePlatform();
  const loaded = useLoaded(useCallback(() => loadLexicon(platform), [platform]));
  const lexicon = loadedOr(loaded, null);
  const item = useMemo(() => (ask === null || lexicon === null ? null : ask(lexicon)), [ask, lexicon]);
  const [held, setHeld] = useState({ ask, attempt: EMPTY_ATTEMPT });
  const attempt = held.ask === ask ? held.attempt : EMPTY_ATTEMPT;
  const send = (event: TypedAttemptEvent) => {
    const next = typedAttemptReducer(attempt, event);
    if (next === attempt) return;
    setHeld({ ask, attempt: next });
    if (next.phase === 'given') onGiven(next);
  };
  const isReady = attempt.phase === 'waiting' && item !== null;
  useEffect(() => (isReady ? platform.clock.after(0, () => send({ kind: 'item-loaded', item })) : undefined));
  return {
    attempt,
    send,
    check: () => send({ kind: 'check-requested', item }),
    step: 'avoided' in attempt ? `typing ${attempt.avoided}` : attempt.phase,
    retry: loaded.phase === 'failed' ? loaded.retry : null,
  };
}
