import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';

/** A piece of a comparison of two texts: in both, only in the first, or only in the second. */
export interface TextChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

interface TextChangesProps {
  readonly changes: readonly TextChange[];
  /** The separator between a piece and the next. */
  readonly between?: (next: TextChange) => string;
}

/** Two Dutch texts in one: removed text is struck out, added text is underlined, and both are also announced in words. */
export function TextChanges({ changes, between }: TextChangesProps) {
  // Passed as separate arguments, so that they need no keys: compared texts do not change.
  const drawn = changes.map((change, place): ReactNode => (
    <>
      {place > 0 && between?.(change)}
      <Change change={change} />
    </>
  ));
  return <span lang="nl">{createElement(Fragment, null, ...drawn)}</span>;
}

function Change({ change: { kind, text } }: { change: TextChange }) {
  switch (kind) {
    case 'kept':
      return text;
    case 'removed':
      return (
        <del className="text-danger decoration-2">
          <Said>
            <Trans>take away:</Trans>
          </Said>
          {text}
        </del>
      );
    case 'added':
      return (
        <ins className="font-bold text-success decoration-2 underline-offset-4">
          <Said>
            <Trans>put in:</Trans>
          </Said>
          {text}
        </ins>
      );
  }
}

/** Many screen readers do not announce struck out or underlined text. */
function Said({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <span lang={i18n.locale} className="sr-only">
      {children}{' '}
    </span>
  );
}
