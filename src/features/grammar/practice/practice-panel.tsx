import { useRef, useState } from 'react';
import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import { practiceCode } from '#features/grammar/practice/practice-code.tsx';
import type { PracticeCount } from '#features/grammar/practice/practice-head.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { BusyIndicator } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';

export interface PracticePanelProps {
  readonly kind: PracticeKind;
}

/** Practice of one kind without an end, until `Stop`. Loaded late, hence the default export. */
export default function PracticePanel({ kind }: PracticePanelProps) {
  const [stopped, setStopped] = useState<PracticeCount | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useMovedFocus(result, stopped);
  if (stopped === null) {
    return (
      <LazyView
        code={practiceCode(kind)}
        props={{ onStopped: setStopped }}
        placeholder={<BusyIndicator label="Loading practice" />}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={result} tabIndex={-1} className="font-semibold outline-none">
        {stopped.answered === 0
          ? 'Practice stopped. Come back whenever you like.'
          : `Practice stopped: ${stopped.right} of ${stopped.answered} right.`}
      </p>
      <Button tone="secondary" onClick={() => setStopped(null)}>
        Practise again
      </Button>
    </div>
  );
}
