import { ANYBODY, type Speaker } from '#domain/speech/cast-voices.ts';
import type { Spoken } from '#domain/speech/spoken-key.ts';
import { err, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, Platform, SpeechFailure, SpeechService } from '#platform/platform.ts';
import { SOUND_SOURCE, VOICE } from '#services/storage/device-values.ts';
import type { FindRecording } from '#services/sound/recordings.ts';

/** By whom something is said: the device's Dutch voice, a program (in a recording or at this moment), or somebody's recording. */
export type HeardFrom = 'voice' | 'synthetic' | 'person';

/** How it goes with a text: from whom it is about to be heard, or that its sound is still on its way, where that takes long enough to be told. */
export type SpeechProgress = HeardFrom | 'loading';
type OnProgress = (progress: SpeechProgress) => void;

type SpeechOutcome = Result<undefined, SpeechFailure>;

/** A sound that comes sooner than this needs no sign that it is on its way. */
export const LOADING_SIGN_MS = 400;

/**
 * Dutch, by the device's voice or by the app's own recordings, whichever there is or is wanted first, and else by a synthesiser (SPK-03).
 * A voice that failed is asked last for the rest of the visit, so that nobody waits for it at each press (SPK-02).
 */
export interface AppSpeech extends SpeechService {
  speak(text: string, speaker?: Speaker, onProgress?: OnProgress): Promise<SpeechOutcome>;
  /** The same by the device's voice alone, for who has a recording of more than this text; `failed` at once where it failed before. */
  sayByVoice(text: string, speaker: Speaker): Promise<SpeechOutcome>;
  /** … and by the synthesiser alone; `failed` where it can't be had. */
  sayBySynthesiser(text: string, speaker: Speaker, onProgress?: OnProgress): Promise<SpeechOutcome>;
  /** Gives a voice that failed another try. */
  trustVoice(): void;
  /** Says a translation by the device's English voice (SPK-07). */
  sayEnglish(text: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** Plays a sound that is here already, and stops everything else. */
  playClip(clip: AudioClip): Promise<Result<undefined, AudioFailure>>;
  /** Plays the recording of a text or of a dialogue, and stops everything else. */
  playRecording(said: Spoken, onProgress?: OnProgress): Promise<Result<undefined, AudioFailure>>;
}

export type SpeechPlatform = Pick<
  Platform,
  'speech' | 'synthesis' | 'audio' | 'files' | 'storage' | 'clock' | 'database'
>;

const speeches = new WeakMap<SpeechPlatform, AppSpeech>();

/** One for the page, so that never two things are heard at once (SPK-01). */
export function appSpeechOf(platform: SpeechPlatform): AppSpeech {
  const known = speeches.get(platform) ?? createAppSpeech(platform);
  speeches.set(platform, known);
  return known;
}

type Source = 'voice' | 'recording' | 'synthesiser';

function createAppSpeech(platform: SpeechPlatform): AppSpeech {
  const { speech, synthesis, audio, storage, clock } = platform;
  let current: AbortController | null = null;
  let recordings: Promise<FindRecording> | null = null;
  /** What was chosen as voice when it failed: another choice is another voice. */
  let failedVoice: { readonly chosen: string | null } | null = null;

  /** Ends what is heard or waited for; what begins now has the signal. */
  const begin = (): AbortSignal => {
    current?.abort();
    current = new AbortController();
    return current.signal;
  };

  const find: FindRecording = async (said) => {
    // Most devices have a voice, and need none of it.
    recordings ??= import('#services/sound/recordings.ts').then(({ createRecordings }) =>
      createRecordings(platform),
    );
    try {
      return await (
        await recordings
      )(said);
    } catch {
      recordings = null;
      return null;
    }
  };

  const tellIfLong = async <Sound>(
    sound: Promise<Sound>,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Sound> => {
    const cancel = clock.after(LOADING_SIGN_MS, () => {
      if (!signal.aborted) onProgress?.('loading');
    });
    const here = await sound;
    cancel();
    return here;
  };

  const play = async (
    said: Spoken,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Result<undefined, AudioFailure>> => {
    const recording = await tellIfLong(find(said), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (recording === null) return err('unavailable');
    onProgress?.(recording.speakers.every(({ kind }) => kind === 'person') ? 'person' : 'synthetic');
    return audio.play(recording, signal);
  };

  const synthesise = async (
    text: string,
    speaker: Speaker,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Result<undefined, AudioFailure | 'failed'>> => {
    const made = await tellIfLong(synthesis.synthesise(text, speaker, signal), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (!made.ok) return made;
    onProgress?.('synthetic');
    const played = await audio.play(made.value, signal);
    return played.ok || played.error !== 'unavailable' ? played : err('failed');
  };

  const isVoiceTrusted = () => failedVoice?.chosen !== VOICE.read(storage);
  const askVoice = async (text: string, speaker: Speaker, signal: AbortSignal): Promise<SpeechOutcome> => {
    const chosen = VOICE.read(storage);
    const said = await speech.speak(text, speaker);
    if (said.ok) failedVoice = null;
    else if (said.error === 'failed' && !signal.aborted) failedVoice = { chosen };
    return said;
  };

  const sourcesNow = (): readonly Source[] => {
    if (!isVoiceTrusted()) return ['recording', 'synthesiser', 'voice'];
    return SOUND_SOURCE.read(storage) === 'recordings'
      ? ['recording', 'voice', 'synthesiser']
      : ['voice', 'recording', 'synthesiser'];
  };

  return {
    async speak(text, speaker = ANYBODY, onProgress) {
      const signal = begin();
      const ways: Record<Source, () => Promise<Result<undefined, SpeechFailure | AudioFailure>>> = {
        voice: () => {
          onProgress?.('voice');
          return askVoice(text, speaker, signal);
        },
        recording: () => play(text, signal, onProgress),
        synthesiser: () => synthesise(text, speaker, signal, onProgress),
      };
      const sources = sourcesNow();
      if (sources[0] !== 'voice') speech.stop();
      // Where nothing can be had the failure is the voice's: that is what the person can do something about.
      let failure: SpeechFailure = 'failed';
      for (const source of sources) {
        const said = await ways[source]();
        if (said.ok) return said;
        if (signal.aborted || said.error === 'stopped') return err('stopped');
        // Told to try again: the second press is heard.
        if (said.error === 'blocked') return err('failed');
        if (said.error !== 'unavailable') failure = said.error;
      }
      return err(failure);
    },
    async sayByVoice(text, speaker) {
      const signal = begin();
      return isVoiceTrusted() ? askVoice(text, speaker, signal) : err('failed');
    },
    async sayBySynthesiser(text, speaker, onProgress) {
      const signal = begin();
      speech.stop();
      const said = await synthesise(text, speaker, signal, onProgress);
      if (said.ok) return said;
      return err(said.error === 'stopped' ? 'stopped' : 'failed');
    },
    trustVoice() {
      failedVoice = null;
    },
    sayEnglish(text) {
      begin();
      return speech.speakEnglish(text);
    },
    playClip(clip) {
      const signal = begin();
      speech.stop();
      return audio.play(clip, signal);
    },
    playRecording(said, onProgress) {
      const signal = begin();
      speech.stop();
      return play(said, signal, onProgress);
    },
    stop() {
      begin();
      speech.stop();
    },
  };
}
