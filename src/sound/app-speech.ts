import { ANYBODY, type Speaker } from '#sound/rules/cast-voices.ts';
import type { Spoken } from '#sound/rules/spoken-key.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, Platform, SpeechFailure } from '#browser/platform.ts';
import { SOUND_SOURCE, VOICE } from '#storage/device-values.ts';
import type { FindRecording } from './recordings.ts';

/** By whom something is said: the device's Dutch voice, a program (in a recording or at this moment), or somebody's recording. */
export type HeardFrom = 'voice' | 'synthetic' | 'person';

/** How it goes with a text: from whom it is about to be heard, or that its sound is still on its way, where that takes long enough to be told. */
export type SpeechProgress = HeardFrom | 'loading';
/** `blocked`: the browser wants another press before it plays a sound. */
type SpeechOutcome = Result<undefined, SpeechFailure | 'blocked'>;

/** Where a sound comes from: the device's Dutch voice, a recording of the app or of one's own, or the synthesiser. */
export type SoundSource = 'voice' | 'recording' | 'synthesiser';

/** What several say in turn, and who they are. */
interface Conversation {
  readonly lines: Exclude<Spoken, string>;
  readonly speakerOf: (voice: string) => Speaker;
}

interface SayOptions {
  /** Of a text alone. */
  readonly speaker?: Speaker | undefined;
  readonly onProgress?: ((progress: SpeechProgress) => void) | undefined;
  /** From which source the next line is tried; null: the recording has all of them. */
  readonly onTurn?: (source: SoundSource, line: number | null) => void;
  /** The voice was tried for what belongs to it, and can't be had. */
  readonly isWithoutVoice?: boolean;
}

/** A sound that comes sooner than this needs no sign that it is on its way. */
export const LOADING_SIGN_MS = 400;
/** Between two speakers. */
const TURN_PAUSE_MS = 400;

/**
 * Everything that is heard of Dutch, so that never two things are heard at once (SPK-01). `say` is the one place where a source is
 * chosen: the device's voice, a recording, the synthesiser (LIS-04, SPK-03). A voice that failed is asked last for the rest of the visit,
 * so that nobody waits for it at each press (SPK-02).
 */
export interface AppSpeech {
  /** Says a text or a conversation to its end, by the first source that can. Never rejects. */
  say(said: string | Conversation, options?: SayOptions): Promise<SpeechOutcome>;
  /** Stops at once; what was being said resolves with `stopped`. */
  stop(): void;
  /** Gives a voice that failed another try. */
  trustVoice(): void;
  /** Says a translation by the device's English voice (SPK-07). */
  sayEnglish(text: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** Plays a sound that is here already, and stops everything else. */
  playClip(clip: AudioClip): Promise<Result<undefined, AudioFailure>>;
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

interface Line {
  readonly text: string;
  readonly speaker: Speaker;
}

type OnProgress = (progress: SpeechProgress) => void;
type Tried = Result<undefined, SpeechFailure | AudioFailure>;

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
    recordings ??= import('./recordings.ts').then(({ createRecordings }) => createRecordings(platform));
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

  const play = async (said: Spoken, signal: AbortSignal, onProgress?: OnProgress): Promise<Tried> => {
    const recording = await tellIfLong(find(said), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (recording === null) return err('unavailable');
    onProgress?.(recording.speakers.every(({ kind }) => kind === 'person') ? 'person' : 'synthetic');
    return audio.play(recording, signal);
  };

  const synthesise = async (
    { text, speaker }: Line,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Tried> => {
    const made = await tellIfLong(synthesis.synthesise(text, speaker, signal), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (!made.ok) return made;
    onProgress?.('synthetic');
    const played = await audio.play(made.value, signal);
    return played.ok || played.error !== 'unavailable' ? played : err('failed');
  };

  const isVoiceTrusted = () => failedVoice?.chosen !== VOICE.read(storage);

  const askVoice = async (
    { text, speaker }: Line,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Tried> => {
    onProgress?.('voice');
    const chosen = VOICE.read(storage);
    const said = await speech.speak(text, speaker);
    if (said.ok) failedVoice = null;
    else if (said.error === 'failed' && !signal.aborted) failedVoice = { chosen };
    return said;
  };

  const sourcesNow = (isWithoutVoice: boolean): readonly SoundSource[] => {
    if (isWithoutVoice) return ['recording', 'synthesiser'];
    if (!isVoiceTrusted()) return ['recording', 'synthesiser', 'voice'];
    return SOUND_SOURCE.read(storage) === 'recordings'
      ? ['recording', 'voice', 'synthesiser']
      : ['voice', 'recording', 'synthesiser'];
  };

  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });

  return {
    async say(said, { speaker = ANYBODY, onProgress, onTurn, isWithoutVoice = false } = {}) {
      const signal = begin();
      const lines: readonly Line[] =
        typeof said === 'string'
          ? [{ text: said, speaker }]
          : said.lines.map(({ text, voice }) => ({ text, speaker: said.speakerOf(voice) }));
      const lineByLine = async (source: 'voice' | 'synthesiser'): Promise<Tried> => {
        const sayLine = source === 'voice' ? askVoice : synthesise;
        for (const [index, line] of lines.entries()) {
          if (index > 0) await pause(TURN_PAUSE_MS, signal);
          if (signal.aborted) return err('stopped');
          onTurn?.(source, index);
          const outcome = await sayLine(line, signal, onProgress);
          if (!outcome.ok) return outcome;
        }
        return ok();
      };
      const sources = sourcesNow(isWithoutVoice);
      if (sources[0] !== 'voice') speech.stop();
      // Where nothing can be had the failure is the voice's: that is what the person can do something about.
      let failure: SpeechFailure = 'failed';
      for (const source of sources) {
        if (source === 'recording') onTurn?.(source, null);
        const outcome =
          source === 'recording'
            ? await play(typeof said === 'string' ? said : said.lines, signal, onProgress)
            : await lineByLine(source);
        if (outcome.ok) return outcome;
        if (signal.aborted || outcome.error === 'stopped') return err('stopped');
        if (outcome.error === 'blocked') return err('blocked');
        if (outcome.error !== 'unavailable') failure = outcome.error;
      }
      return err(failure);
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
    stop() {
      begin();
      speech.stop();
    },
  };
}
