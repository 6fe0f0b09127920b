import { clsx } from 'clsx';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { spokenPieces, type RoomBlock, type RoomText } from '#content/schema/room-text.ts';

interface RoomTextViewProps {
  readonly text: Pick<RoomText, 'title' | 'blocks'>;
  /** False where the page has the title. */
  readonly isTitled?: boolean;
  /** Which of the `spokenPieces` is heard now, from 0. */
  readonly heard?: number | null;
  /** Draws a sentence or a cell; as it is by default. */
  readonly renderText?: (text: string) => ReactNode;
}

/** A text of the reading room, and one’s own (RDG-03, RDG-05): plain, as it is to be read and not only looked at. */
export function RoomTextView({
  text: { title, blocks },
  isTitled = true,
  heard = null,
  renderText = asItIs,
}: RoomTextViewProps) {
  return (
    <article
      lang="nl"
      className="flex flex-col gap-4 text-start rounded-card border border-line bg-surface-raised px-4 py-5 text-lg leading-relaxed sm:px-7 sm:py-6"
    >
      {isTitled && <h3 className="text-xl leading-snug font-bold">{title}</h3>}
      {blocks.map((block, place) => (
        // A text does not change while it is shown, and may say something twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} block={block} heard={heardIn(blocks, place, heard)} renderText={renderText} />
      ))}
    </article>
  );
}

function asItIs(text: string): ReactNode {
  return text;
}

/** Which piece of a block is heard, counted within it; null for none. */
function heardIn(blocks: readonly RoomBlock[], place: number, heard: number | null): number | null {
  const [block] = blocks.slice(place, place + 1);
  if (heard === null || block === undefined) return null;
  const before = spokenPieces({ blocks: blocks.slice(0, place) }).length;
  const isInside = heard >= before && heard < before + spokenPieces({ blocks: [block] }).length;
  return isInside ? heard - before : null;
}

interface BlockProps<Shown extends RoomBlock = RoomBlock> {
  readonly block: Shown;
  readonly heard: number | null;
  readonly renderText: (text: string) => ReactNode;
}

function Block({ block, heard, renderText }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <div>
          {block.from !== undefined && <p className="text-base font-bold text-brand">{block.from}</p>}
          <p>
            <Sentences sentences={block.sentences} first={0} heard={heard} renderText={renderText} />
          </p>
        </div>
      );
    case 'list':
    case 'steps':
      return <Items block={block} heard={heard} renderText={renderText} />;
    case 'table':
      return <Table block={block} heard={heard} renderText={renderText} />;
  }
}

function Items({ block, ...shown }: BlockProps<Extract<RoomBlock, { kind: 'list' | 'steps' }>>) {
  const Element = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <Element
      className={clsx('flex flex-col gap-2 ps-6', block.kind === 'steps' ? 'list-decimal' : 'list-disc')}
    >
      {block.items.map((sentences, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={place}>
          <Sentences sentences={sentences} first={block.items.slice(0, place).flat().length} {...shown} />
        </li>
      ))}
    </Element>
  );
}

interface SentencesProps extends Omit<BlockProps, 'block'> {
  readonly sentences: readonly string[];
  /** The place of the first one in its block. */
  readonly first: number;
}

function Sentences({ sentences, first, heard, renderText }: SentencesProps) {
  return sentences.map((sentence, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <Fragment key={place}>
      <Sentence isHeard={heard === first + place}>{renderText(sentence)}</Sentence>
      {/* Not in the sentence: its edge would lie over the next letter. */}
      {place < sentences.length - 1 && ' '}
    </Fragment>
  ));
}

/** Marked by an edge, too, not by colour alone. */
const HEARD = 'rounded-sm bg-warning-soft outline-2 outline-offset-1 outline-warning';

function Sentence({ isHeard, children }: { readonly isHeard: boolean; readonly children: ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  useSeenWhile(isHeard, element);
  return (
    <span
      ref={element}
      aria-current={isHeard ? 'true' : undefined}
      className={clsx('box-decoration-clone', isHeard && HEARD)}
    >
      {children}
    </span>
  );
}

/** What is heard comes into view. */
function useSeenWhile(isHeard: boolean, element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isHeard) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard, element]);
}

const DUTCH_TABLE = 'Tabel';

/** A table wider than the screen scrolls by itself, also by keyboard. */
function Table({ block, heard, renderText }: BlockProps<Extract<RoomBlock, { kind: 'table' }>>) {
  return (
    // Without a pointer it is scrolled from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={DUTCH_TABLE} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-start text-base tabular-nums">
        <thead>
          <Row cells={block.head} isHead isHeard={heard === 0} renderText={renderText} />
        </thead>
        <tbody className="divide-y divide-line">
          {block.rows.map((cells, place) => (
            <Row key={cells.join(' ')} cells={cells} isHeard={heard === place + 1} renderText={renderText} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Pick<BlockProps, 'renderText'> {
  readonly cells: readonly string[];
  readonly isHead?: boolean;
  readonly isHeard: boolean;
}

/** A row is heard as a whole. */
function Row({ cells, isHead = false, isHeard, renderText }: RowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  useSeenWhile(isHeard, element);
  return (
    <tr
      ref={element}
      aria-current={isHeard ? 'true' : undefined}
      className={clsx(isHead && 'border-b-2 border-line-strong', isHeard && HEARD)}
    >
      {cells.map((cell, place) => {
        const content = cell === '' ? '–' : renderText(cell);
        const key = `${place} ${cell}`;
        if (!isHead && place > 0)
          return (
            <td key={key} className="px-2 py-1.5 align-top">
              {content}
            </td>
          );
        return (
          <th
            key={key}
            scope={isHead ? 'col' : 'row'}
            className="px-2 py-1.5 text-start align-top font-semibold"
          >
            {content}
          </th>
        );
      })}
    </tr>
  );
}
