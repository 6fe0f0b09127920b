import { ANYBODY, type Speaker } from '#sound/rules/cast-voices.ts';
import { SLOW_PACE } from '#sound/rules/speech-timing.ts';
import type { Spoken } from '#sound/rules/spoken-key.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { AudioClip, AudioFailure, Platform, SpeechFailure } from '#browser/platform.ts';
import { SOUND_SOURCE, VOICE } from '#storage/device-values.ts';
import type { FindRecording } from './recordings.ts';

/** Who is heard: the device's Dutch voice, a program (in a recording or at this moment), or somebody's recording. */
export type HeardFrom = 'voice' | 'synthetic' | 'person';

/** The progress of a text: who is about to be heard, or that its sound is loading and takes noticeably long. */
export type SpeechProgress = HeardFrom | 'loading';
/** `blocked`: the browser requires another press before it plays a sound. */
type SpeechOutcome = Result<undefined, SpeechFailure | 'blocked'>;

/** The source of a sound: the device's Dutch voice, a recording (from the app or the user), or the synthesiser. */
export type SoundSource = 'voice' | 'recording' | 'synthesiser';

/** Lines of alternating speakers, and the speakers. */
interface Conversation {
  readonly lines: Exclude<Spoken, string>;
  readonly speakerOf: (voice: string) => Speaker;
}

interface SayOptions {
  /** The speaker of a single text. */
  readonly speaker?: Speaker | undefined;
  readonly onProgress?: ((progress: SpeechProgress) => void) | undefined;
  /** Runs with the source of the next line; null: a recording has all lines. */
  readonly onTurn?: (source: SoundSource, line: number | null) => void;
  /** More slowly than chosen. */
  readonly isSlow?: boolean | undefined;
  /** The voice has already failed for a related text. */
  readonly isWithoutVoice?: boolean;
}

/** A sound that starts sooner needs no loading sign. */
export const LOADING_SIGN_MS = 400;
/** Between two speakers. */
const TURN_PAUSE_MS = 400;

/**
 * All spoken Dutch of the app, so that two sounds never overlap (SPK-01). Only `say` chooses a source: the device's
 * voice, a recording, or the synthesiser (LIS-04, SPK-03). A voice that failed is tried last for the rest of the visit,
 * so that nobody waits for it at each press (SPK-02).
 */
export interface AppSpeech {
  /** Says a text or a conversation with the first source that works. Never rejects. */
  say(said: string | Conversation, options?: SayOptions): Promise<SpeechOutcome>;
  /** Stops at once; the current call resolves with `stopped`. */
  stop(): void;
  /** Lets a failed voice be tried first again. */
  trustVoice(): void;
  /** Says a meaning by the device's voice of the language of the screens (SPK-07). */
  sayMeaning(text: string, language: string): Promise<Result<undefined, 'unavailable' | 'stopped'>>;
  /** Plays a loaded sound and stops everything else. */
  playClip(clip: AudioClip): Promise<Result<undefined, AudioFailure>>;
}

export type SpeechPlatform = Pick<
  Platform,
  'speech' | 'synthesis' | 'audio' | 'files' | 'storage' | 'clock' | 'database'
>;

const speeches = new WeakMap<SpeechPlatform, AppSpeech>();

/** One per page, so that two sounds never overlap (SPK-01). */
export function appSpeechOf(platform: SpeechPlatform): AppSpeech {
  const known = speeches.get(platform) ?? createAppSpeech(platform);
  speeches.set(platform, known);
  return known;
}

interface Line {
  readonly text: string;
  readonly speaker: Speaker;
  readonly pace: number;
}

function paceOf(isSlow: boolean): number {
  return isSlow ? SLOW_PACE : 1;
}

function paced(clip: AudioClip, pace: number): AudioClip {
  return pace === 1 ? clip : { ...clip, pace };
}

type OnProgress = (progress: SpeechProgress) => void;
type Tried = Result<undefined, SpeechFailure | AudioFailure>;

function createAppSpeech(platform: SpeechPlatform): AppSpeech {
  const { speech, synthesis, audio, storage, clock } = platform;
  let current: AbortController | null = null;
  let recordings: Promise<FindRecording> | null = null;
  /** The chosen voice at the time of the failure: another choice is another voice. */
  let failedVoice: { readonly chosen: string | null } | null = null;

  /** Stops the current sound or wait, and returns the signal of the new one. */
  const begin = (): AbortSignal => {
    current?.abort();
    current = new AbortController();
    return current.signal;
  };

  const find: FindRecording = async (said) => {
    // Loaded late, because most devices have a voice.
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

  const play = async (
    { said, pace }: { readonly said: Spoken; readonly pace: number },
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Tried> => {
    const recording = await tellIfLong(find(said), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (recording === null) return err('unavailable');
    onProgress?.(recording.speakers.every(({ kind }) => kind === 'person') ? 'person' : 'synthetic');
    return audio.play(paced(recording, pace), signal);
  };

  const synthesise = async (
    { text, speaker, pace }: Line,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Tried> => {
    const made = await tellIfLong(synthesis.synthesise(text, speaker, signal), signal, onProgress);
    if (signal.aborted) return err('stopped');
    if (!made.ok) return made;
    onProgress?.('synthetic');
    const played = await audio.play(paced(made.value, pace), signal);
    return played.ok || played.error !== 'unavailable' ? played : err('failed');
  };

  const isVoiceTrusted = () => failedVoice?.chosen !== VOICE.read(storage);

  const askVoice = async (
    { text, speaker, pace }: Line,
    signal: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Tried> => {
    onProgress?.('voice');
    const chosen = VOICE.read(storage);
    const said = await speech.speak(text, speaker, pace);
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
    async say(said, { speaker = ANYBODY, onProgress, onTurn, isSlow = false, isWithoutVoice = false } = {}) {
      const signal = begin();
      const pace = paceOf(isSlow);
      const lines: readonly Line[] =
        typeof said === 'string'
          ? [{ text: said, speaker, pace }]
          : said.lines.map(({ text, voice }) => ({ text, speaker: said.speakerOf(voice), pace }));
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
      // If all sources fail, the failure is the voice's, because the person can do something about that.
      let failure: SpeechFailure = 'failed';
      for (const source of sources) {
        if (source === 'recording') onTurn?.(source, null);
        const outcome =
          source === 'recording'
            ? await play({ said: typeof said === 'string' ? said : said.lines, pace }, signal, onProgress)
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
    sayMeaning(text, language) {
      begin();
      return speech.speakMeaning(text, language);
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
