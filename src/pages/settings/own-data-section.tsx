import { useState } from 'react';
import { counted } from '#lib/counted.ts';
import type { StorageFailure } from '#browser/platform.ts';
import type { BackupFailure, ImportPreview } from './backup.ts';
import { LAST_BACKUP } from '#storage/device-values.ts';
import { SettingsSection } from './settings-section.tsx';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useSession } from '#auth/components/session-context.tsx';
import { loadProjection, useStudyLog } from '#learning/components/study-log-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileField } from '#ui/file-field.tsx';

/** All of a person's data: save a copy, import a copy, delete everything (MEM-13, MEM-16). */
export function OwnDataSection() {
  const [isBroughtIn, setBroughtIn] = useState(false);
  return (
    <SettingsSection title="Your data">
      <p>
        Your answers are saved in this browser and nowhere else. A copy in a file keeps them safe, and takes
        them to another phone or computer. Your recordings and the voices that you added are too large for the
        file. They stay here.
      </p>
      <SaveCopy isBroughtIn={isBroughtIn} />
      <BringIn onBroughtIn={() => setBroughtIn(true)} />
      <DeleteAll />
    </SettingsSection>
  );
}

/** Loaded when a button is pressed, not with the page. Null where loading fails. */
const loadBackup = () => import('./backup.ts').catch(() => null);

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** @param isBroughtIn a copy was imported just now: then nobody is warned that there is none */
function SaveCopy({ isBroughtIn }: { isBroughtIn: boolean }) {
  const platform = usePlatform();
  const { parts } = useCourse();
  const studyLog = useStudyLog();
  const [lastAt, setLastAt] = useState(() => LAST_BACKUP.read(platform.storage));
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const save = async () => {
    const code = await loadBackup();
    if (code === null) return setFailure('failed');
    studyLog.flush();
    const made = await code.makeBackup(platform, parts);
    if (!made.ok) return setFailure(made.error);
    setFailure(null);
    const now = platform.clock.now();
    platform.downloads.save(
      `oefenpad-${new Date(now).toISOString().slice(0, 10)}.json`,
      'application/json',
      made.value,
    );
    LAST_BACKUP.write(platform.storage, now);
    return setLastAt(now);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => void save()}>Save a copy</Button>
      <output className="text-ink-soft">
        {lastAt !== null && `Last copy: ${LONG_DATE.format(lastAt)}.`}
        {lastAt === null && !isBroughtIn && 'You have not saved a copy yet.'}
      </output>
      {failure !== null && <Alert tone="danger">{STORAGE_FAILURES[failure]}</Alert>}
    </div>
  );
}

const FILE_FAILURES: Record<BackupFailure, string> = {
  foreign: 'This is not a copy from Oefenpad. Choose a file whose name begins with oefenpad.',
  newer: 'This copy was made by a newer version of the app. Update the app here first, then try again.',
  damaged: 'This copy is damaged: a part of it is missing or was changed. Nothing was imported.',
};

type Import =
  | { readonly phase: 'none' }
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'preview' | 'done' | 'undone'; readonly preview: ImportPreview };

