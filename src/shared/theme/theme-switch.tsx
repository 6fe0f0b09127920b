import { useState } from 'react';
import type { KeyValueStore } from '#platform/platform.ts';
import { THEME } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { onDeviceThemeChange, showTheme, type Theme } from '#ui/screen.ts';

const OPTIONS: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As on my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or whatever the device is set to (QUA-16). Kept where the device can; it holds for this visit otherwise. */
export function ThemeSwitch() {
  const { storage } = usePlatform();
  const [choice, setChoice] = useState(() => THEME.read(storage));
  const change = (value: string) => {
    const next = OPTIONS.find((option) => option.value === value)?.value ?? 'system';
    setChoice(next);
    THEME.write(storage, next);
    showTheme(next);
  };
  return <RadioGroup legend="Appearance" name="theme" options={OPTIONS} value={choice} onChange={change} />;
}

/** Follows the system while nothing was chosen, and other tabs always. Returns how to stop. */
export function followTheme(storage: KeyValueStore): () => void {
  const show = () => showTheme(THEME.read(storage));
  const stopStorage = THEME.subscribe(storage, showTheme);
  const stopDevice = onDeviceThemeChange(show);
  show();
  return () => {
    stopStorage();
    stopDevice();
  };
}
