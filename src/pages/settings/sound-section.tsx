import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { SettingsSection } from './settings-section.tsx';
import { sizeText } from '#lib/formatted.ts';
import { SAVE_PROBLEMS, offlineSoundOf, type OfflineSoundState } from '#sound/offline-sound.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Downloads all recordings and the synthesiser, for use without a connection (QUA-10). */
export function SoundSection() {
  const { t, i18n } = useLingui();
  const sound = offlineSoundOf(usePlatform());
  const state = useStore(sound);
  const status = useRef<HTMLOutputElement>(null);
  useKeptFocus(status, state.phase === 'loading' ? null : state.phase === 'resting' && state.saved.files);
  const isResting = state.phase === 'resting';
  const isSaving = state.phase === 'saving';
  const isWhole = 'saved' in state && state.saved.files === state.total.files;
  return (
    <SettingsSection title={<Trans>Sound on this device</Trans>}>
      <p>
        <Trans>
          Many exercises have recorded Dutch, and a computer voice can say the rest. What you listened to once
          plays again without internet. Save all of it to listen everywhere.
        </Trans>
      </p>
      <div className="flex flex-col items-start gap-3">
        {isSaving && (
          <div className="w-full">
            <ProgressBar
              label={t`${{ saved: sizeText(state.saved.bytes, i18n.locale) }} of ${{ total: sizeText(state.total.bytes, i18n.locale) }} is here`}
              value={state.saved.bytes}
              max={state.total.bytes}
              showPercentage
            />
          </div>
        )}
        <output ref={status} tabIndex={-1}>
          {i18n._(statusOf(state, i18n.locale))}
        </output>
        {isResting && state.problem !== null && (
          <Alert tone="danger">{i18n._(SAVE_PROBLEMS[state.problem])}</Alert>
        )}
        {/* Its height is reserved before the button is known, so that nothing below moves. */}
        <div className="flex min-h-11 flex-wrap gap-3">
          {(isSaving || (isResting && !isWhole)) && (
            // One button for both, so that it keeps the focus.
            <Button
              tone={isSaving ? 'secondary' : 'primary'}
              onClick={isSaving ? sound.stop : () => void sound.saveAll()}
            >
              {isSaving ? <Trans>Stop</Trans> : <Trans>Save all sound on this device</Trans>}
            </Button>
          )}
          {isResting && state.saved.files > 0 && (
            <Button tone="secondary" onClick={() => void sound.deleteAll()}>
              <Trans>Delete the sound</Trans>
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}

function statusOf(state: OfflineSoundState, language: string): MessageDescriptor {
  switch (state.phase) {
    case 'loading':
      return msg`Looking for the sound on this device…`;
    case 'unavailable':
      return msg`The sound can’t be saved now: you are offline, or this browser does not save files. With internet you can listen as usual.`;
    case 'saving':
      return msg`The sound is loading. You can use the app.`;
    case 'resting': {
      const { saved, total } = state;
      if (saved.files === total.files)
        return msg`All sound is on this device (${{ size: sizeText(total.bytes, language) }}).`;
      const rest = sizeText(total.bytes - saved.bytes, language);
      return saved.files === 0
        ? msg`All of it is ${rest}.`
        : msg`${{ size: sizeText(saved.bytes, language) }} is on this device. The rest is ${rest}.`;
    }
  }
}
