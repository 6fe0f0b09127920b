import { err, type Result } from '#lib/result.ts';
import type { AudioService, SpeechFailure, SpeechService } from '#platform/platform.ts';
import { createRecordings, type FindRecording } from '#shared/recordings/recordings.ts';
import { useState } from 'react';
import { usePlatform } from '#shared/platform-context.tsx';

interface Needs {
  readonly speech: SpeechService;
  readonly audio: AudioService;
  readonly findRecording: FindRecording;
  /** By what is said; null where nothing was recorded. */
  readonly recordingIdOf: (text: string) => string | null;
  /** A recording is about to be heard. */
  readonly onRecordingFound: () => void;
}

/**
 * Dutch speech that plays the app's own recording where the device has no Dutch voice (LIS-04). Where there is no recording
 * either the failure is the voice's: that is what the person can do something about.
 */
export function createPreparedSpeech(needs: Needs): SpeechService {
  const { speech, audio, findRecording, recordingIdOf, onRecordingFound } = needs;
  let current: AbortController | null = null;

  const playInstead = async (
    text: string,
    failure: SpeechFailure,
    { signal }: AbortController,
  ): Promise<Result<undefined, SpeechFailure>> => {
    const id = recordingIdOf(text);
    const file = id === null ? null : await findRecording(id);
    if (signal.aborted) return err('stopped');
    if (file === null) return err(failure);
    onRecordingFound();
    const played = await audio.play(file, signal);
    if (played.ok) return played;
    switch (played.error) {
      case 'stopped':
        return err('stopped');
      case 'blocked':
        // Told to try again: the second press is heard.
        return err('failed');
      case 'unavailable':
        return err(failure);
    }
  };

  return {
    async speak(text, speaker) {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      const said = await speech.speak(text, speaker);
      if (said.ok || (said.error !== 'no-dutch-voice' && said.error !== 'unsupported')) return said;
      return mine.signal.aborted ? err('stopped') : playInstead(text, said.error, mine);
    },
    stop() {
      current?.abort();
      speech.stop();
    },
  };
}

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
