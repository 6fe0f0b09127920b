import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { MarkedText as MarkedTextView } from '#components/marked-text.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import type { ShownText } from '#lib/shown-text.ts';
import { SecondName } from '#components/second-name.tsx';

interface ResultCardProps {
  /** The id of the ended sitting: its heading takes the focus, and is announced by that. */
  readonly ended: string;
  readonly movesFocus?: boolean;
  /** How it went. */
  readonly summary: ReactNode;
  /** Below how it went: by groups, and what can be put into review. */
  readonly children: ReactNode;
}

/** How a sitting went, whatever the part and the mode: the first thing in its result (EXM-08, MOC-07). */
export function ResultCard({ ended, movesFocus = true, summary, children }: ResultCardProps) {
  const area = useRef<HTMLDivElement>(null);
  useMovedFocus(area, ended, { atFirst: movesFocus });
  return (
    <Card className="flex max-w-2xl flex-col gap-4">
      <div ref={area} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {summary}
      </div>
      {children}
    </Card>
  );
}

interface ResultTableProps {
  readonly title: string;
  /** Of its columns, for whom they are read out. */
  readonly columns: readonly [what: string, how: string];
  readonly rows: readonly ResultRow[];
}

interface ResultRow {
  readonly id: string;
  readonly title: ShownText;
  /** What it means. */
  readonly english?: ShownText | undefined;
  readonly result: ReactNode;
}

/** How it went by theme, text, kind or task. */
export function ResultTable({ title, columns, rows }: ResultTableProps) {
  return (
    <table className="text-start">
      <caption className="pb-1 text-start font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="py-1.5 pe-4 text-start font-normal">
              <MarkedTextView text={row.title} />
              <SecondName english={row.english} className="text-sm text-ink-soft" />
            </th>
            <td className="py-1.5 text-end font-semibold tabular-nums">{row.result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NormLineProps {
  readonly got: number;
  readonly of: number;
  readonly enough: number;
}

/** Whether it was enough by this app's own norm: no official one is published. */
export function NormLine({ got, of, enough }: NormLineProps) {
  return (
    <p className="text-lg">
      {got >= enough ? (
        <Trans>
          <strong>
            Enough: {got} of {of}.
          </strong>{' '}
          Our own pass mark is {enough}. DUO does not publish one.
        </Trans>
      ) : (
        <Trans>
          <strong>
            Not enough yet: {got} of {of}.
          </strong>{' '}
          Our own pass mark is {enough}. DUO does not publish one.
        </Trans>
      )}
    </p>
  );
}
