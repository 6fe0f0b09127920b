import { useState } from 'react';
import { PACK_ENDING } from '#content/schema/sound-pack.ts';
import { counted, megabytes } from '#lib/counted.ts';
import { SOUND_SOURCE } from '#storage/device-values.ts';
import { MAX_OWN_PACK_BYTES, ownPacksOf, type AddFailure } from '#sound/own-packs.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';

const FAILURES: Record<AddFailure, string> = {
  ...STORAGE_FAILURES,
  foreign: `There is no voice in this file. The name of a voice file ends in “${PACK_ENDING}”, and it comes from the page “Lend your voice”.`,
  newer: 'This file was made by a newer version of the app. Update the app here first, then try again.',
  damaged: 'This file is damaged: a part of it is missing. Ask for it once more. Nothing was added.',
  'too-large': `This file is too large: ${megabytes(MAX_OWN_PACK_BYTES)} is the most. Nothing was added.`,
  'unknown-texts':
    'This app uses none of the texts in this file. Perhaps it is from another version. Nothing was added.',
  unreadable: 'The file could not be read. Please choose it once more.',
};

type Adding =
  | { readonly phase: 'idle' | 'busy' }
  | { readonly phase: 'refused'; readonly failure: AddFailure }
  | { readonly phase: 'added'; readonly recordings: number; readonly unknown: number };

/** Adds somebody's recordings from a file they shared (SPK-04). */
export function AddVoice() {
  const ownPacks = ownPacksOf(usePlatform());
  const [adding, setAdding] = useState<Adding>({ phase: 'idle' });
  const add = async (file: File) => {
    setAdding({ phase: 'busy' });
    const added = await ownPacks.add(file);
    setAdding(added.ok ? { phase: 'added', ...added.value } : { phase: 'refused', failure: added.error });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <FileField label="Add a voice from a file" accept={PACK_ENDING} onChosen={add} />
      {adding.phase === 'busy' && <output>The file is being read …</output>}
      {adding.phase === 'refused' && <Alert tone="danger">{FAILURES[adding.failure]}</Alert>}
      {adding.phase === 'added' && (
        <Alert tone="success" title={`Added: ${counted(adding.recordings, 'recording')}`}>
          {adding.unknown > 0 && (
            <p>{counted(adding.unknown, 'recording')} of texts that this app does not have: left out.</p>
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
  if (source === 'recordings') return <p>You hear it from now on, also without internet.</p>;
  return (
    <>
      <p>
        You hear it when your device has no Dutch voice. If it has one, that voice comes first until you
        choose recordings.
      </p>
      <Button tone="secondary" className="mt-2" onClick={() => setSource('recordings')}>
        Recordings first
      </Button>
    </>
  );
}
