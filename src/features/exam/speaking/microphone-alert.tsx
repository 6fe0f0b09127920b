import type { RecordingFailure } from '#domain/exam/speaking-machine.ts';
import { Alert } from '#ui/alert.tsx';

/** SPE-02 */
const REQUIRED = 'Microphone access is required for this exercise.';

const TEXTS: Record<RecordingFailure, { title: string; advice: string }> = {
  denied: {
    title: REQUIRED,
    advice:
      'Allow the microphone for this site: press the sign beside the address at the top of your browser, or look in its settings under “Site settings”. On a phone, also let the browser use the microphone in the settings of the device. Then press Try Again.',
  },
  'no-microphone': {
    title: REQUIRED,
    advice: 'This device has no microphone, or it is switched off. Connect one, then press Try Again.',
  },
  unsupported: {
    title: REQUIRED,
    advice: 'This browser can’t record. Try a newer one, or open this page over https.',
  },
  failed: {
    title: 'The recording did not work.',
    advice:
      'Another program may be using the microphone, the recording was too short, or the connection is gone. Press Try Again.',
  },
};

/** Why nothing could be recorded, and what helps (SPE-02). */
export function MicrophoneAlert({ failure }: { failure: RecordingFailure }) {
  const { title, advice } = TEXTS[failure];
  return (
    <Alert tone="danger" title={title}>
      <p>{advice}</p>
      <p className="mt-1">You can also go on to the next question without recording.</p>
    </Alert>
  );
}
