import { clsx } from 'clsx';
import { createElement, Fragment } from 'react';
import type { CorrectionRow } from '#content/schema/grammar-questions.ts';
import type { QuestionResult } from '#domain/question/question-loop.ts';
import { type SentenceChange, sentenceChanges } from '#domain/question/typed-sentence.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** What is said to a correction: right or not, what had to change, and why (GRA-20). Text only: it is read out. */
export function CorrectionVerdict({
  isRight,
  question: sentence,
  answer: text,
}: QuestionResult<CorrectionRow, string>) {
  const { incorrect, correct, english, errorType, explanation } = sentence;
  return (
    <span
      className={clsx(
        'flex flex-col gap-3 rounded-control border-l-4 bg-surface-sunken p-4',
        isRight ? 'border-success' : 'border-danger',
      )}
    >
      <span>
        <strong className={clsx('block', isRight ? 'text-success' : 'text-danger')}>
          {isRight ? '✓ Correct!' : '✗ Correct Answer:'}
        </strong>{' '}
        <span lang="nl" className="block text-xl font-semibold">
          {correct}
        </span>{' '}
        <span className="text-ink-soft">{english}</span>
      </span>
      <span>
        <strong className="block">
          {isRight ? 'What you changed:' : 'What to change in your sentence:'}
        </strong>{' '}
        <SentenceChanges from={isRight ? incorrect : text} to={correct} />
      </span>
      <span>
        <strong>Kind of mistake:</strong> {errorType}
      </span>
      <span>
        <strong>Explanation:</strong> <MarkedText text={explanation} />
      </span>
    </span>
  );
}

const NO_SPACE_BEFORE = /^[.,;:!?]/;

/** Two sentences in one: what goes is struck out, what comes is underlined, and both are said in words. */
function SentenceChanges({ from, to }: { from: string; to: string }) {
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
