import { useRef, useState } from 'react';
import { rows } from '#content/grammar/corrections.ts';
import { CorrectionVerdict } from '#features/grammar/correction-verdict.tsx';
import { useCorrections } from '#features/grammar/use-corrections.ts';
import { canSubmit } from '#domain/question/correction-machine.ts';
import { pickOne } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

/** A wrong sentence to type right, and then another (GRA-20). Loaded late, hence the default export. */
export default function CorrectGrammarDialog({ onClose }: { onClose: () => void }) {
  const { random } = usePlatform();
  const [first] = useState(() => pickOne(rows, random) ?? rows[0]);
  const { state, changeText, submit, showAnother } = useCorrections(rows, first);
  const { phase, sentence, text } = state;
  const field = useRef<HTMLInputElement>(null);
  useMovedFocus(field, sentence);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct the Grammar"
      description="There is a mistake in this sentence. Type the whole sentence as it should be."
      actions={
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p lang="nl" className="border-l-4 border-action pl-4 text-xl font-semibold">
        {sentence.incorrect}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          ref={field}
          label="Your correction"
          name="correction"
          lang="nl"
          // The browser's suggestions would do the work.
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          readOnly={phase === 'judged'}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
        {phase === 'writing' && (
          <Button type="submit" disabled={!canSubmit(state)} className="self-start">
            Submit Correction
          </Button>
        )}
      </form>
      <CorrectionVerdict state={state} onAnother={showAnother} />
    </Dialog>
  );
}
