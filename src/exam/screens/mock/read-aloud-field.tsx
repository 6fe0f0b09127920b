import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { EXAM_READ_ALOUD } from '#storage/exam-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { Checkbox } from '#ui/checkbox.tsx';

/** Whether questions are read aloud by themselves: chosen before an exam, and kept for the next (MOC-08, MOC-14). */
export function ReadAloudField({ label }: { readonly label: string }) {
  const [readAloud, setReadAloud] = useStoredState(EXAM_READ_ALOUD);
  const hint = useId();
  return (
    <div>
      <Checkbox
        label={label}
        aria-describedby={hint}
        checked={readAloud === 'on'}
        onChange={({ target }) => setReadAloud(target.checked ? 'on' : 'off')}
      />
      <p id={hint} className="text-ink-soft">
        <Trans>
          In the exam the questions are read aloud, too. You can stop the sound at any time. Turn this off if
          you use a screen reader, or want to start the sound yourself.
        </Trans>
      </p>
    </div>
  );
}
