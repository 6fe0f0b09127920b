import { useLingui } from '@lingui/react/macro';
import { SPEECH_RATES } from '#sound/rules/speech-timing.ts';
import { SPEECH_RATE } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RangeField } from '#ui/range-field.tsx';

/** The speed of Dutch, in voices and recordings: one setting, which can be changed at every player (SPK-06). */
export function SpeechRateField({ hint }: { readonly hint: string }) {
  const { t, i18n } = useLingui();
  const [rate, setRate] = useStoredState(SPEECH_RATE);
  return (
    <RangeField
      label={t`Speed`}
      name="speech-rate"
      min={SPEECH_RATES[0]}
      max={SPEECH_RATES.at(-1)}
      step={0.1}
      value={rate}
      valueText={t`${{ rate: rateText(rate, i18n.locale) }} times normal speed`}
      hint={hint}
      onChange={(next) => setRate(SPEECH_RATES.find((known) => known === next) ?? rate)}
    />
  );
}

function rateText(rate: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rate);
}
