import { ANYBODY, type Speaker } from '#domain/speech/cast-voices.ts';
import type { Spoken } from '#domain/speech/spoken-key.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, Platform, SpeechFailure, SpeechService } from '#platform/platform.ts';
import { soundSourceSetting } from '#services/settings/settings.ts';
import type { FindRecording } from '#services/sound/recordings.ts';

/** By whom something is said: the device's Dutch voice, a program (in a recording or at this moment), or somebody's recording. */
export type HeardFrom = 'voice' | 'synthetic' | 'person';

type SpeechOutcome = Result<undefined, SpeechFailure>;

/** Dutch, by the device's voice or by the app's own recordings, whichever there is or is wanted first, and else by a synthesiser (SPK-03). */
export interface AppSpeech extends SpeechService {
  /** @param onBegun runs when it is about to be heard, and from whom */
  speak(text: string, speaker?: Speaker, onBegun?: (from: HeardFrom) => void): Promise<SpeechOutcome>;
  /** The same by the device's voice alone, for who has a recording of more than this text. */
  sayByVoice(text: string, speaker: Speaker): Promise<SpeechOutcome>;
  /** … and by the synthesiser alone; `failed` where it can't be had. */
  sayBySynthesiser(text: string, speaker: Speaker): Promise<SpeechOutcome>;
  /** Says a translation by the device's English voice (SPK-07). */
  sayEnglish(text: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** Plays a sound that is here already, and stops everything else. */
  playClip(clip: AudioClip): Promise<Result<undefined, AudioFailure>>;
  /** Plays the recording of a text or of a dialogue, and stops everything else. */
  playRecording(said: Spoken, onBegun?: (from: HeardFrom) => void): Promise<Result<undefined, AudioFailure>>;
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

function createAppSpeech(platform: SpeechPlatform): AppSpeech {
  const { speech, synthesis, audio, storage } = platform;
  let current: AbortController | null = null;
  let recordings: Promise<FindRecording> | null = null;

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

  const play = async (
    said: Spoken,
    signal: AbortSignal,
    onBegun?: (from: HeardFrom) => void,
  ): Promise<Result<undefined, AudioFailure>> => {
    const recording = await find(said);
    if (signal.aborted) return err('stopped');
    if (recording === null) return err('unavailable');
    onBegun?.(recording.speakers.every(({ kind }) => kind === 'person') ? 'person' : 'synthetic');
    return audio.play(recording, signal);
  };

  /** Null where the synthesiser can't be had. */
  const synthesise = async (
    text: string,
    speaker: Speaker,
    signal: AbortSignal,
    onBegun?: (from: HeardFrom) => void,
  ): Promise<SpeechOutcome | null> => {
    const made = await synthesis.synthesise(text, speaker, signal);
    if (signal.aborted) return err('stopped');
    if (!made.ok) return made.error === 'unavailable' ? null : err(made.error);
    onBegun?.('synthetic');
    return asSpeech(await audio.play(made.value, signal)) ?? err('failed');
  };

  return {
    async speak(text, speaker = ANYBODY, onBegun) {
      const signal = begin();
      const isRecordingFirst = soundSourceSetting.read(storage) === 'recordings';
      if (isRecordingFirst) {
        speech.stop();
        const played = asSpeech(await play(text, signal, onBegun));
        if (played !== null) return played;
      }
      onBegun?.('voice');
      const said = await speech.speak(text, speaker);
      if (said.ok || (said.error !== 'no-dutch-voice' && said.error !== 'unsupported')) return said;
      if (signal.aborted) return err('stopped');
      const played = isRecordingFirst ? null : asSpeech(await play(text, signal, onBegun));
      // Where nothing else can be had either the failure is the voice's: that is what the person can do something about.
      return played ?? (await synthesise(text, speaker, signal, onBegun)) ?? said;
    },
    sayByVoice(text, speaker) {
      begin();
      return speech.speak(text, speaker);
    },
    async sayBySynthesiser(text, speaker) {
      const signal = begin();
      speech.stop();
      return (await synthesise(text, speaker, signal)) ?? err('failed');
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
    playRecording(said, onBegun) {
      const signal = begin();
      speech.stop();
      return play(said, signal, onBegun);
    },
    stop() {
      begin();
      speech.stop();
    },
  };
}

/** How it went with a recording, in the words of speech; null where something else has to say it. */
function asSpeech(played: Result<undefined, AudioFailure>): SpeechOutcome | null {
  if (played.ok) return ok();
  switch (played.error) {
    case 'stopped':
      return err('stopped');
    case 'blocked':
      // Told to try again: the second press is heard.
      return err('failed');
    case 'unavailable':
      return null;
  }
}
