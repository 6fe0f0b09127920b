import { Trans } from '@lingui/react/macro';
import { SettingsSection } from './settings-section.tsx';
import { PICTURES } from '#storage/study-values.ts';
import { PICTURE_LICENCE_PATH } from '#content/schema/word-pictures.ts';
import { MOTION, TEXT_SIZE } from '#storage/device-values.ts';
import { ThemeSwitch } from '#components/settings/theme-switch.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { textLinkClass } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

const TEXT_SIZES = [
  { value: 'normal', label: <Trans>Normal</Trans> },
  { value: 'large', label: <Trans>Large</Trans> },
  { value: 'larger', label: <Trans>Larger</Trans> },
] as const;

const MOTIONS = [
  { value: 'system', label: <Trans>As on my device</Trans> },
  { value: 'less', label: <Trans>Always less</Trans> },
] as const;

const PICTURE_CHOICES = [
  { value: 'on', label: <Trans>Show</Trans> },
  { value: 'off', label: <Trans>Don’t show</Trans> },
] as const;

/** How things look: light or dark, text size, motion. */
export function DisplaySection() {
  const [textSize, setTextSize] = useStoredState(TEXT_SIZE);
  const [motion, setMotion] = useStoredState(MOTION);
  return (
    <SettingsSection title={<Trans>Display</Trans>}>
      <ThemeSwitch />
      <RadioGroup
        legend={<Trans>Text size</Trans>}
        name="text-size"
        options={TEXT_SIZES}
        value={textSize}
        onChange={setTextSize}
      />
      <RadioGroup
        legend={<Trans>Motion</Trans>}
        name="motion"
        options={MOTIONS}
        value={motion}
        onChange={setMotion}
      />
      <PictureChoice />
    </SettingsSection>
  );
}

/** Also names the authors of the pictures and their licence (PIC-01, PIC-02). */
function PictureChoice() {
  const [pictures, setPictures] = useStoredState(PICTURES);
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        legend={<Trans>Pictures of words</Trans>}
        name="pictures"
        options={PICTURE_CHOICES}
        value={pictures}
        onChange={setPictures}
      />
      <p className="text-ink-soft">
        <Trans>
          Review asks some words by their picture. The pictures are Fluent Emoji by Microsoft,{' '}
          <a
            href={PICTURE_LICENCE_PATH}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-flex min-h-11 items-center`}
          >
            MIT licence (new tab)
          </a>
        </Trans>
      </p>
    </div>
  );
}
