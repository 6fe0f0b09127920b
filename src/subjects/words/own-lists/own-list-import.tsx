import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import { EXAMPLE_LIST } from './example-list.ts';
import { listNamed, OwnListPreview, type FoundList } from './own-list-preview.tsx';
import { ownListStore } from '#learning/own-lists/own-list-store.ts';
import { readOwnRows } from '#learning/own-lists/read-own-rows.ts';
import { textOfFile } from '#learning/own-lists/text-of-file.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';

type Import =
  | { readonly phase: 'none' }
  | { readonly phase: 'refused'; readonly reason: MessageDescriptor }
  | { readonly phase: 'preview'; readonly found: FoundList }
  | { readonly phase: 'kept'; readonly name: string; readonly words: number };

/** Imports a list from a file (MEM-15): first a preview of what is accepted and what isn't, then the list. */
export function OwnListImport({ lists }: { lists: readonly OwnList[] }) {
  const { t, i18n } = useLingui();
  const platform = usePlatform();
  const [state, setState] = useState<Import>({ phase: 'none' });

  const look = async (file: File) => setState(await lookInto(file, i18n));
  const keep = async (found: FoundList, name: string) => {
    const now = platform.clock.now();
    const list = listNamed(name, lists) ?? newOwnList(platform.page.newId(), name, now);
    const saved = await ownListStore(platform).save(withRows(list, found.rows, now));
    setState(
      saved.ok
        ? { phase: 'kept', name, words: found.rows.length }
        : { phase: 'refused', reason: STORAGE_FAILURES[saved.error] },
    );
  };

  return (
    <section className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <h2 className="text-2xl font-bold">
        <Trans>Import a list</Trans>
      </h2>
      <p>
        <Trans>
          Make a table in Excel, Numbers or Google Sheets and save it as a CSV file. The first line names the
          columns. Only <strong>dutch</strong> and <strong>english</strong> are needed. The example shows the
          others.
        </Trans>
      </p>
      <Button
        tone="secondary"
        onClick={() => platform.downloads.save('oefenpad-example.csv', 'text/csv', EXAMPLE_LIST)}
      >
        <Trans>Save an example file</Trans>
      </Button>
      <FileField label={t`Choose a CSV file`} accept=".csv,.txt,.tsv,text/csv,text/plain" onChosen={look} />
      {state.phase === 'refused' && (
        <Alert tone="danger">{typeof state.reason === 'string' ? state.reason : i18n._(state.reason)}</Alert>
      )}
      {state.phase === 'preview' && (
        <OwnListPreview
          key={state.found.name}
          found={state.found}
          lists={lists}
          onKept={(name) => void keep(state.found, name)}
          onCancel={() => setState({ phase: 'none' })}
        />
      )}
      {state.phase === 'kept' && (
        <Alert tone="success">
          <Trans>
            <Plural value={state.words} one="# word" other="# words" /> saved in “{{ name: state.name }}”. You
            find the list here and among the topics.
          </Trans>
        </Alert>
      )}
    </section>
  );
}

const MAX_BYTES = 5_000_000;

const refused = (reason: MessageDescriptor): Import => ({ phase: 'refused', reason });

async function lookInto(file: File, i18n: Pick<I18n, '_'>): Promise<Import> {
  if (file.size > MAX_BYTES)
    return refused(
      msg`This file is larger than 5 MB, so it is not a list of words. Please choose another one.`,
    );
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return refused(msg`This file could not be read. Please choose it again.`);
  const read = textOfFile(new Uint8Array(bytes));
  if (read.kind === 'spreadsheet')
    return refused(
      msg`This is an Excel file. In Excel, save the table as “CSV UTF-8”, and choose that file.`,
    );
  if (read.kind === 'no-text') return refused(msg`There is no text in this file. Please choose a CSV file.`);
  const found = readOwnRows(read.text);
  if (found.kind === 'no-columns')
    return refused(lackingText(found.lacking, found.firstLine || i18n._(msg`(empty)`)));
  const name = file.name.replace(/\.\w+$/, '').slice(0, 80) || i18n._(msg`My words`);
  return { phase: 'preview', found: { ...found, name, encoding: read.encoding } };
}

function lackingText(lacking: readonly string[], firstLine: string): MessageDescriptor {
  const [column = '', other] = lacking;
  return other === undefined
    ? msg`The first line must name the columns. It does not name ${column}. The first line of this file is: ${firstLine}`
    : msg`The first line must name the columns. It does not name ${column} or ${other}. The first line of this file is: ${firstLine}`;
}
