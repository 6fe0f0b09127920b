import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FragmentSound, SentenceButton, Transcript } from '#practice/components/text/fragment-text.tsx';
import type { ListeningFragment } from '#sound/listening-fragment.ts';
import { Button } from '#ui/button.tsx';

interface HeardFragmentProps {
  readonly fragment: ListeningFragment;
  readonly isAnswered: boolean;
}

/** What a question is about, to the ear: its text comes with the answer (LIS-02), or earlier for a person who can't listen now. */
export function HeardFragment({ fragment, isAnswered }: HeardFragmentProps) {
  const [isRead, setRead] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p lang="nl" className="text-lg font-semibold">
        {fragment.setting}
      </p>
      <FragmentSound fragment={fragment} tone={isAnswered || isRead ? 'secondary' : 'primary'}>
        {!isAnswered && !isRead && (
          <Button tone="quiet" onClick={() => setRead(true)}>
            <Trans>I can’t listen now: show the text</Trans>
          </Button>
        )}
      </FragmentSound>
      {isRead && !isAnswered && <Transcript fragment={fragment} />}
    </div>
  );
}

/** Below the answer, so that nothing above it moves. */
export function FragmentTold({ fragment }: Pick<HeardFragmentProps, 'fragment'>) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-start gap-2">
      <Transcript fragment={fragment} />
      <SentenceButton fragment={fragment} title={t`The fragment`} />
    </div>
  );
}
