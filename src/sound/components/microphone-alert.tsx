import type { TakeFailure } from '#sound/rules/take-machine.ts';
import { Alert } from '#ui/alert.tsx';

/** SPE-02 */
const REQUIRED = 'Microphone access is required for this exercise.';

const TEXTS: Record<TakeFailure, { title: string; advice: string }> = {
  denied: {
    title: REQUIRED,
    advice:
      'Allow the microphone for this site: press the icon next to the address at the top of your browser, or look in its settings under “Site settings”. On a phone, also let the browser use the microphone in the settings of the device. Then press Try Again.',
  },
  'no-microphone': {
    title: REQUIRED,
    advice: 'This device has no microphone, or it is switched off. Connect one, then press Try Again.',
  },
  unsupported: {
    title: REQUIRED,
    advice: 'This browser can’t record. Try a newer one, or open this page over https.',
  },
  silent: {
    title: 'No voice was heard.',
    advice:
      'Nothing was recorded. Check that your microphone is not muted, come closer, and record once more.',
  },
  'too-late': {
    title: 'There is no time left to record.',
    advice: 'The exam is nearly over. Your earlier recordings count.',
  },
  failed: {
    title: 'The recording did not work.',
    advice:
      'Another program may be using the microphone, the recording was too short, or the connection is gone. Press Try Again.',
  },
};

interface MicrophoneAlertProps {
  readonly failure: TakeFailure;
  /** Whether the task can be done without a recording. */
  readonly canGoOn?: boolean;
}

/** Explains why nothing could be recorded, and what helps (SPE-02). */
export function MicrophoneAlert({ failure, canGoOn = true }: MicrophoneAlertProps) {
  const { title, advice } = TEXTS[failure];
  return (
    <Alert tone="danger" title={title}>
      <p>{advice}</p>
      {canGoOn && <p className="mt-1">You can also continue without recording.</p>}
    </Alert>
  );
}
