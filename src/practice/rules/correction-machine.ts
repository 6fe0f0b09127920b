import { questionReducer, startQuestions, type QuestionLoop } from './question-loop.ts';
import { isSameSentence } from './typed-sentence.ts';

/** A sentence to put right, and how it is right; what else belongs to it is the caller's business. */
export interface Correctable {
  readonly incorrect: string;
  readonly correct: string;
}

/** Sentences to put right without an end, each from the moment it is shown to what was made of it (GRA-20). */
export type CorrectionState<Sentence> = QuestionLoop<Sentence> & {
  /** What is typed; once it is judged, what was judged. */
  readonly text: string;
};

export type CorrectionEvent<Sentence> =
  | { readonly kind: 'text-changed'; readonly text: string }
  /** Locks the text. */
  | { readonly kind: 'submitted' }
  /** Another sentence, drawn by the caller: chance comes from outside. */
  | { readonly kind: 'next-requested'; readonly question: Sentence };

export function startCorrections<Sentence extends Correctable>(first: Sentence): CorrectionState<Sentence> {
  return { ...startQuestions([first]), text: '' };
}

/** The state after an event; the very same one when the event makes no sense in this phase. */
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
