import { useState } from 'react';
import { rows } from '#content/grammar/quick-practice.ts';
import { DrawnQuestionDialog } from '#features/grammar/drawn-question-dialog.tsx';
import { pickOne } from '#lib/random.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** A general question by chance (GRA-19). Loaded late, hence the default export. */
export default function QuickPracticeDialog({ onClose }: { onClose: () => void }) {
  const { random } = usePlatform();
  const [first] = useState(() => pickOne(rows, random) ?? rows[0]);
  return (
    <DrawnQuestionDialog
      title="Quick Practice"
      rows={rows}
      first={first}
      nextLabel="Another Question"
      onClose={onClose}
    />
  );
}
