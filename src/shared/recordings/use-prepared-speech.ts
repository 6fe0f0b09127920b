import { useState } from 'react';
import type { SpeechService } from '#platform/platform.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { createPreparedSpeech } from '#shared/recordings/prepared-speech.ts';
import { createRecordings } from '#shared/recordings/recordings.ts';

interface PreparedSpeechOfView {
  /** For `useSpeech` and what is made of it. The same on every render. */
  readonly service: SpeechService;
  /** A recording was heard, and has to be labelled (LIS-04). */
  readonly isComputerVoice: boolean;
}

/**
 * Speech for a view whose words were recorded beforehand, for devices without a Dutch voice (LIS-04).
 * @param recordingIdOf by what is said; null where nothing was recorded. The one of the first render is used throughout
 */
export function usePreparedSpeech(recordingIdOf: (text: string) => string | null): PreparedSpeechOfView {
  const { speech, audio, files } = usePlatform();
  const [isComputerVoice, setComputerVoice] = useState(false);
  const [service] = useState(() =>
    createPreparedSpeech({
      speech,
      audio,
      findRecording: createRecordings(files),
      recordingIdOf,
      onRecordingFound: () => setComputerVoice(true),
    }),
  );
  return { service, isComputerVoice };
}
