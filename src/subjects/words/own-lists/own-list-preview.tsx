import { useState } from 'react';
import type { SkippedRow } from '#content/schema/csv.ts';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import { withArticle } from '#dutch/vocabulary/vocabulary.ts';
import { counted } from '#lib/counted.ts';
import type { OwnRows } from '#learning/own-lists/read-own-rows.ts';
import type { TextEncoding } from '#learning/own-lists/text-of-file.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The content of a file, before any of it is saved. */
export interface FoundList extends OwnRows {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly encoding: TextEncoding;
}

/** Enough to check the columns and the accents. */
const SHOWN_WORDS = 5;
/** More than anybody reads on a page; the report file has all of them. */
const SHOWN_ROWS = 100;

/** The list that a file with this name is added to. */
export function listNamed(name: string, lists: readonly OwnList[]): OwnList | undefined {
  const wanted = name.trim().toLowerCase();
  return lists.find((list) => list.name.toLowerCase() === wanted);
}

interface OwnListPreviewProps {
  readonly found: FoundList;
  readonly lists: readonly OwnList[];
  readonly onKept: (name: string) => void;
  readonly onCancel: () => void;
}

/** The content of a file: its first words, and each row that can't be used with its line and the reason. */
export function OwnListPreview({ found, lists, onKept, onCancel }: OwnListPreviewProps) {
  const [name, setName] = useState(found.name);
  const { rows, skipped, leftOut, encoding } = found;
  const isThere = listNamed(name, lists) !== undefined;
  const isEmpty = rows.length === 0;
  useBusy(!isEmpty);
  return (
    <Card className="flex w-full flex-col gap-4">
      <output className="flex flex-col gap-2">
        <strong className="text-xl">
          {isEmpty ? 'No words found' : `${counted(rows.length, 'word')} found`}
        </strong>
        {encoding === 'windows-1252' && (
          <span>The file does not say which character set it uses. Do the words below look right?</span>
        )}
      </output>
      <ul className="flex flex-col gap-1 empty:hidden">
        {rows.slice(0, SHOWN_WORDS).map((row, place) => (
          // Rows of one file never change places, and two may have the same Dutch.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="wrap-anywhere">
            <b lang="nl">{withArticle(row)}</b> · {row.english}
          </li>
        ))}
        {rows.length > SHOWN_WORDS && <li className="text-ink-soft">and {rows.length - SHOWN_WORDS} more</li>}
      </ul>
      <Rows title={`${counted(skipped.length, 'row')} skipped`} rows={skipped} isOpen />
      <Rows title={`${counted(leftOut.length, 'cell')} left out`} rows={leftOut} />
      {!isEmpty && (
        <TextField
          label="Name of the list"
          name="list-name"
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          {...(isThere && {
            hint: 'You have a list with this name. Its words stay: new ones are added, and words in both become as they are in this file.',
          })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <Button disabled={name.trim() === ''} onClick={() => onKept(name.trim())}>
            {isThere ? 'Add to the list' : 'Save the list'}
          </Button>
        )}
        <Button tone="secondary" onClick={onCancel}>
          {isEmpty ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </Card>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly SkippedRow[];
  readonly isOpen?: boolean;
}

function Rows({ title, rows, isOpen = false }: RowsProps) {
  const { downloads } = usePlatform();
  if (rows.length === 0) return null;
  const texts = rows.map(({ line, reason }) => `Line ${line}: ${reason}`);
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{title}</summary>
      <ul className="flex flex-col gap-1">
        {texts.slice(0, SHOWN_ROWS).map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {texts.length > SHOWN_ROWS && (
        <Button
          tone="quiet"
          className="-ms-3"
          onClick={() => downloads.save('oefenpad-rows.txt', 'text/plain', `${texts.join('\r\n')}\r\n`)}
        >
          Save all {texts.length} as a text file
        </Button>
      )}
    </details>
  );
}
