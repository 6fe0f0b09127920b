import { isSameSentence } from '#domain/question/same-sentence.ts';

/** A sentence to put right, and how it is right; what else belongs to it is the caller's business. */
export interface Correctable {
  readonly incorrect: string;
  readonly correct: string;
}

/** A sentence from the moment it is shown to what was made of it (GRA-20). */
export type CorrectionState<Sentence> =
  | { readonly phase: 'writing'; readonly sentence: Sentence; readonly text: string }
  | {
      readonly phase: 'judged';
      readonly sentence: Sentence;
      readonly text: string;
      readonly isRight: boolean;
    };

export type CorrectionEvent<Sentence> =
  | { readonly kind: 'text-changed'; readonly text: string }
  /** Locks the text. */
  | { readonly kind: 'submitted' }
  /** Another sentence, drawn by the caller: chance comes from outside. */
  | { readonly kind: 'another-requested'; readonly sentence: Sentence };

export function startCorrection<Sentence extends Correctable>(sentence: Sentence): CorrectionState<Sentence> {
  return { phase: 'writing', sentence, text: '' };
}

/** The state after an event; the very same one when the event makes no sense in this phase. */
export function correctionReducer<Sentence extends Correctable>(
  state: CorrectionState<Sentence>,
  event: CorrectionEvent<Sentence>,
): CorrectionState<Sentence> {
  switch (event.kind) {
    case 'text-changed':
      return state.phase === 'writing' ? { ...state, text: event.text } : state;
    case 'submitted':
      return canSubmit(state)
        ? { ...state, phase: 'judged', isRight: isSameSentence(state.text, state.sentence.correct) }
        : state;
    case 'another-requested':
      return state.phase === 'judged' ? startCorrection(event.sentence) : state;
  }
}

/** Whether there is something to submit: more than blanks, and not judged yet. */
export function canSubmit<Sentence>(state: CorrectionState<Sentence>): boolean {
  return state.phase === 'writing' && state.text.trim() !== '';
}
