import { useId, useState } from 'react';
import { rows } from '#content/grammar/corrections.ts';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import {
  canSubmit,
  correctionReducer,
  startCorrections,
  type CorrectionEvent,
  type CorrectionState,
} from '#practice/rules/correction-machine.ts';
import { drawNext, startDraw } from '#practice/rules/draw.ts';
import { CorrectionVerdict } from './correction-verdict.tsx';
import { type PracticeDialogProps, PractiseThis } from './practice-view.tsx';
import { pickOne } from '#lib/random.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { loggedAs } from '#practice/components/question/use-question-loop.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FOCUS_HERE, SEEN_TOO } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.ts';

/** A wrong sentence to retype correctly, then another at random (GRA-20). Loaded late, hence the default export. */
export default function CorrectGrammarDialog({ onClose, onPractised }: PracticeDialogProps) {
  const { random } = usePlatform();
  const [draw, setDraw] = useState(() => startDraw(pickOne(rows, random) ?? rows[0], rows, random));
  const { state, send } = useMachine<CorrectionState<CorrectionRow>, CorrectionEvent<CorrectionRow>>(() => ({
    initial: startCorrections<CorrectionRow>(draw.current),
    reduce: correctionReducer,
    ...loggedAs<CorrectionRow, string>('quiz', ({ question, answer }) => ({
      itemId: itemId('sentence', question.id),
      answer,
    })),
  }));
  useBusy(state.phase === 'asking' && state.text !== '');
  const formId = useId();
  if (state.phase === 'finished') return null;
  const { phase, question: sentence, text } = state;
  const isJudged = phase === 'answered';
  const submit = () => {
    const next = send({ kind: 'submitted' });
    if (next !== state && next.phase === 'answered') tellVerdict(next.last.isRight);
  };
  const showAnother = () => {
    const next = drawNext(draw, rows, random);
    setDraw(next);
    send({ kind: 'next-requested', question: next.current });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct the Grammar"
      description="There is a mistake in this sentence. Type the whole sentence as it should be."
    >
      <PlayArea step={`${phase} ${state.results.length}`} className="flex flex-col gap-4">
        <p lang="nl" className="border-s-4 border-action ps-4 text-xl font-semibold">
          {sentence.incorrect}
        </p>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            {...(isJudged ? {} : FOCUS_HERE)}
            label="Your correction"
            name="correction"
            lang="nl"
            // The browser's suggestions would do the work.
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            readOnly={isJudged}
            onChange={({ currentTarget }) => send({ kind: 'text-changed', text: currentTarget.value })}
          />
        </form>
        <div {...(isJudged ? SEEN_TOO : {})} className="flex flex-col items-start gap-4">
          <output className="w-full">{isJudged && <CorrectionVerdict {...state.last} />}</output>
          {isJudged && <ListenButton text={sentence.correct} />}
          {isJudged && <PractiseThis kind={sentence.practice} onChosen={onPractised} />}
        </div>
        <ActionBar>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          {isJudged ? (
            <Button key="next" {...FOCUS_HERE} onClick={showAnother}>
              Try Another Correction
            </Button>
          ) : (
            <Button key="submit" type="submit" form={formId} disabled={!canSubmit(state)}>
              Submit Correction
            </Button>
          )}
        </ActionBar>
      </PlayArea>
    </Dialog>
  );
}

function tellVerdict(isRight: boolean): void {
  const verdict = { about: 'answer', isSilent: true } as const;
  if (isRight) showToast({ title: 'Perfect! Your correction is correct!', tone: 'success', ...verdict });
  else showToast({ title: 'Not quite right. Check the correct answer below.', tone: 'danger', ...verdict });
}
