import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { readMarkedDutch, readMarkedText, type MarkedPiece } from '#lib/marked-text.ts';
import { type ShownText, textOf } from '#lib/shown-text.ts';

/** A text with Dutch in it, in the markup of the content: `The verb comes last: *omdat ik een vraag [heb]*.` */
export function MarkedText({ text }: { text: ShownText }) {
  const { i18n } = useLingui();
  return inARow(readMarkedText(textOf(text, i18n)).map(drawPiece));
}

/** Dutch text in which `[…]` is highlighted. The surrounding element declares the language. */
export function MarkedDutch({ text }: { text: string }) {
  return inARow(readMarkedDutch(text).map((piece) => drawPiece({ ...piece, isDutch: false })));
}

const GAP = /(_{3,})/;
/** An ending such as `-te`, which must not be separated from its hyphen at the end of a line. */
const ENDING = /^-\p{L}+$/u;

function drawPiece({ text, isDutch, isMarked }: MarkedPiece): ReactNode {
  const lang = isDutch ? 'nl' : undefined;
  if (isMarked) {
    return (
      <strong lang={lang} className="text-brand underline decoration-2 underline-offset-4">
        {text}
      </strong>
    );
  }
  const parts = inARow(text.split(GAP).map(drawGap));
  if (!isDutch) return parts;
  return (
    <span lang="nl" className={ENDING.test(text) ? 'whitespace-nowrap' : undefined}>
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
