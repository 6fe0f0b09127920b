import { Trans } from '@lingui/react/macro';
import { THEME } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RadioGroup } from '#ui/radio-group.tsx';

const OPTIONS = [
  { value: 'system', label: <Trans>As on my device</Trans> },
  { value: 'light', label: <Trans>Light</Trans> },
  { value: 'dark', label: <Trans>Dark</Trans> },
] as const;

/** Light, dark, or the device's setting (QUA-16). */
export function ThemeSwitch() {
  const [theme, setTheme] = useStoredState(THEME);
  return (
    <RadioGroup
      legend={<Trans context="light or dark">Appearance</Trans>}
      name="theme"
      options={OPTIONS}
      value={theme}
      onChange={setTheme}
    />
  );
}
