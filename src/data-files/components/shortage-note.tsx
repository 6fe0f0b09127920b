import type { DataFileState } from '#data-files/data-file-cache.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface ShortageNoteProps {
  /** What the files contain. */
  readonly what: 'words' | 'questions' | 'videos';
  readonly states: readonly DataFileState<unknown>[];
  readonly onRetry: () => void;
}

/** Says that the page is incomplete because a file did not arrive in full; shows nothing if all is well (QUA-18). */
export function ShortageNote({ what, states, onRetry }: ShortageNoteProps) {
  const short = states.filter((state) => state.phase === 'ready' && state.shortage !== undefined);
  if (short.length === 0) return null;
  const isFromCopy = short.every((state) => state.phase === 'ready' && state.shortage === 'kept-copy');
  return (
    <div className="mb-6">
      <Alert tone="warning" title={`Some ${what} could not be loaded`}>
        <p>
          {isFromCopy
            ? `Here are the ${what} that were saved on this device. New ones may be missing.`
            : `Some ${what} are missing here for now. Your earlier answers are saved.`}
        </p>
        <Button
          tone="secondary"
          className="mt-3"
          busy={short.some((state) => state.phase === 'ready' && state.isAskedAgain === true)}
          onClick={onRetry}
        >
          Try Again
        </Button>
      </Alert>
    </div>
  );
}
