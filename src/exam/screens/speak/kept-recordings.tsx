import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PastSpeaking } from '#exam/engine/speaking-sitting.ts';
import type { ExamTakes } from './use-exam-takes.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';

interface KeptRecordingsProps {
  readonly sitting: Pick<PastSpeaking, 'answers'>;
  readonly sounds: ExamTakes;
}

/** How many recordings of a sitting are on the device, and the way to delete them; its result stays (MOC-10). */
export function KeptRecordings({ sitting: { answers }, sounds }: KeptRecordingsProps) {
  const { i18n, t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const all = Object.values(answers).map(({ id }) => id);
  const here = all.filter((id) => !sounds.isGone(id));
  useKeptFocus(line, here.length);
  if (all.length === 0) return null;
  const remove = async () => {
    const removed = await sounds.forget(here);
    setAsking(false);
    setFailure(removed.ok ? null : removed.error);
  };
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <p ref={line} tabIndex={-1} className="text-ink-soft outline-none">
        {here.length === 0 ? (
          <Trans>The sound of your recordings is not on this device. Your result is still here.</Trans>
        ) : (
          <Plural
            value={here.length}
            one="# recording of this exam is on this device."
            other="# recordings of this exam are on this device."
          />
        )}
      </p>
      {here.length > 0 && (
        <Button tone="quiet" className="-ms-3" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden size={18} />
          <Trans>Delete the recordings</Trans>
        </Button>
      )}
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete the recordings?`}
        description={t`${plural(here.length, {
          one: '# recording of this exam will be deleted from this device.',
          other: '# recordings of this exam will be deleted from this device.',
        })} Your result and your own rating stay.`}
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              <Trans>Keep them</Trans>
            </Button>
            <Button tone="danger" onClick={() => void remove()}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}
