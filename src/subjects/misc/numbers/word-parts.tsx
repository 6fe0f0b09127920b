import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { MoveRight, Plus } from 'lucide-react';
import { Fragment } from 'react';

interface WordPartsProps {
  /** In the order in which they are written. */
  readonly pieces: readonly string[];
  /** Labels below the pieces, one each: `ones`, `and`, `tens`. */
  readonly labels?: readonly string[];
}

/** Pieces that only link others. */
const LINKS = new Set(['en', 'ën', ' ']);
/** The colours of the other pieces, in turn. */
const TILES = [
  'border-action bg-action-soft',
  'border-brand bg-brand-soft',
  'border-success bg-success-soft',
];

/** How a word is built: `twee + ën + twintig → tweeëntwintig` (MSC-09). */
export function WordParts({ pieces, labels }: WordPartsProps) {
  return (
    <p dir="ltr" className="flex flex-wrap items-start gap-x-1.5 gap-y-2 leading-tight wrap-anywhere">
      {pieces.map((piece, place) => (
        // What is written so far: a piece may appear twice.
        <Fragment key={pieces.slice(0, place + 1).join('')}>
          {place > 0 && <Plus aria-hidden size={14} className="mt-3 text-ink-soft" />}
          <WordPart piece={piece} tile={tileAt(pieces, place)} label={labels?.[place]} />
        </Fragment>
      ))}
      <span className="mt-1.5 flex min-w-0 items-center gap-2">
        <MoveRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
        <span className="sr-only">
          <Trans>makes</Trans>
        </span>
        <strong lang="nl" className="text-xl leading-tight wrap-anywhere">
          {pieces.join('')}
        </strong>
      </span>
    </p>
  );
}

interface WordPartProps {
  readonly piece: string;
  readonly tile: string;
  readonly label: string | undefined;
}

function WordPart({ piece, tile, label }: WordPartProps) {
  return (
    <span className="flex flex-col items-center gap-1">
      <span className={clsx('rounded-md border-b-4 px-2.5 py-1.5 text-lg font-semibold', tile)}>
        {piece === ' ' ? (
          <span className="text-sm font-normal text-ink-soft">
            <Trans>space</Trans>
          </span>
        ) : (
          <span lang="nl" className="text-lg">
            {piece}
          </span>
        )}
      </span>
      {label !== undefined && <span className="text-sm text-ink-soft">{label}</span>}
    </span>
  );
}

function tileAt(pieces: readonly string[], place: number): string {
  if (LINKS.has(pieces[place] ?? '')) return 'border-line bg-surface-sunken';
  const before = pieces.slice(0, place).filter((piece) => !LINKS.has(piece)).length;
  return TILES[before % TILES.length] ?? '';
}
