import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';
import { readMarkedDutch, readMarkedText, type MarkedPiece } from '#lib/marked-text.ts';
import { type ShownText, textOf } from '#lib/shown-text.ts';

interface MarkedTextProps {
  /** A message is in the language of the screen. A string is content: in English, unless it is translated. */
  readonly text: ShownText;
  readonly isTranslated?: boolean | undefined;
  /** Of the element that runs as the text does, so that a long text is cut off where it ends. */
  readonly className?: string;
}

/**
 * English with Dutch in it, in the markup of the content: `The verb comes last: *omdat ik een vraag [heb]*.` Or the same in the chosen
 * language: its letters decide which way it runs, and those of the Dutch don't count (LNG-02). A message runs as the screen does, also where it
 * begins with `KNM` or a Dutch word.
 */
export function MarkedText({ text, isTranslated = typeof text !== 'string', className }: MarkedTextProps) {
  const { i18n } = useLingui();
  return (
    <span
      dir={typeof text === 'string' ? 'auto' : undefined}
      lang={isTranslated ? undefined : 'en'}
      className={clsx('whitespace-pre-line', className)}
    >
      {inARow(runsOf(readMarkedText(textOf(text, i18n))).map(drawRun))}
    </span>
  );
}

/** Dutch text in which `[…]` is highlighted. The surrounding element declares the language. */
export function MarkedDutch({ text }: { text: string }) {
  return inARow(readMarkedDutch(text).map((piece) => drawPiece({ ...piece, isDutch: false })));
}

/** The pieces of one Dutch phrase stay together: between words that run from right to left, each would stand by itself. */
function runsOf(pieces: readonly MarkedPiece[]): readonly (readonly MarkedPiece[])[] {
  const runs: MarkedPiece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run !== undefined && piece.isDutch && run[0]?.isDutch === true) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function drawRun(run: readonly MarkedPiece[]): ReactNode {
  const [first] = run;
  if (run.length === 1 && first !== undefined) return drawPiece(first);
  return (
    <span lang="nl" dir="ltr">
      {inARow(run.map((piece) => drawPiece({ ...piece, isDutch: false })))}
    </span>
  );
}

const GAP = /(_{3,})/;
/** An ending such as `-te`, which must not be separated from its hyphen at the end of a line. */
const ENDING = /^-\p{L}+$/u;

function drawPiece({ text, isDutch, isMarked }: MarkedPiece): ReactNode {
  const dutch = isDutch ? ({ lang: 'nl', dir: 'ltr' } as const) : {};
  if (isMarked) {
    return (
      <strong {...dutch} className="text-brand underline decoration-2 underline-offset-4">
        {text}
      </strong>
    );
  }
  const parts = inARow(text.split(GAP).map(drawGap));
  if (!isDutch) return parts;
  return (
    <span {...dutch} className={ENDING.test(text) ? 'whitespace-nowrap' : undefined}>
      {parts}
    </span>
  );
}

function drawGap(part: string): ReactNode {
  return GAP.test(part) ? <Gap /> : part;
}

/** Pieces of a text in fixed order: they need no keys. */
function inARow(pieces: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces);
}

/** A gap for a missing word. */
function Gap() {
  const { i18n } = useLingui();
  return (
    <span className="mx-1 inline-block w-12 border-b-2 border-brand">
      <span lang={i18n.locale} className="sr-only">
        <Trans>blank</Trans>
      </span>
    </span>
  );
}
