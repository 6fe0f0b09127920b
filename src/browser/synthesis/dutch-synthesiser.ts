import { levelled, trimmed } from '#sound/rules/sound-shape.ts';
import { toWavFile } from '#sound/rules/wav-file.ts';
import { spokenForm } from '#sound/rules/spoken-form.ts';
import type { AudioClip } from '#browser/audio/audio-service.ts';

/** One run of espeak-ng, which says what it was told at its start and then is over. */
interface EspeakRun {
  readonly FS: {
    mkdirTree(folder: string): void;
    writeFile(path: string, text: string): void;
    readFile(path: string): Uint8Array<ArrayBuffer>;
  };
}

/** espeak-ng's own code, as emscripten made it: each call is a run of the program. */
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

/** The sound of a Dutch text. Rejects where the program makes none. */
export type SayDutch = (text: string, pitch: number) => Promise<AudioClip>;

/** In words a minute, as espeak-ng counts them: on the average as fast as the recordings, 2.0 to 2.6 a second. */
const PACE = 125;
const VOICE_FOLDER = '/usr/local/share/espeak-ng-data/voices/!v';
const TEXT_PATH = '/text.txt';
const SOUND_PATH = '/speech.wav';
/** Of the WAV file that espeak-ng writes: 16 bits, one channel. */
const HEADER_BYTES = 44;
const SAMPLE_RATE_HZ = 22_050;
/** Lowest and highest. Its own, 82 and 118, are flat: people go up and down twice as much. */
const PITCH_HZ = [80, 145] as const;

/** @param program espeak-ng, compiled: that takes longer than to say something with it */
export function createDutchSynthesiser(start: StartEspeak, program: WebAssembly.Module): SayDutch {
  return async (text, pitch) => {
    const run = await start({
      // The text stands in a file: one that begins with a hyphen would be taken for an option.
      arguments: ['-v', 'nl+oefenpad', '-s', String(PACE), '-w', SOUND_PATH, '-f', TEXT_PATH],
      preRun: [
        ({ FS }) => {
          FS.mkdirTree(VOICE_FOLDER);
          FS.writeFile(`${VOICE_FOLDER}/oefenpad`, voiceFile(pitch));
          // Two brackets would begin a text in signs for sounds.
          FS.writeFile(TEXT_PATH, spokenForm(text).replaceAll('[', ' '));
        },
      ],
      instantiateWasm(imports, onMade) {
        void WebAssembly.instantiate(program, imports).then(onMade);
        return {};
      },
      // It reports its own end as if something were wrong.
      print: () => undefined,
      printErr: () => undefined,
    });
    return clipOf(run.FS.readFile(SOUND_PATH));
  };
}

/** `tone`: Hz and loudness up to 255, by turns; less where espeak-ng is shrill, more below, where people are louder. */
function voiceFile(pitch: number): string {
  const [lowest, highest] = PITCH_HZ.map((hz) => Math.round(hz * pitch));
  return `language variant\nname oefenpad\npitch ${lowest} ${highest}\ntone 250 255 700 90 2400 90 3600 160\n`;
}

/** As loud, and with as little silence at its ends, as the recordings. */
function clipOf(wav: Uint8Array<ArrayBuffer>): AudioClip {
  const raw = new Int16Array(wav.slice(HEADER_BYTES, wav.length - (wav.length % 2)).buffer);
  if (!raw.some((sample) => sample !== 0)) throw new Error('espeak-ng made no sound');
  const samples = levelled(trimmed(raw, SAMPLE_RATE_HZ), SAMPLE_RATE_HZ);
  return {
    sound: new Uint8Array(toWavFile(samples, SAMPLE_RATE_HZ)),
    durationMs: (samples.length / SAMPLE_RATE_HZ) * 1000,
  };
}
