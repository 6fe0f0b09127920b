import { SettingsSection } from '#features/settings/settings-section.tsx';
import { motionSetting, textSizeSetting } from '#services/settings/settings.ts';
import { ThemeSwitch } from '#shared/settings/theme-switch.tsx';
import { useSetting } from '#shared/settings/use-setting.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

const TEXT_SIZES = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
] as const;

const MOTIONS = [
  { value: 'system', label: 'As on my device' },
  { value: 'less', label: 'Always less' },
] as const;

/** What is seen: light or dark, how large the letters are, how much moves. */
export function DisplaySection() {
  const [textSize, setTextSize] = useSetting(textSizeSetting);
  const [motion, setMotion] = useSetting(motionSetting);
  return (
    <SettingsSection title="Display">
      <ThemeSwitch />
      <RadioGroup
        legend="Text size"
        name="text-size"
        options={TEXT_SIZES}
        value={textSize}
        onChange={setTextSize}
      />
      <RadioGroup legend="Motion" name="motion" options={MOTIONS} value={motion} onChange={setMotion} />
    </SettingsSection>
  );
}
