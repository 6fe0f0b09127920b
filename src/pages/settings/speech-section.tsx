import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { NoVoice } from './no-voice.tsx';
import { SettingsSection } from './settings-section.tsx';
import { spokenSample } from '#content/misc/spoken-sample.ts';
import { SYNTHESISER_LICENCE_PATH } from '#content/schema/sound-pack.ts';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';
import { numberText } from '#lib/formatted.ts';
import type { Result } from '#lib/result.ts';
import { PLAYS_ITSELF, SOUND_SOURCE, VOICE } from '#storage/device-values.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { SpeechRateField } from '#sound/components/speech-rate-field.tsx';
import { textLinkClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** Some Linux machines have more than a hundred for Dutch alone. */
const MAX_VOICES = 12;

/** Which voice reads Dutch aloud, and how fast (SPK-01, SPK-02). */
export function SpeechSection() {
  const { t, i18n } = useLingui();
  const voices = useDutchVoices();
  return (
    <SettingsSection title={<Trans>Dutch speech</Trans>}>
      {/* As high as the result, so that nothing below moves while voices are looked up. */}
      <div className="flex min-h-70 flex-col gap-6 xs:min-h-64">
        <FoundVoices voices={voices} />
      </div>
      <SpeechRateField
        hint={t`The app begins with ${{ rate: numberText(0.8, i18n.locale) }}, a little slower than people speak. It is for voices and recordings. The voice does not get higher or lower.`}
      />
      <PlaysItselfBox />
      <div className="flex flex-col items-start gap-3">
        <p lang="nl" className="wrap-anywhere">
          {spokenSample.dutch}
        </p>
        <ListenButton text={spokenSample.dutch} label={t`Try it`} />
      </div>
      <SynthesiserSource />
    </SettingsSection>
  );
}

/** PTH-04 */
function PlaysItselfBox() {
  const [playsItself, choose] = useStoredState(PLAYS_ITSELF);
  return (
    <Checkbox
      label={<Trans>Say new words and cards automatically</Trans>}
      checked={playsItself === 'on'}
      onChange={({ currentTarget: { checked } }) => choose(checked ? 'on' : 'off')}
    />
  );
}

function FoundVoices({ voices }: { voices: Result<readonly VoiceFacts[], 'unsupported'> | null }) {
  if (voices === null)
    return (
      <p>
        <Trans>Looking for the Dutch voices of this device…</Trans>
      </p>
    );
  const [best] = voices.ok ? voices.value : [];
  if (!voices.ok || best === undefined) return <NoVoice canSpeak={voices.ok} />;
  return (
    <>
      <SourceField />
      <VoiceField voices={voices.value} best={best} />
    </>
  );
}

/** The author and where the source is: GPL-3 requires both. */
function SynthesiserSource() {
  return (
    <p className="text-ink-soft">
      <Trans>
        {' '}
        Where there is no voice and no recording, you hear eSpeak NG. It is a free program:{' '}
        <a
          href={SYNTHESISER_LICENCE_PATH}
          target="_blank"
          rel="noopener noreferrer"
          className={`${textLinkClass} inline-flex min-h-11 items-center`}
        >
          licence and source (new tab)
        </a>
      </Trans>
    </p>
  );
}

/** Null while they are looked up. A voice that was added meanwhile appears when the person comes back. */
function useDutchVoices(): Result<readonly VoiceFacts[], 'unsupported'> | null {
  const { speech, page } = usePlatform();
  const voices = useLoaded(useCallback(() => speech.voices(), [speech]));
  const look = voices.retry;
  useEffect(() => page.onVisible(look), [page, look]);
  return loadedOr(voices, null);
}

const SOURCES = [
  { value: 'voice', label: <Trans>The voice of your device</Trans> },
  { value: 'recordings', label: <Trans>The recordings of the app</Trans> },
] as const;

function SourceField() {
  const [source, setSource] = useStoredState(SOUND_SOURCE);
  return (
    <RadioGroup
      legend={<Trans>What you hear first</Trans>}
      name="sound-source"
      options={SOURCES}
      value={source}
      onChange={setSource}
    />
  );
}

function VoiceField({ voices, best }: { voices: readonly VoiceFacts[]; best: VoiceFacts }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useStoredState(VOICE);
  const isGone = chosen !== null && voices.every(({ name }) => name !== chosen);
  // Of two with the same name, use the better one.
  const names = [...new Set(voices.map(({ name }) => name))];
  const listed = names.filter((name, place) => place < MAX_VOICES || name === chosen);
  return (
    <div className="flex flex-col gap-1">
      <SelectField
        label={<Trans>Voice</Trans>}
        name="voice"
        value={chosen ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value || null)}
      >
        <option value="">{t`The best one: ${{ voice: best.name }}`}</option>
        {listed.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {isGone && <option value={chosen}>{t`${{ voice: chosen }} (not on this device now)`}</option>}
      </SelectField>
      {isGone && (
        <p>
          <Trans>
            The voice that you chose is not on this device now. You hear {{ voice: best.name }} until it is
            back.
          </Trans>
        </p>
      )}
    </div>
  );
}
