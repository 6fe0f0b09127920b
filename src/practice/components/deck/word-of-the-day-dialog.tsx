import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { wordSizeClass } from './word-front.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Announcement } from '#ui/announcement.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DrawnWordProps {
  /** The id under which the answer is logged (MEM-02). */
  readonly itemId: string;
  readonly dutch: string;
  /** Its display, if not plain text. */
  readonly shown?: ReactNode;
  readonly listenLabel?: string;
  /** The answer. */
  readonly children: ReactNode;
}

export interface WordOfTheDayProps extends DrawnWordProps {
  readonly title: string;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A random word, its answer hidden until asked for (VOC-06, CUL-04). Loaded late, hence the default export. */
export default function WordOfTheDayDialog({ title, onNext, onClose, ...drawn }: WordOfTheDayProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button onClick={onNext}>
            <Trans>Next Word</Trans>
          </Button>
        </>
      }
    >
      <Announcement change={drawn.itemId}>
        <span lang="nl">{drawn.dutch}</span>
      </Announcement>
      <DrawnWord key={drawn.itemId} {...drawn} />
    </Dialog>
  );
}

function DrawnWord({ itemId, dutch, shown = dutch, listenLabel, children }: DrawnWordProps) {
  const { t } = useLingui();
  const { state: answerShown, send } = useMachine<boolean, { readonly kind: 'answer-shown' }>(() => ({
    initial: false,
    reduce: () => true,
    // The answer was needed or checked (docs/decisions/0007).
    answerOf: () => ({ itemId, activity: 'word-of-the-day', grade: 'hard', answer: null }),
  }));
  const answer = useRef<HTMLDivElement>(null);
  // The focused button disappears: the answer takes the focus and is announced.
  useKeptFocus(answer, answerShown);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p
          lang="nl"
          className={clsx(wordSizeClass(dutch), 'min-w-0 leading-tight font-bold break-words hyphens-auto')}
        >
          {shown}
        </p>
        <ListenButton text={dutch} label={listenLabel ?? t`Listen`} />
      </div>
      <div ref={answer} tabIndex={-1} className="outline-none">
        {answerShown ? (
          children
        ) : (
          <Button tone="secondary" onClick={() => send({ kind: 'answer-shown' })}>
            <Trans>Show Answer</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
