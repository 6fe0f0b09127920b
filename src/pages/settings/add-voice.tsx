import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PACK_ENDING } from '#content/schema/sound-pack.ts';
import { sizeText } from '#lib/formatted.ts';
import { SOUND_SOURCE } from '#storage/device-values.ts';
import { MAX_OWN_PACK_BYTES, ownPacksOf, type AddFailure } from '#sound/own-packs.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';

const FAILURES: Record<Exclude<AddFailure, 'too-large'>, MessageDescriptor> = {
  ...STORAGE_FAILURES,
  foreign: msg`There is no voice in this file. The name of a voice file ends in “${PACK_ENDING}”. It comes from the page “Record your voice”.`,
  newer: msg`This file was made by a newer version of the app. Update the app here first, then try again.`,
  damaged: msg`This file is damaged: a part of it is missing. Ask for it again. Nothing was added.`,
  'unknown-texts': msg`This app uses none of the texts in this file. Perhaps it is from another version. Nothing was added.`,
  unreadable: msg`The file could not be read. Please choose it again.`,
};

function failureText(failure: AddFailure, language: string): MessageDescriptor {
  if (failure !== 'too-large') return FAILURES[failure];
  const most = sizeText(MAX_OWN_PACK_BYTES, language);
  return msg`This file is too large: ${{ size: most }} is the limit. Nothing was added.`;
}

type Adding =
  | { readonly phase: 'idle' | 'busy' }
  | { readonly phase: 'refused'; readonly failure: AddFailure }
  | { readonly phase: 'added'; readonly recordings: number; readonly unknown: number };

/** Adds somebody's recordings from a file they shared (SPK-04). */
export function AddVoice() {
  const { t, i18n } = useLingui();
  const ownPacks = ownPacksOf(usePlatform());
  const [adding, setAdding] = useState<Adding>({ phase: 'idle' });
  const add = async (file: File) => {
    setAdding({ phase: 'busy' });
    const added = await ownPacks.add(file);
    setAdding(added.ok ? { phase: 'added', ...added.value } : { phase: 'refused', failure: added.error });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <FileField label={<Trans>Add a voice from a file</Trans>} accept={PACK_ENDING} onChosen={add} />
      {adding.phase === 'busy' && (
        <output>
          <Trans>The file is being read …</Trans>
        </output>
      )}
      {adding.phase === 'refused' && (
        <Alert tone="danger">{i18n._(failureText(adding.failure, i18n.locale))}</Alert>
      )}
      {adding.phase === 'added' && (
        <Alert
          tone="success"
          title={t`Added: ${plural(adding.recordings, { one: '# recording', other: '# recordings' })}`}
        >
          {adding.unknown > 0 && (
            <p>
              <Plural
                value={adding.unknown}
                one="# recording of texts that this app does not have: left out."
                other="# recordings of texts that this app does not have: left out."
              />
            </p>
          )}
          <RecordingsFirst />
        </Alert>
      )}
    </div>
  );
}

/** Where the device's voice is preferred, nobody would hear what was just added. */
function RecordingsFirst() {
  const [source, setSource] = useStoredState(SOUND_SOURCE);
  if (source === 'recordings')
    return (
      <p>
        <Trans>You hear it from now on, also without internet.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>
          {' '}
          You hear it when your device has no Dutch voice. If it has one, that voice comes first until you
          choose recordings.
        </Trans>
      </p>
      <Button tone="secondary" className="mt-2" onClick={() => setSource('recordings')}>
        <Trans>Recordings first</Trans>
      </Button>
    </>
  );
}
