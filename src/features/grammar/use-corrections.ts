import { useState } from 'react';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#domain/memory/item-id.ts';
import {
  correctionReducer,
  startCorrection,
  type CorrectionEvent,
  type CorrectionState,
} from '#domain/question/correction-machine.ts';
import { drawNext, startDraw } from '#domain/question/draw.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { showToast } from '#ui/toast.ts';

interface Corrections {
  readonly state: CorrectionState<CorrectionRow>;
  readonly changeText: (text: string) => void;
  /** Judges, tells and logs what was typed; does nothing where there is nothing to judge. */
  readonly submit: () => void;
  readonly showAnother: () => void;
}

/** Sentences to put right, one after another by chance (GRA-20). */
export function useCorrections(rows: readonly CorrectionRow[], first: CorrectionRow): Corrections {
  const { random } = usePlatform();
  const [draw, setDraw] = useState(() => startDraw(first, rows, random));
  const [state, setState] = useState(() => startCorrection(first));
  const recordAnswer = useStudyAnswer(itemId('sentence', state.sentence.id), 'quiz');
  const send = (event: CorrectionEvent<CorrectionRow>) => {
    const next = correctionReducer(state, event);
    setState(next);
    if (next === state || next.phase !== 'judged') return;
    recordAnswer(next.isRight ? 'right' : 'wrong', next.text.trim());
    tellVerdict(next.isRight);
  };
  return {
    state,
    changeText: (text) => send({ kind: 'text-changed', text }),
    submit: () => send({ kind: 'submitted' }),
    showAnother: () => {
      const next = drawNext(draw, rows, random);
      setDraw(next);
      send({ kind: 'another-requested', sentence: next.current });
    },
  };
}

/** GRA-20 */
function tellVerdict(isRight: boolean): void {
  if (isRight) showToast({ title: 'Perfect! Your correction is correct!', tone: 'success', about: 'answer' });
  else
    showToast({ title: 'Not quite right. Check the correct answer below.', tone: 'danger', about: 'answer' });
}
