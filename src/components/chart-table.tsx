import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ChartTableProps {
  /** The caption for people who read the table without the chart. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The figures of a chart for people who can't see it, or who want them exactly (MEM-12). */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        <Trans>
          As a table<span className="sr-only">: {caption}</span>
        </Trans>
      </summary>
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line-strong py-1 pe-4 text-start">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1 pe-4 text-start font-normal">
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={columns[place + 1]} className="py-1 pe-4 tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
