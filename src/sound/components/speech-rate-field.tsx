import { SPEECH_RATES } from '#sound/rules/speech-timing.ts';
import { SPEECH_RATE } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RangeField } from '#ui/range-field.tsx';

/** The speed of Dutch, in voices and recordings: one setting, which can be changed at every player (SPK-06). */
export function SpeechRateField({ hint }: { readonly hint: string }) {
  const [rate, setRate] = useStoredState(SPEECH_RATE);
  return (
    <RangeField
      label="Speed"
      name="speech-rate"
      min={SPEECH_RATES[0]}
      max={SPEECH_RATES.at(-1)}
      step={0.1}
      value={rate}
      valueText={`${rate.toFixed(1)} times normal speed`}
      hint={hint}
      onChange={(next) => setRate(SPEECH_RATES.find((known) => known === next) ?? rate)}
    />
  );
}
