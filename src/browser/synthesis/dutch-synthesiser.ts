import { levelled, trimmed } from '#sound/rules/sound-shape.ts';
import { toWavFile } from '#sound/rules/wav-file.ts';
import { spokenForm } from '#sound/rules/spoken-form.ts';
import type { AudioClip } from '#browser/audio/audio-service.ts';

/** One run of espeak-ng: it says the text given at its start and then ends. */
interface EspeakRun {
  readonly FS: {
    mkdirTree(folder: string): void;
    writeFile(path: string, text: string): void;
    readFile(path: string): Uint8Array<ArrayBuffer>;
  };
}

/** espeak-ng's code as compiled by emscripten: each call runs the program once. */
export type StartEspeak = (options: {
  readonly arguments: readonly string[];
  readonly preRun: readonly ((run: EspeakRun) => void)[];
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    onMade: (instance: WebAssembly.Instance) => void,
  ) => object;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}) => Promise<EspeakRun>;

/** Turns a Dutch text into sound. Rejects if the program produces none. */
export type SayDutch = (text: string, pitch: number) => Promise<AudioClip>;

/** In espeak-ng's words per minute: on average as fast as the recordings, 2.0 to 2.6 words a second. */
const PACE = 125;
const VOICE_FOLDER = '/usr/local/share/espeak-ng-data/voices/!v';
const TEXT_PATH = '/text.txt';
const SOUND_PATH = '/speech.wav';
/** The header of the WAV file that espeak-ng writes: 16 bits, one channel. */
const HEADER_BYTES = 44;
const SAMPLE_RATE_HZ = 22_050;
/** Lowest and highest. The defaults, 82 and 118, sound flat: people vary their pitch twice as much. */
const PITCH_HZ = [80, 145] as const;

/** @param program the compiled espeak-ng; compiling takes longer than saying something */
export function createDutchSynthesiser(start: StartEspeak, program: WebAssembly.Module): SayDutch {
  return async (text, pitch) => {
    const run = await start({
      // The text is passed in a file, because a leading hyphen would be read as an option.
      arguments: ['-v', 'nl+oefenpad', '-s', String(PACE), '-w', SOUND_PATH, '-f', TEXT_PATH],
      preRun: [
        ({ FS }) => {
          FS.mkdirTree(VOICE_FOLDER);
          FS.writeFile(`${VOICE_FOLDER}/oefenpad`, voiceFile(pitch));
          // Two brackets would start phoneme input.
          FS.writeFile(TEXT_PATH, spokenForm(text).replaceAll('[', ' '));
        },
      ],
      instantiateWasm(imports, onMade) {
        void WebAssembly.instantiate(program, imports).then(onMade);
        return {};
      },
      // It reports a normal exit as an error.
      print: () => undefined,
      printErr: () => undefined,
    });
    return clipOf(run.FS.readFile(SOUND_PATH));
  };
}

/** `tone`: pairs of Hz and loudness (up to 255): less where espeak-ng is shrill, more below, where people are louder. */
function voiceFile(pitch: number): string {
  const [lowest, highest] = PITCH_HZ.map((hz) => Math.round(hz * pitch));
  return `language variant\nname oefenpad\npitch ${lowest} ${highest}\ntone 250 255 700 90 2400 90 3600 160\n`;
}

/** Gives the sound the loudness and the short silences of the recordings. */
function clipOf(wav: Uint8Array<ArrayBuffer>): AudioClip {
  const raw = new Int16Array(wav.slice(HEADER_BYTES, wav.length - (wav.length % 2)).buffer);
  if (!raw.some((sample) => sample !== 0)) throw new Error('espeak-ng made no sound');
  const samples = levelled(trimmed(raw, SAMPLE_RATE_HZ), SAMPLE_RATE_HZ);
  return {
    sound: new Uint8Array(toWavFile(samples, SAMPLE_RATE_HZ)),
    durationMs: (samples.length / SAMPLE_RATE_HZ) * 1000,
  };
}
