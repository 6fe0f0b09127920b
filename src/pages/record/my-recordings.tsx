import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { SavePack } from './save-pack.tsx';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import type { BoothTakes } from './use-booth-takes.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';

/** The recordings on this device: save them as a file, or delete them all. */
export function MyRecordings({ takes, set }: { takes: BoothTakes; set: RecordingSet | undefined }) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const all = [...(takes.byText?.values() ?? [])];
  useKeptFocus(heading, takes.byText && all.length);
  const removeAll = async () => {
    const gone = await takes.remove(all.map(({ key }) => key));
    setAsking(false);
    setFailure(gone.ok ? null : gone.error);
  };
  return (
    <section aria-labelledby="my-recordings" className="flex flex-col items-start gap-4">
      <h2 ref={heading} id="my-recordings" tabIndex={-1} className="text-xl font-bold">
        <Trans>Your recordings</Trans>
      </h2>
      <p>
        {all.length === 0 ? (
          <Trans>There are none on this device yet.</Trans>
        ) : (
          <Plural
            value={all.length}
            one="# recording on this device. They stay when you close the app."
            other="# recordings on this device. They stay when you close the app."
          />
        )}
      </p>
      {set !== undefined && <SavePack key={set.id} takes={takes} set={set} />}
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      {all.length > 0 && (
        <Button tone="secondary" onClick={() => setAsking(true)}>
          <Trans>Delete all my recordings</Trans>
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete all your recordings?`}
        description={t({
          message: plural(all.length, {
            one: '# recording will be deleted from this device. Files that you saved stay.',
            other: '# recordings will be deleted from this device. Files that you saved stay.',
          }),
        })}
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              <Trans>Keep them</Trans>
            </Button>
            <Button tone="danger" onClick={() => void removeAll()}>
              <Trans>Delete all</Trans>
            </Button>
          </>
        }
      />
    </section>
  );
}
