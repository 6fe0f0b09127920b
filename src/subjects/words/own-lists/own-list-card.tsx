import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { ownListStore } from '#learning/own-lists/own-list-store.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

interface OwnListCardProps {
  readonly list: OwnList;
  readonly onOpened: () => void;
}

/** One list: its name, its length, and what can be done with it. */
export function OwnListCard({ list, onOpened }: OwnListCardProps) {
  const { name } = list;
  const [asking, setAsking] = useState<'nothing' | 'name' | 'delete'>('nothing');
  const close = () => setAsking('nothing');
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl font-bold wrap-anywhere">{name}</h2>
        <p className="text-ink-soft">
          <Plural value={list.words.length} one="# word" other="# words" />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onOpened}>
          <Trans>
            Open<span className="sr-only">: {name}</span>
          </Trans>
        </Button>
        <Button tone="quiet" onClick={() => setAsking('name')}>
          <Trans>
            Rename<span className="sr-only">: {name}</span>
          </Trans>
        </Button>
        <Button tone="quiet" onClick={() => setAsking('delete')}>
          <Trans>
            Delete<span className="sr-only">: {name}</span>
          </Trans>
        </Button>
      </div>
      {asking === 'name' && <RenameDialog list={list} onClose={close} />}
      {asking === 'delete' && <DeleteDialog list={list} onClose={close} />}
    </Card>
  );
}

interface ListDialogProps {
  readonly list: OwnList;
  readonly onClose: () => void;
}

function RenameDialog({ list, onClose }: ListDialogProps) {
  const { t, i18n } = useLingui();
  const platform = usePlatform();
  const [name, setName] = useState(list.name);
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  useBusy(name !== list.name);
  const rename = async () => {
    const namedAt = platform.clock.now();
    const saved = await ownListStore(platform).save({ ...list, name: name.trim(), namedAt });
    if (saved.ok) onClose();
    else setFailure(saved.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Rename the list`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={name.trim() === ''} onClick={() => void rename()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <TextField
        label={t`Name`}
        name="list-name"
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
    </Dialog>
  );
}

function DeleteDialog({ list, onClose }: ListDialogProps) {
  const { t, i18n } = useLingui();
  const platform = usePlatform();
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const remove = async () => {
    const removed = await ownListStore(platform).remove(list.id);
    if (removed.ok) onClose();
    else setFailure(removed.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Delete “${{ name: list.name }}”?`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Keep the list</Trans>
          </Button>
          <Button tone="danger" onClick={() => void remove()}>
            <Trans>Delete the list</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          <Plural value={list.words.length} one="# word" other="# words" /> will be deleted from this device
          and from review. Your answers are kept: they count again if you import the same words.
        </Trans>
      </p>
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
    </Dialog>
  );
}
