import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TakeFailure } from '#sound/rules/take-machine.ts';
import { Alert } from '#ui/alert.tsx';

/** SPE-02 */
const REQUIRED = msg`Microphone access is required for this exercise.`;

const TEXTS: Record<TakeFailure, { title: MessageDescriptor; advice: MessageDescriptor }> = {
  denied: {
    title: REQUIRED,
    advice: msg`Allow the microphone for this site. Press the icon next to the address at the top of your browser. Or look in its settings under “Site settings”. On a phone, also let the browser use the microphone in the settings of the device. Then press Try Again.`,
  },
  'no-microphone': {
    title: REQUIRED,
    advice: msg`This device has no microphone, or it is switched off. Connect one, then press Try Again.`,
  },
  unsupported: {
    title: REQUIRED,
    advice: msg`This browser can’t record. Try a newer one, or open this page over https.`,
  },
  silent: {
    title: msg`No voice was heard.`,
    advice: msg`Nothing was recorded. Check that your microphone is on, come closer, and record again.`,
  },
  'too-late': {
    title: msg`There is no time left to record.`,
    advice: msg`The exam is almost over. Your earlier recordings count.`,
  },
  failed: {
    title: msg`The recording did not work.`,
    advice: msg`Another program may be using the microphone, the recording was too short, or the connection is gone. Press Try Again.`,
  },
};

/** During an exam, where nothing is in English (MOC-02). */
const DUTCH_REQUIRED = 'U heeft een microfoon nodig voor deze opdracht.';

const DUTCH_TEXTS: Record<TakeFailure, { title: string; advice: string }> = {
  denied: {
    title: DUTCH_REQUIRED,
    advice:
      'Geef deze site toestemming: klik op het teken naast het adres boven in uw browser. Op een telefoon geeft u de browser ook toestemming bij de instellingen van het toestel. Probeer het daarna nog een keer.',
  },
  'no-microphone': {
    title: DUTCH_REQUIRED,
    advice:
      'Dit apparaat heeft geen microfoon, of de microfoon staat uit. Sluit er een aan en probeer het nog een keer.',
  },
  unsupported: { title: DUTCH_REQUIRED, advice: 'Deze browser kan niet opnemen. Gebruik een nieuwere.' },
  silent: {
    title: 'Er was geen stem te horen.',
    advice: 'Er is niets opgenomen. Staat uw microfoon aan? Kom dichterbij en neem nog een keer op.',
  },
  'too-late': {
    title: 'Er is geen tijd meer om op te nemen.',
    advice: 'Het examen is bijna klaar. Wat u eerder heeft opgenomen, telt.',
  },
  failed: {
    title: 'Het opnemen is niet gelukt.',
    advice:
      'Misschien gebruikt een ander programma de microfoon, of was de opname te kort. Probeer het nog een keer.',
  },
};

interface MicrophoneAlertProps {
  readonly failure: TakeFailure;
  /** Whether the task can be done without a recording. */
  readonly canGoOn?: boolean;
  /** On a Dutch screen, such as an exam. */
  readonly isDutch?: boolean;
}

/** Explains why nothing could be recorded, and what helps (SPE-02). */
export function MicrophoneAlert({ failure, canGoOn = true, isDutch = false }: MicrophoneAlertProps) {
  const { i18n } = useLingui();
  const { title, advice } = isDutch
    ? DUTCH_TEXTS[failure]
    : { title: i18n._(TEXTS[failure].title), advice: i18n._(TEXTS[failure].advice) };
  return (
    <Alert tone="danger" title={title}>
      <p>{advice}</p>
      {canGoOn && (
        <p className="mt-1">
          {isDutch ? (
            'U kunt ook verder zonder opname.'
          ) : (
            <Trans>You can also continue without recording.</Trans>
          )}
        </p>
      )}
    </Alert>
  );
}
