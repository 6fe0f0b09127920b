import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import type { OwnList, OwnRow } from '#dutch/vocabulary/own-list.ts';
import { withArticle } from '#dutch/vocabulary/vocabulary.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { ownListStore } from '#learning/own-lists/own-list-store.ts';
import { LONGEST_CELL, ONLY_SUBSECTION } from '#learning/own-lists/read-own-rows.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const NEW_LIST = '';
const EMPTY = { dutch: '', article: '', english: '', example: '' };

type Typed = typeof EMPTY;
type Kept =
  | { readonly phase: 'none' }
  | { readonly phase: 'failed'; readonly failure: StorageFailure }
  | {
      readonly phase: 'kept';
      readonly word: string;
      readonly list: OwnList;
      readonly before: OwnList | null;
    };

/** Adds one word by typing: at work, in a shop, without a computer (MEM-15). */
export function OwnWordForm({ lists }: { lists: readonly OwnList[] }) {
  const { t } = useLingui();
  const platform = usePlatform();
  const store = ownListStore(platform);
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [listId, setListId] = useState<string | null>(null);
  const [kept, setKept] = useState<Kept>({ phase: 'none' });
  const dutch = useRef<HTMLDivElement>(null);
  const chosen = lists.find(({ id }) => id === listId) ?? (listId === null ? lists[0] : undefined);
  useBusy(Object.values(typed).some((text) => text.trim() !== ''));

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const now = platform.clock.now();
    const row = rowOf(typed);
    // The default name, until it is renamed.
    const firstList = t`My words`;
    const list = withRows(chosen ?? newOwnList(platform.page.newId(), firstList, now), [row], now);
    const saved = await store.save(list);
    if (!saved.ok) return setKept({ phase: 'failed', failure: saved.error });
    setKept({ phase: 'kept', word: withArticle(row), list, before: chosen ?? null });
    setListId(list.id);
    setTyped(EMPTY);
    dutch.current?.querySelector('input')?.focus();
  };
  const takeBack = async (list: OwnList, before: OwnList | null) => {
    const taken = await (before === null ? store.remove(list.id) : store.save(before));
    setKept(taken.ok ? { phase: 'none' } : { phase: 'failed', failure: taken.error });
    dutch.current?.querySelector('input')?.focus();
  };
  const fieldOf = (name: keyof Typed) => ({
    name: `own-word-${name}`,
    maxLength: LONGEST_CELL,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });

  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="text-2xl font-bold">
        <Trans>Add a word</Trans>
      </h2>
      <form className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void keep(event)}>
        <div ref={dutch} className="flex flex-col">
          <TextField
            label={t`Dutch`}
            lang="nl"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldOf('dutch')}
          />
        </div>
        <SelectField label={t`Article`} {...fieldOf('article')}>
          <option value="">{t`None`}</option>
          <option value="de" lang="nl">
            de
          </option>
          <option value="het" lang="nl">
            het
          </option>
        </SelectField>
        <TextField
          label={t({ message: 'English', comment: 'What the word means: name your own language.' })}
          autoCapitalize="none"
          {...fieldOf('english')}
        />
        <TextField label={t`A sentence with it, if you like`} lang="nl" {...fieldOf('example')} />
        {lists.length > 0 && (
          <ListChoice lists={lists} chosenId={chosen?.id ?? NEW_LIST} onChoose={setListId} />
        )}
        <div className="self-end">
          <Button type="submit" disabled={typed.dutch.trim() === '' || typed.english.trim() === ''}>
            <Trans>Add the word</Trans>
          </Button>
        </div>
      </form>
      <WhatBecameOfIt kept={kept} onTakenBack={takeBack} />
    </section>
  );
}

interface ListChoiceProps {
  readonly lists: readonly OwnList[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function ListChoice({ lists, chosenId, onChoose }: ListChoiceProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`List`}
      name="own-word-list"
      value={chosenId}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={NEW_LIST}>{t`A new list`}</option>
    </SelectField>
  );
}

interface WhatBecameOfItProps {
  readonly kept: Kept;
  readonly onTakenBack: (list: OwnList, before: OwnList | null) => Promise<void>;
}

function WhatBecameOfIt({ kept, onTakenBack }: WhatBecameOfItProps) {
  const { i18n } = useLingui();
  const keptWord = kept.phase === 'kept' ? kept.word : '';
  return (
    <>
      {kept.phase === 'failed' && <Alert tone="danger">{i18n._(STORAGE_FAILURES[kept.failure])}</Alert>}
      <output className="contents">
        {kept.phase === 'kept' && (
          <div className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            <p>
              <Trans>
                <b lang="nl">{keptWord}</b> is saved in “{{ name: kept.list.name }}”.
              </Trans>
            </p>
            <Button tone="quiet" onClick={() => void onTakenBack(kept.list, kept.before)}>
              <Trans>Delete it again</Trans>
            </Button>
          </div>
        )}
      </output>
    </>
  );
}

function rowOf({ dutch, article, english, example }: Typed): OwnRow {
  return {
    dutch: dutch.trim(),
    english: english.trim(),
    subsection: ONLY_SUBSECTION,
    ...((article === 'de' || article === 'het') && { article }),
    ...(example.trim() !== '' && { example: example.trim() }),
  };
}
