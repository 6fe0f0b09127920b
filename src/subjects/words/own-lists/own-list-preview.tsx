import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import { withArticle } from '#dutch/vocabulary/vocabulary.ts';
import { numberText } from '#lib/formatted.ts';
import type { OwnRows, UnusedRow } from '#learning/own-lists/read-own-rows.ts';
import type { TextEncoding } from '#learning/own-lists/text-of-file.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Meaning } from '#components/meaning.tsx';

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
  const { t, i18n } = useLingui();
  const [name, setName] = useState(found.name);
  const { rows, skipped, leftOut, encoding } = found;
  const isThere = listNamed(name, lists) !== undefined;
  const isEmpty = rows.length === 0;
  useBusy(!isEmpty);
  return (
    <Card className="flex w-full flex-col gap-4">
      <output className="flex flex-col gap-2">
        <strong className="text-xl">
          {isEmpty ? (
            <Trans>No words found</Trans>
          ) : (
            <Trans>
              <Plural value={rows.length} one="# word" other="# words" /> found
            </Trans>
          )}
        </strong>
        {encoding === 'windows-1252' && (
          <span>
            <Trans>The file does not say which character set it uses. Do the words below look right?</Trans>
          </span>
        )}
      </output>
      <ul className="flex flex-col gap-1 empty:hidden">
        {rows.slice(0, SHOWN_WORDS).map((row, place) => (
          // Rows of one file never change places, and two may have the same Dutch.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="wrap-anywhere">
            <b lang="nl">{withArticle(row)}</b> ·{' '}
            <Meaning of={{ meaning: row.english, isTranslated: true }} />
          </li>
        ))}
        {rows.length > SHOWN_WORDS && (
          <li className="text-ink-soft">
            <Trans>and {{ count: numberText(rows.length - SHOWN_WORDS, i18n.locale) }} more</Trans>
          </li>
        )}
      </ul>
      <Rows
        title={<Plural value={skipped.length} one="# row skipped" other="# rows skipped" />}
        rows={skipped}
        isOpen
      />
      <Rows
        title={<Plural value={leftOut.length} one="# cell left out" other="# cells left out" />}
        rows={leftOut}
      />
      {!isEmpty && (
        <TextField
          label={t`Name of the list`}
          name="list-name"
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          {...(isThere && {
            hint: t`You have a list with this name. Its words stay, and new ones are added. Words in both become as they are in this file.`,
          })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <Button disabled={name.trim() === ''} onClick={() => onKept(name.trim())}>
            {isThere ? <Trans>Add to the list</Trans> : <Trans>Save the list</Trans>}
          </Button>
        )}
        <Button tone="secondary" onClick={onCancel}>
          {isEmpty ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Card>
  );
}

interface RowsProps {
  readonly title: ReactNode;
  readonly rows: readonly UnusedRow[];
  readonly isOpen?: boolean;
}

function Rows({ title, rows, isOpen = false }: RowsProps) {
  const { t, i18n } = useLingui();
  const { downloads } = usePlatform();
  if (rows.length === 0) return null;
  const texts = rows.map(
    ({ line, reason }) => t`Line ${{ line: numberText(line, i18n.locale) }}: ${{ reason: i18n._(reason) }}`,
  );
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
          <Trans>Save all {{ count: numberText(texts.length, i18n.locale) }} as a text file</Trans>
        </Button>
      )}
    </details>
  );
}
