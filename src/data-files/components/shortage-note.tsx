import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DataFileState } from '#data-files/data-file-cache.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Content = 'words' | 'questions' | 'videos';

const TITLES: Record<Content, MessageDescriptor> = {
  words: msg`Some words could not be loaded`,
  questions: msg`Some questions could not be loaded`,
  videos: msg`Some videos could not be loaded`,
};
const FROM_COPY: Record<Content, MessageDescriptor> = {
  words: msg`Here are the words that were saved on this device. New ones may be missing.`,
  questions: msg`Here are the questions that were saved on this device. New ones may be missing.`,
  videos: msg`Here are the videos that were saved on this device. New ones may be missing.`,
};
const MISSING: Record<Content, MessageDescriptor> = {
  words: msg`Some words are missing here for now. Your earlier answers are saved.`,
  questions: msg`Some questions are missing here for now. Your earlier answers are saved.`,
  videos: msg`Some videos are missing here for now. Your earlier answers are saved.`,
};

interface ShortageNoteProps {
  /** What the files contain. */
  readonly what: Content;
  readonly states: readonly DataFileState<unknown>[];
  readonly onRetry: () => void;
}

/** Says that the page is incomplete because a file did not arrive in full; shows nothing if all is well (QUA-18). */
export function ShortageNote({ what, states, onRetry }: ShortageNoteProps) {
  const { i18n } = useLingui();
  const short = states.filter((state) => state.phase === 'ready' && state.shortage !== undefined);
  if (short.length === 0) return null;
  const isFromCopy = short.every((state) => state.phase === 'ready' && state.shortage === 'kept-copy');
  return (
    <div className="mb-6">
      <Alert tone="warning" title={i18n._(TITLES[what])}>
        <p>{i18n._((isFromCopy ? FROM_COPY : MISSING)[what])}</p>
        <Button
          tone="secondary"
          className="mt-3"
          busy={short.some((state) => state.phase === 'ready' && state.isAskedAgain === true)}
          onClick={onRetry}
        >
          <Trans>Try Again</Trans>
        </Button>
      </Alert>
    </div>
  );
}
