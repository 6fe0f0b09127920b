import { createElement, Fragment } from 'react';
import { sentenceChanges, type SentenceChange } from '#domain/question/sentence-changes.ts';

const NO_SPACE_BEFORE = /^[.,;:!?]/;

/** Two sentences in one: what goes is struck out, what comes is underlined, and both are said in words. */
export function SentenceChanges({ from, to }: { from: string; to: string }) {
  // As arguments of their own, since they need no keys: two sentences, once compared, stay as they are.
  const changes = createElement(Fragment, null, ...sentenceChanges(from, to).map(drawChange));
  return (
    <span lang="nl" className="text-lg">
      {changes}
    </span>
  );
}

function drawChange(change: SentenceChange, place: number) {
  return (
    <>
      {place > 0 && !NO_SPACE_BEFORE.test(change.text) && ' '}
      <Change change={change} />
    </>
  );
}

function Change({ change: { kind, text } }: { change: SentenceChange }) {
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
