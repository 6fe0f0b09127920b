import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Speaker } from '#content/schema/sound-pack.ts';
import { AddVoice } from './add-voice.tsx';
import { listText, sizeText } from '#lib/formatted.ts';
import type { StorageFailure } from '#browser/platform.ts';
import { ownPacksOf } from '#sound/own-packs.ts';
import { readSoundIndex } from '#sound/sound-index.ts';
import type { OwnPack } from '#storage/own-packs.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { useLoaded } from '#components/use-loaded.ts';

/** The voices added here, those that come with the app, and a way to add one from a file (SPK-04). */
export default function VoicesPart() {
  return (
    <div className="flex flex-col gap-6">
      <OwnVoices />
      <AddVoice />
      <AppVoices />
    </div>
  );
}

function OwnVoices() {
  const { i18n } = useLingui();
  const ownPacks = ownPacksOf(usePlatform());
  const packs = useStore(ownPacks);
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  useKeptFocus(heading, packs && packs.length);
  if (packs === null || (packs.length === 0 && failure === null)) return null;
  const remove = async (pack: OwnPack) => {
    const gone = await ownPacks.remove(pack);
    setFailure(gone.ok ? null : gone.error);
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        <Trans>Added on this device</Trans>
      </h3>
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      <ul className="flex flex-col gap-4">
        {packs.map((pack) => (
          <li key={pack.id} className="flex flex-col items-start gap-2">
            {pack.speakers.map((speaker) => (
              <VoiceCredit key={speaker.name} speaker={speaker} />
            ))}
            <p className="text-ink-soft">
              <Trans>
                <Plural value={pack.keys.length} one="# recording" other="# recordings" />,{' '}
                {{ size: sizeText(pack.bytes, i18n.locale) }}
              </Trans>
            </p>
            <Button tone="secondary" onClick={() => void remove(pack)}>
              <Trans>
                Delete{' '}
                {{
                  names: listText(
                    pack.speakers.map(({ name }) => name),
                    i18n.locale,
                  ),
                }}
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The voices that come with the app, where their list can be loaded. */
function AppVoices() {
  const { files } = usePlatform();
  const index = useLoaded(useCallback(() => readSoundIndex(files), [files]));
  const speakers = index.phase === 'loaded' ? (index.value?.speakers ?? []) : null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">
        <Trans>In the app</Trans>
      </h3>
      {speakers === null && (
        <output>
          <Trans>Looking for the voices …</Trans>
        </output>
      )}
      {speakers?.length === 0 && (
        <p>
          <Trans>You see them here when you are online.</Trans>
        </p>
      )}
      {speakers !== null && speakers.length > 0 && (
        <ul className="flex flex-col gap-4">
          {speakers.map((speaker) => (
            <li key={`${speaker.name} ${speaker.licence}`}>
              <VoiceCredit speaker={speaker} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function VoiceCredit({ speaker: { name, kind, licence, attribution } }: { speaker: Speaker }) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        {kind === 'person' ? (
          <Trans>
            {name} <span className="font-normal">(a person)</span>
          </Trans>
        ) : (
          <Trans>
            {name} <span className="font-normal">(a computer voice)</span>
          </Trans>
        )}
      </p>
      <p>{attribution}</p>
      <p className="text-ink-soft">{licence}</p>
    </div>
  );
}
