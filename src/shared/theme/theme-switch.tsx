import { useState } from 'react';
import { THEME } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { chooseTheme, type ThemeChoice } from '#shared/theme/theme.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

const OPTIONS: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As on my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or whatever the device is set to (QUA-16). */
export function ThemeSwitch() {
  const { storage } = usePlatform();
  const [choice, setChoice] = useState(() => THEME.read(storage));
  const change = (value: string) => {
    const next = OPTIONS.find((option) => option.value === value)?.value ?? 'system';
    setChoice(next);
    chooseTheme(storage, next);
  };
  return <RadioGroup legend="Appearance" name="theme" options={OPTIONS} value={choice} onChange={change} />;
}
