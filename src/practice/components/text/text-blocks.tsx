import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReadingBlock, ReadingText } from '#content/schema/exam-rows.ts';

interface TextBlocksProps {
  readonly blocks: readonly ReadingBlock[];
  readonly look: ReadingText['kind'];
  readonly evidence: readonly string[];
}

/** The pieces of a text from top to bottom. */
export function TextBlocks({ blocks, look, evidence }: TextBlocksProps) {
  return blocks.map((block) => (
    <Block key={JSON.stringify(block)} block={block} look={look} evidence={evidence} />
  ));
}

interface BlockProps {
  readonly block: ReadingBlock;
  readonly look: ReadingText['kind'];
  readonly evidence: readonly string[];
}

function Block({ block, look, evidence }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <h4 className={clsx('mt-2 text-xl font-bold', look === 'advert' ? 'text-action' : 'text-brand')}>
          {block.text}
        </h4>
      );
    case 'paragraph':
      return (
        <p>
          <EvidenceText text={block.text} evidence={evidence} />
        </p>
      );
    case 'call':
      return (
        <p className={clsx('text-xl leading-snug font-bold', CALLS[look])}>
          <EvidenceText text={block.text} evidence={evidence} />
        </p>
      );
    case 'list':
      return (
        <ul className={clsx('flex list-outside flex-col gap-1.5 ps-6', LISTS[look])}>
          {block.items.map((text) => (
            <li key={text}>
              <EvidenceText text={text} evidence={evidence} />
            </li>
          ))}
        </ul>
      );
    case 'details':
      return <Details rows={block.rows} look={look} evidence={evidence} />;
    case 'closing':
      return (
        <p className="mt-1 flex flex-col">
          {block.lines.map((line) => (
            <span key={line}>
              <EvidenceText text={line} evidence={evidence} />
            </span>
          ))}
        </p>
      );
  }
}

const CALLS: Record<ReadingText['kind'], string> = {
  leaflet: 'rounded-md border-s-8 border-action bg-action-soft px-4 py-3',
  email: '',
  advert: 'rounded-md bg-action px-4 py-3 text-center text-action-ink',
};

/** An advert with instructions numbers its steps. */
const LISTS: Record<ReadingText['kind'], string> = {
  leaflet: 'list-disc marker:text-action',
  email: 'list-disc',
  advert: 'list-decimal marker:font-bold marker:text-action',
};

interface DetailsProps {
  readonly rows: readonly (readonly [string, string])[];
  readonly look: ReadingText['kind'];
  readonly evidence: readonly string[];
}

/** Label and value in two columns, ruled like a table of opening hours. */
function Details({ rows, look, evidence }: DetailsProps) {
  return (
    <dl
      className={clsx(
        'divide-y divide-line-strong border-y border-line-strong',
        look === 'leaflet' && 'bg-brand-soft px-3',
      )}
    >
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[minmax(5rem,1fr)_minmax(0,3fr)] gap-x-4 py-1.5">
          <dt className="font-bold">{label}</dt>
          <dd>
            <EvidenceText text={value} evidence={evidence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface EvidenceTextProps {
  readonly text: string;
  readonly evidence: readonly string[];
}

/** A piece of a text, with the evidence for a question marked (REA-02, EXM-08, MOC-07). */
export function EvidenceText({ text, evidence }: EvidenceTextProps) {
  const places = placesOf(text, evidence);
  if (places.length === 0) return text;
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  );
}

/** Marked by a line too, not by colour alone. */
export function Mark({ children }: { readonly children: string }) {
  return (
    <mark className="rounded-sm bg-warning-soft box-decoration-clone px-0.5 text-ink underline decoration-warning decoration-2 underline-offset-4">
      {children}
    </mark>
  );
}

/** The ranges of the evidence in order; of two overlapping ones the first. */
function placesOf(text: string, evidence: readonly string[]): readonly { start: number; end: number }[] {
  const found = evidence
    .map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start);
  const apart: { start: number; end: number }[] = [];
  for (const place of found) if (place.start >= (apart.at(-1)?.end ?? 0)) apart.push(place);
  return apart;
}
