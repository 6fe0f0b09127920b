import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Typing } from './use-typed-attempt.ts';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

interface TypedFieldProps {
  readonly typing: Typing;
  readonly label: string;
  /** What the sentence begins with. */
  readonly start?: ReactNode;
}

/** The field for a Dutch answer; Enter checks it. */
export function TypedField({ typing: { attempt, send, check }, label, start }: TypedFieldProps) {
  const isOpen = attempt.phase === 'typing';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextField
        {...(isOpen ? FOCUS_HERE : {})}
        label={label}
        hint={start}
        name="answer"
        lang="nl"
        autoComplete="off"
        autoCapitalize="none"
        // The browser's suggestions would do the work.
        autoCorrect="off"
        spellCheck={false}
        value={attempt.text}
        readOnly={!isOpen}
        onChange={({ currentTarget }) => send({ kind: 'text-changed', text: currentTarget.value })}
      />
    </form>
  );
}

interface TypedActionsProps {
  readonly typing: Typing;
  readonly checkLabel?: string;
  /** Offers a way out from the beginning, and not only after an answer that was turned back. */
  readonly canGiveUp?: boolean;
}

/** The buttons until an answer counts. */
export function TypedActions({ typing, checkLabel, canGiveUp = false }: TypedActionsProps) {
  const { t } = useLingui();
  const checkText = checkLabel ?? t`Check`;
  const { attempt, send, check, retry } = typing;
  switch (attempt.phase) {
    case 'given':
      return null;
    case 'unsure':
      return <OwnVerdict onGiven={(isRight) => send({ kind: 'judged-by-person', isRight })} />;
    case 'waiting':
      return retry === null ? (
        <Button busy className="grow">
          {checkText}
        </Button>
      ) : (
        <Button className="grow" onClick={retry}>
          <Trans>Try Again</Trans>
        </Button>
      );
    case 'typing':
      return (
        <>
          {(canGiveUp || attempt.avoided > 0) && (
            <Button tone="secondary" onClick={() => send({ kind: 'given-up' })}>
              <Trans>I don’t know</Trans>
            </Button>
          )}
          <Button key="check" className="grow" disabled={attempt.text.trim() === ''} onClick={check}>
            {checkText}
          </Button>
        </>
      );
  }
}

/** Who answers too quickly has it asked once more, and can still say that it was right: so `wrong` comes first. */
function OwnVerdict({ onGiven }: { readonly onGiven: (isRight: boolean) => void }) {
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">
        <Trans>Was your answer right?</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-2 max-sm:[&>button]:px-2">
        <Button tone="secondary" onClick={() => onGiven(true)}>
          <Trans>Mine was right</Trans>
        </Button>
        <Button {...FOCUS_HERE} tone="secondary" onClick={() => onGiven(false)}>
          <Trans>Mine was wrong</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