function BringIn({ onBroughtIn }: { onBroughtIn: () => void }) {
  const platform = usePlatform();
  const { parts } = useCourse();
  const studyLog = useStudyLog();
  const [state, setState] = useState<Import>({ phase: 'none' });
  const refuse = (reason: string) => setState({ phase: 'refused', reason });

  const look = async (file: File) => {
    const code = await loadBackup();
    if (code === null) return refuse(STORAGE_FAILURES.failed);
    const backup = await code.readBackup(platform, await file.text());
    if (!backup.ok) return refuse(FILE_FAILURES[backup.error]);
    studyLog.flush();
    const preview = await code.previewImport(platform, parts, backup.value);
    if (!preview.ok) return refuse(STORAGE_FAILURES[preview.error]);
    return setState({ phase: 'preview', preview: preview.value });
  };
  const change = async (preview: ImportPreview, phase: 'done' | 'undone') => {
    const code = await loadBackup();
    if (code === null) return refuse(STORAGE_FAILURES.failed);
    const changed = await (phase === 'done' ? code.importBackup : code.undoImport)(platform, preview);
    if (!changed.ok) return refuse(STORAGE_FAILURES[changed.error]);
    const projection = await loadProjection(platform, studyLog);
    await projection.reread();
    if (phase === 'done') onBroughtIn();
    return setState({ phase, preview });
  };

  return (
    <div className="flex flex-col items-start gap-3">
      <FileField label="Import a copy" accept=".json,application/json" onChosen={look} />
      {state.phase === 'refused' && <Alert tone="danger">{state.reason}</Alert>}
      {state.phase === 'preview' && (
        <Preview
          preview={state.preview}
          onBringIn={() => void change(state.preview, 'done')}
          onCancel={() => setState({ phase: 'none' })}
        />
      )}
      {state.phase === 'done' && (
        <Alert tone="success">
          <p>Imported: {contentsOf(state.preview).join(', ')}.</p>
          <Button tone="secondary" className="mt-2" onClick={() => void change(state.preview, 'undone')}>
            Undo
          </Button>
        </Alert>
      )}
      {state.phase === 'undone' && <Alert tone="info">Everything was restored.</Alert>}
    </div>
  );
}

/** What the copy has and this device doesn't, each with its number. */
function contentsOf({
  fresh,
  freshAnswers,
  settings,
  sittings,
  exams,
  ownLists,
}: ImportPreview): readonly string[] {
  return [
    counted(freshAnswers, 'answer'),
    counted(fresh.length - freshAnswers, 'other note'),
    counted(Object.keys(settings).length, 'setting'),
    counted(Object.keys(sittings).length, 'game'),
    counted(
      exams.reduce((sum, { count }) => sum + count, 0),
      'mock exam',
    ),
    counted(ownLists.length, 'word list'),
  ].filter((text) => !text.startsWith('0 '));
}

interface PreviewProps {
  readonly preview: ImportPreview;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
}

function Preview({ preview, onBringIn, onCancel }: PreviewProps) {
  const { madeAt, knownEvents } = preview;
  const contents = contentsOf(preview);
  const isNew = contents.length > 0;
  useBusy(isNew);
  return (
    <Alert tone="info" title={`A copy of ${LONG_DATE.format(madeAt)}`}>
      <p>
        {isNew ? `Not here yet: ${contents.join(', ')}.` : 'Everything in it is already here.'}
        {isNew && knownEvents > 0 && ` Here already: ${knownEvents}.`} Nothing here is removed.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isNew && <Button onClick={onBringIn}>Import</Button>}
        <Button tone="secondary" onClick={onCancel}>
          {isNew ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </Alert>
  );
}

function DeleteAll() {
  const platform = usePlatform();
  const { logout } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const erase = async () => {
    const code = await import('./erase.ts').catch(() => null);
    setAsking(false);
    if (code === null) return setFailure('failed');
    const erased = await code.eraseOwnData(platform);
    return erased.ok ? logout('erased') : setFailure(erased.error);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete all my data
      </Button>
      {failure !== null && <Alert tone="danger">{STORAGE_FAILURES[failure]}</Alert>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete all my data?"
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              Keep my data
            </Button>
            <Button tone="danger" onClick={() => void erase()}>
              Delete everything
            </Button>
          </>
        }
      >
        <p>This will be deleted from this device:</p>
        <ul className="mt-2 list-disc ps-6">
          <li>all your answers, and with them your review and your progress</li>
          <li>games and letters that you have started</li>
          <li>your own word lists</li>
          <li>voices that you added, and what you recorded</li>
          <li>your settings and your sign-in</li>
        </ul>
        <p className="mt-2">Save a copy first if you may want your answers back.</p>
      </Dialog>
    </div>
  );
}
