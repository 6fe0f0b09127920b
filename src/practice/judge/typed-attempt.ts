import { judge } from '#practice/judge/judge.ts';
import { remarkOn, type Remark } from '#practice/judge/remark.ts';
import type { TypedItem, Verdict } from '#practice/judge/typed-item.ts';

/** What was typed, and how it counts. */
export interface TypedAnswer {
  /** `NOT_KNOWN` where nothing was given. */
  readonly text: string;
  /** Null: not known. */
  readonly verdict: Verdict | null;
  readonly remark: Remark | null;
  readonly isRight: boolean;
}

/** The answer of somebody who doesn't know. */
export const NOT_KNOWN = '';

interface Typing {
  readonly text: string;
  /** How often good Dutch was typed that avoids what is practised. */
  readonly avoided: number;
}

/** What was typed was judged, and ours is shown. */
export type JudgedAttempt =
  /** Neither known as right nor as a mistake: the person says. */
  (TypedAnswer & { readonly phase: 'unsure' }) | (TypedAnswer & { readonly phase: 'given' });

/** One answer, from the empty field until it counts (JDG-02): before `given` there is nothing to log. */
export type TypedAttempt =
  | (Typing & { readonly phase: 'typing' })
  /** It is to be checked, but the words that the judge needs are still loading. */
  | (Typing & { readonly phase: 'waiting' })
  | JudgedAttempt;

export type TypedAttemptEvent =
  | { readonly kind: 'text-changed'; readonly text: string }
  /** `item` is null while the words are loading; then `item-loaded` follows. */
  | { readonly kind: 'check-requested'; readonly item: TypedItem | null }
  | { readonly kind: 'item-loaded'; readonly item: TypedItem }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'judged-by-person'; readonly isRight: boolean };

export const EMPTY_ATTEMPT: TypedAttempt = { phase: 'typing', text: '', avoided: 0 };

/** The state after an event; the same one if the event does not fit the phase. */
export function typedAttemptReducer(state: TypedAttempt, event: TypedAttemptEvent): TypedAttempt {
  switch (event.kind) {
    case 'text-changed':
      return state.phase === 'typing' ? { ...state, text: event.text } : state;
    case 'check-requested':
      if (state.phase !== 'typing' || state.text.trim() === '') return state;
      return event.item === null ? { ...state, phase: 'waiting' } : judged(state, event.item);
    case 'item-loaded':
      return state.phase === 'waiting' ? judged(state, event.item) : state;
    case 'given-up':
      return state.phase === 'typing'
        ? { phase: 'given', text: NOT_KNOWN, verdict: null, remark: null, isRight: false }
        : state;
    case 'judged-by-person':
      return state.phase === 'unsure' ? { ...state, phase: 'given', isRight: event.isRight } : state;
  }
}

function judged({ text: typed, avoided }: Typing, item: TypedItem): TypedAttempt {
  const text = typed.trim();
  const verdict = judge(item, text);
  if (verdict.kind === 'unknown')
    return verdict.avoids
      ? { phase: 'typing', text: typed, avoided: avoided + 1 }
      : { phase: 'unsure', text, verdict, remark: null, isRight: false };
  const isRight = verdict.kind === 'right';
  return { phase: 'given', text, verdict, remark: isRight ? remarkOn(item, text) : null, isRight };
}

/** Whether it is the person's word that it was right, which is logged as such (MEM-09). */
export function isRightByPerson({ verdict, isRight }: TypedAnswer): boolean {
  return isRight && verdict?.kind === 'unknown';
}
