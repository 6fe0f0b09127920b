import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadingBlock, ReadingText } from '#content/schema/exam-rows.ts';
import type { MockReadingBlock, MockReadingKind, MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { EvidenceText, Mark, TextBlocks } from './text-blocks.tsx';

interface MockTextViewProps {
  readonly text: MockReadingText;
  /** The words to mark. */
  readonly evidence: readonly string[];
}

/** A text in a realistic layout: a letter under its head, a notice on a door, a timetable (MOC-01). */
export function MockTextView({ text, evidence }: MockTextViewProps) {
  return (
    <article
      lang="nl"
      className={clsx('flex flex-col gap-4 text-start px-4 py-5 sm:px-6', PAPERS[text.kind])}
    >
      <Head text={text} />
      {text.blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} kind={text.kind} evidence={evidence} />
      ))}
    </article>
  );
}

const SHEET = 'border border-line-strong bg-surface-raised';
const PAPERS: Record<MockReadingKind, string> = {
  advert: 'rounded-md border-4 border-double border-action bg-action-soft',
  email: `rounded-card ${SHEET}`,
  form: `rounded-sm ${SHEET}`,
  'house-rules': `rounded-md border-s-8 border-s-brand ${SHEET}`,
  leaflet: `rounded-md border-b-8 border-b-brand ${SHEET}`,
  letter: `rounded-sm shadow-card ${SHEET}`,
  manual: `rounded-md ${SHEET}`,
  messages: 'rounded-card border border-line bg-surface-sunken',
  news: `rounded-sm border-t-4 border-t-ink ${SHEET}`,
  notice: 'rounded-sm border-2 border-warning bg-warning-soft',
  'price-list': `rounded-md ${SHEET}`,
  timetable: `rounded-md border-t-8 border-t-brand ${SHEET}`,
};

/** The part above the text: sender and date of a letter, the name of a group. */
function Head({ text }: { readonly text: MockReadingText }) {
  switch (text.kind) {
    case 'email':
    case 'letter':
      return (
        <header className="flex flex-col gap-3 border-b border-line pb-3">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
            <Line name="Van" value={text.from} />
            <Line name="Aan" value={text.to} />
            <Line name="Datum" value={text.date} />
          </dl>
          <h3 className="text-lg font-bold">{text.subject}</h3>
        </header>
      );
    case 'news':
      return (
        <header className="flex flex-col gap-1">
          <p className="text-sm text-ink-soft">
            {text.from}, {text.date}
          </p>
          <h3 className="text-2xl leading-tight font-bold">{text.title}</h3>
        </header>
      );
    case 'messages':
      return <h3 className="font-bold">{text.from}</h3>;
    case 'advert':
    case 'form':
    case 'house-rules':
    case 'leaflet':
    case 'manual':
    case 'notice':
    case 'price-list':
    case 'timetable':
      return (
        <header className={clsx('flex flex-col gap-1', text.kind === 'notice' && 'text-center')}>
          <p className="text-sm font-semibold tracking-wide text-ink-soft uppercase">{text.from}</p>
          <h3 className="text-2xl leading-tight font-bold">{text.title}</h3>
        </header>
      );
  }
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </>
  );
}

interface BlockProps {
  readonly block: MockReadingBlock;
  readonly kind: MockReadingKind;
  readonly evidence: readonly string[];
}

function Block({ block, kind, evidence }: BlockProps) {
  const marked = (text: string): ReactNode => <EvidenceText text={text} evidence={evidence} />;
  switch (block.kind) {
    case 'table':
      return <Table head={block.head} rows={block.rows} evidence={evidence} />;
    case 'steps':
      return (
        <ol className="flex list-decimal flex-col gap-2 ps-6 marker:font-bold">
          {block.items.map((item) => (
            <li key={item}>{marked(item)}</li>
          ))}
        </ol>
      );
    case 'choices':
      return <Choices block={block} marked={marked} />;
    case 'message':
      return (
        <div className="flex max-w-[85%] flex-col gap-0.5 rounded-card bg-surface-raised px-3 py-2 shadow-card even:self-end even:bg-brand-soft">
          <p className="text-sm font-semibold text-brand">{block.from}</p>
          <p>{marked(block.text)}</p>
          <p className="self-end text-sm text-ink-soft tabular-nums">{block.time}</p>
        </div>
      );
    case 'call':
    case 'closing':
    case 'details':
    case 'heading':
    case 'list':
    case 'paragraph':
      return <CommonBlock block={block} kind={kind} evidence={evidence} />;
  }
}

/** The pieces that texts of the reading game have too. */
function CommonBlock({ block, kind, evidence }: BlockProps & { readonly block: ReadingBlock }) {
  return <TextBlocks blocks={[block]} look={LOOKS[kind] ?? 'email'} evidence={evidence} />;
}

const LOOKS: Partial<Record<MockReadingKind, ReadingText['kind']>> = {
  advert: 'advert',
  leaflet: 'leaflet',
  notice: 'leaflet',
};

function Choices({
  block,
  marked,
}: {
  readonly block: Extract<MockReadingBlock, { kind: 'choices' }>;
  readonly marked: (text: string) => ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-bold">{block.label}</p>
      <ul className="flex flex-col gap-1.5">
        {block.items.map(({ text, isTicked }) => (
          <li key={text} className="flex gap-2">
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-content-center border-2 border-line-strong"
            >
              {isTicked && <Check size={16} />}
            </span>
            <span>
              {marked(text)}
              {isTicked && <span className="sr-only"> {DUTCH_TICKED}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const DUTCH_TABLE = 'Tabel';
const DUTCH_TICKED = '(aangekruist)';

/** In letters: `63 euro`. */
const SHORT_CELL = 8;

/** A table wider than the screen scrolls separately, also by keyboard. */
function Table({
  head,
  rows,
  evidence,
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly evidence: readonly string[];
}) {
  return (
    // Without a pointer it is scrolled from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={DUTCH_TABLE} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-start tabular-nums">
        <thead>
          <tr className="border-b-2 border-line-strong">
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className={clsx(
                  'px-2 py-1.5 text-start font-bold',
                  cell.length <= SHORT_CELL && 'whitespace-nowrap',
                )}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = '', ...cells]) => {
            const line = [first, ...cells].join(' ');
            // Evidence quotes a whole row.
            const isEvidence = evidence.includes(line);
            return (
              <tr key={line}>
                <th scope="row" className="px-2 py-1.5 text-start font-semibold">
                  {isEvidence ? <Mark>{first}</Mark> : first}
                </th>
                {cells.map((cell, place) => (
                  <td
                    key={head[place + 1]}
                    // An amount stays in one line: the first column has the room.
                    className={clsx('px-2 py-1.5', cell.length <= SHORT_CELL && 'whitespace-nowrap')}
                  >
                    {isEvidence ? <Mark>{cell || '–'}</Mark> : cell || '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
