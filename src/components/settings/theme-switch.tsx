import { THEME } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

const OPTIONS = [
  { value: 'system', label: 'As on my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or the device's setting (QUA-16). */
export function ThemeSwitch() {
  const [theme, setTheme] = useStoredState(THEME);
  return <RadioGroup legend="Appearance" name="theme" options={OPTIONS} value={theme} onChange={setTheme} />;
}
