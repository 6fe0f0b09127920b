import { questionReducer, startQuestions, type QuestionLoop } from './question-loop.ts';
import { isSameSentence } from './typed-sentence.ts';

/** A sentence to correct, and its correct form; the caller may add more. */
export interface Correctable {
  readonly incorrect: string;
  readonly correct: string;
}

/** Endless sentences to correct, each from its display to its judgement (GRA-20). */
export type CorrectionState<Sentence> = QuestionLoop<Sentence> & {
  /** The typed text; after the judgement, the judged text. */
  readonly text: string;
};

export type CorrectionEvent<Sentence> =
  | { readonly kind: 'text-changed'; readonly text: string }
  /** Locks the text. */
  | { readonly kind: 'submitted' }
  /** The next sentence, drawn by the caller, because the machine has no randomness. */
  | { readonly kind: 'next-requested'; readonly question: Sentence };

export function startCorrections<Sentence extends Correctable>(first: Sentence): CorrectionState<Sentence> {
  return { ...startQuestions([first]), text: '' };
}

/** The state after an event; the same one if the event does not fit the phase. */
export function correctionReducer<Sentence extends Correctable>(
  state: CorrectionState<Sentence>,
  event: CorrectionEvent<Sentence>,
): CorrectionState<Sentence> {
  const { text } = state;
  switch (event.kind) {
    case 'text-changed':
      return state.phase === 'asking' ? { ...state, text: event.text } : state;
    case 'submitted': {
      if (state.phase !== 'asking' || !canSubmit(state)) return state;
      const isRight = isSameSentence(text, state.question.correct);
      return { ...questionReducer(state, { kind: 'answer-given', answer: text.trim(), isRight }), text };
    }
    case 'next-requested': {
      const next = questionReducer(state, event);
      return next === state ? state : { ...next, text: '' };
    }
  }
}

/** Whether there is something to submit: more than blanks, and not judged yet. */
export function canSubmit({ phase, text }: CorrectionState<unknown>): boolean {
  return phase === 'asking' && text.trim() !== '';
}
