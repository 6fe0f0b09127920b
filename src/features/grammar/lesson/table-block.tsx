import { useId } from 'react';
import type { LessonBlock } from '#content/schema/grammar-lesson.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** A table with its caption; on a narrow screen it scrolls inside its own box, by keyboard too. */
export function TableBlock({ table }: { table: Extract<LessonBlock, { kind: 'table' }> }) {
  const captionId = useId();
  const { caption, columns, rows } = table;
  return (
    // A box that scrolls must be reached by keyboard, and then say what it is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-labelledby={captionId} tabIndex={0} className="scroll-edges overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption id={captionId} className="pb-2 text-left font-bold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b-2 border-line-strong">
            {columns.map((column) => (
              <ColumnHead key={column} text={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className="border-b border-line">
              <TableCells cells={cells} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Over the names of the rows there may be nothing to see, but a heading without a name is none. */
function ColumnHead({ text }: { text: string }) {
  return (
    <th scope="col" className="px-1.5 py-2 align-bottom text-ink-soft first:pl-0 last:pr-0 sm:px-3">
      {text === '' ? <span className="sr-only">What it is about</span> : <MarkedText text={text} />}
    </th>
  );
}

function TableCells({ cells: [name = '', ...cells] }: { cells: readonly string[] }) {
  return (
    <>
      <th scope="row" className="py-2 pr-1.5 align-top font-semibold sm:pr-3">
        <MarkedText text={name} />
      </th>
      {cells.map((cell, place) => (
        // Two cells of a row may say the same; they never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place} className="px-1.5 py-2 align-top last:pr-0 sm:px-3">
          <MarkedText text={cell} />
        </td>
      ))}
    </>
  );
}
