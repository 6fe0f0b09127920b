import { createElement, Fragment, type ReactNode } from 'react';

/** A piece of two texts laid over each other: what both have, what only the first has, what only the second has. */
export interface TextChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

interface TextChangesProps {
  readonly changes: readonly TextChange[];
  /** What stands between a piece and the next. */
  readonly between?: (next: TextChange) => string;
}

/** Two Dutch texts in one: what goes is struck out, what comes is underlined, and both are said in words. */
export function TextChanges({ changes, between }: TextChangesProps) {
  // As arguments of their own, since they need no keys: two texts, once compared, stay as they are.
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
          <Said>take away:</Said>
          {text}
        </del>
      );
    case 'added':
      return (
        <ins className="font-bold text-success decoration-2 underline-offset-4">
          <Said>put in:</Said>
          {text}
        </ins>
      );
  }
}

/** Many screen readers don't tell struck out from underlined. */
function Said({ children }: { children: string }) {
  return (
    <span lang="en" className="sr-only">
      {children}{' '}
    </span>
  );
}
