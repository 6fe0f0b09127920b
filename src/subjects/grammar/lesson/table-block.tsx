import { Trans } from '@lingui/react/macro';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { LessonBlock } from '#content/schema/grammar-lesson.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { MarkedText } from '#components/marked-text.tsx';

/** The roles that these elements have anyway: in some browsers a table loses them when a style sheet stacks it. */
const TABLE = { role: 'table' } as const;
const ROW_GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;
const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
const CELL = { role: 'cell' } as const;

/** A table with its caption. Where its columns don't fit, each row is a card, and each cell is labelled with its column. */
export function TableBlock({ table }: { table: Extract<LessonBlock, { kind: 'table' }> }) {
  const captionId = useId();
  const box = useStackedWhereNarrow();
  const { caption, columns, rows } = table;
  return (
    <div ref={box} className="table-or-cards overflow-x-auto">
      <table {...TABLE} aria-labelledby={captionId} className="w-full border-collapse text-start">
        <caption id={captionId} className="pb-2 text-start font-bold">
          {caption}
        </caption>
        <thead {...ROW_GROUP}>
          <tr {...ROW} className="border-b-2 border-line-strong">
            {columns.map((column) => (
              <ColumnHead key={column} text={column} />
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {rows.map((cells) => (
            <tr {...ROW} key={cells.join('|')} className="border-b border-line">
              <TableCells cells={cells} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The column of row names may have no visible heading, but a heading needs a name. */
function ColumnHead({ text }: { text: string }) {
  return (
    <th
      {...COLUMN_HEAD}
      className="px-1.5 py-2 text-start align-bottom text-ink-soft first:ps-0 last:pe-0 sm:px-3"
    >
      {text === '' ? (
        <span className="sr-only">
          <Trans>What it is about</Trans>
        </span>
      ) : (
        <MarkedText text={text} />
      )}
    </th>
  );
}

interface TableCellsProps {
  readonly cells: readonly string[];
  readonly columns: readonly string[];
}

function TableCells({ cells: [name = '', ...cells], columns: [first = '', ...columns] }: TableCellsProps) {
  return (
    <>
      <th
        {...ROW_HEAD}
        data-column={withoutMarks(first)}
        className="py-2 pe-1.5 text-start align-top font-semibold sm:pe-3"
      >
        <span>
          <MarkedText text={name} />
        </span>
      </th>
      {cells.map((cell, place) => (
        <td
          {...CELL}
          // Two cells of a row may be equal; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          data-column={withoutMarks(columns[place] ?? '')}
          className="px-1.5 py-2 align-top last:pe-0 sm:px-3"
        >
          <span>
            <MarkedText text={cell} />
          </span>
        </td>
      ))}
    </>
  );
}

/**
 * Sets `data-stacked` on the box around a table while the columns need more room than it has, so that the style sheet can stack the cells.
 * What fits depends on the words, the font and the zoom, so the browser measures it.
 */
function useStackedWhereNarrow(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The width that the columns need. Chromium measures it wrong while cells are stacked, so it is remembered.
    let neededPx = 0;
    const stackIfNarrow = () => {
      if (box.current === null) return;
      if (box.current.clientWidth >= neededPx) {
        box.current.removeAttribute('data-stacked');
        const { scrollWidth, clientWidth } = box.current;
        neededPx = scrollWidth > clientWidth ? scrollWidth : 0;
      }
      box.current.toggleAttribute('data-stacked', box.current.clientWidth < neededPx);
    };
    stackIfNarrow();
    const listening = new AbortController();
    // Resizing also covers turning a phone, zooming, and browser bars that come and go.
    addEventListener('resize', stackIfNarrow, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return box;
}
