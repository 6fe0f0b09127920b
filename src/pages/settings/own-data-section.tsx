import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateText, listText, numberText } from '#lib/formatted.ts';
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
    <SettingsSection title={<Trans>Your data</Trans>}>
      <p>
        <Trans>
          {' '}
          Your answers are saved in this browser and nowhere else. A copy in a file keeps them safe, and takes
          them to another phone or computer. Your recordings and the voices that you added are too large for
          the file. They stay here.
        </Trans>
      </p>
      <SaveCopy isBroughtIn={isBroughtIn} />
      <BringIn onBroughtIn={() => setBroughtIn(true)} />
      <DeleteAll />
    </SettingsSection>
  );
}

/** Loaded when a button is pressed, not with the page. Null where loading fails. */
const loadBackup = () => import('./backup.ts').catch(() => null);

/** @param isBroughtIn a copy was imported just now: then nobody is warned that there is none */
function SaveCopy({ isBroughtIn }: { isBroughtIn: boolean }) {
  const { i18n } = useLingui();
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
      <Button onClick={() => void save()}>
        <Trans>Save a copy</Trans>
      </Button>
      <output className="text-ink-soft">
        {lastAt !== null && <Trans>Last copy: {{ date: dateText(lastAt, i18n.locale) }}.</Trans>}
        {lastAt === null && !isBroughtIn && <Trans>You have not saved a copy yet.</Trans>}
      </output>
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
    </div>
  );
}

const FILE_FAILURES: Record<BackupFailure, MessageDescriptor> = {
  foreign: msg`This is not a copy from Oefenpad. Choose a file whose name begins with oefenpad.`,
  newer: msg`This copy was made by a newer version of the app. Update the app here first, then try again.`,
  damaged: msg`This copy is damaged: a part of it is missing or was changed. Nothing was imported.`,
};

type Import =
  | { readonly phase: 'none' }
  | { readonly phase: 'refused'; readonly reason: MessageDescriptor }
  | { readonly phase: 'preview' | 'done' | 'undone'; readonly preview: ImportPreview };

function BringIn({ onBroughtIn }: { onBroughtIn: () => void }) {
  const { i18n } = useLingui();
  const platform = usePlatform();
  const { parts } = useCourse();
  const studyLog = useStudyLog();
  const [state, setState] = useState<Import>({ phase: 'none' });
  const refuse = (reason: MessageDescriptor) => setState({ phase: 'refused', reason });

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
      <FileField label={<Trans>Import a copy</Trans>} accept=".json,application/json" onChosen={look} />
      {state.phase === 'refused' && <Alert tone="danger">{i18n._(state.reason)}</Alert>}
      {state.phase === 'preview' && (
        <Preview
          preview={state.preview}
          onBringIn={() => void change(state.preview, 'done')}
          onCancel={() => setState({ phase: 'none' })}
        />
      )}
      {state.phase === 'done' && (
        <Alert tone="success">
          <p>
            <Trans>Imported: {{ contents: contentsText(state.preview, i18n) }}.</Trans>
          </p>
          <Button tone="secondary" className="mt-2" onClick={() => void change(state.preview, 'undone')}>
            <Trans>Undo</Trans>
          </Button>
        </Alert>
      )}
      {state.phase === 'undone' && (
        <Alert tone="info">
          <Trans>Everything was restored.</Trans>
        </Alert>
      )}
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
}: ImportPreview): readonly MessageDescriptor[] {
  const others = fresh.length - freshAnswers;
  const ofSettings = Object.keys(settings).length;
  const games = Object.keys(sittings).length;
  const mockExams = exams.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      count: freshAnswers,
      text: msg({ message: plural(freshAnswers, { one: '# answer', other: '# answers' }) }),
    },
    {
      count: others,
      text: msg({ message: plural(others, { one: '# other note', other: '# other notes' }) }),
    },
    {
      count: ofSettings,
      text: msg({ message: plural(ofSettings, { one: '# setting', other: '# settings' }) }),
    },
    { count: games, text: msg({ message: plural(games, { one: '# game', other: '# games' }) }) },
    {
      count: mockExams,
      text: msg({ message: plural(mockExams, { one: '# mock exam', other: '# mock exams' }) }),
    },
    {
      count: ownLists.length,
      text: msg({ message: plural(ownLists.length, { one: '# word list', other: '# word lists' }) }),
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ text }) => text);
}

function contentsText(preview: ImportPreview, i18n: I18n): string {
  return listText(
    contentsOf(preview).map((text) => i18n._(text)),
    i18n.locale,
  );
}

interface PreviewProps {
  readonly preview: ImportPreview;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
}

function Preview({ preview, onBringIn, onCancel }: PreviewProps) {
  const { t, i18n } = useLingui();
  const { madeAt, knownEvents } = preview;
  const isNew = contentsOf(preview).length > 0;
  useBusy(isNew);
  return (
    <Alert tone="info" title={t`A copy of ${{ date: dateText(madeAt, i18n.locale) }}`}>
      <p>
        {isNew ? (
          <Trans>Not here yet: {{ contents: contentsText(preview, i18n) }}.</Trans>
        ) : (
          <Trans>Everything in it is already here.</Trans>
        )}{' '}
        {isNew && knownEvents > 0 && (
          <>
            <Trans>Here already: {{ count: numberText(knownEvents, i18n.locale) }}.</Trans>{' '}
          </>
        )}
        <Trans>Nothing here is deleted.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isNew && (
          <Button onClick={onBringIn}>
            <Trans>Import</Trans>
          </Button>
        )}
        <Button tone="secondary" onClick={onCancel}>
          {isNew ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
        </Button>
      </div>
    </Alert>
  );
}

function DeleteAll() {
  const { t, i18n } = useLingui();
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
        <Trans>Delete all my data</Trans>
      </Button>
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete all my data?`}
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(false)}>
              <Trans>Keep my data</Trans>
            </Button>
            <Button tone="danger" onClick={() => void erase()}>
              <Trans>Delete everything</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>This will be deleted from this device:</Trans>
        </p>
        <ul className="mt-2 list-disc ps-6">
          <li>
            <Trans>all your answers, and with them your review and your progress</Trans>
          </li>
          <li>
            <Trans>games and letters that you have started</Trans>
          </li>
          <li>
            <Trans>your own word lists</Trans>
          </li>
          <li>
            <Trans>voices that you added, and what you recorded</Trans>
          </li>
          <li>
            <Trans>your settings and your login</Trans>
          </li>
        </ul>
        <p className="mt-2">
          <Trans>Save a copy first if you may want your answers back.</Trans>
        </p>
      </Dialog>
    </div>
  );
}
