import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VOICES, databasePath, type Voice } from './voices.ts';

/** The output of both voices: 16-bit mono at this rate. */
export const SAMPLE_RATE = 16_000;
const BYTES_PER_SAMPLE = 2;
/** espeak-ng's default of 175 is too fast for a learner; the exact pace is set later. */
const WORDS_PER_MINUTE = '140';
/** On average: pauses take less, which leaves more for speech. */
const BIT_RATE = ['--abr', '20'];
/** A fifth less, a little duller: between 1.7 and 1.9 dB from the spoken sound in place of 1.5 (docs/decisions/0036-recordings.md). */
const SMALL_BIT_RATE = ['--abr', '18', '-B', '24'];
const LENGTH_OF_WAV_HEADER = 44;

/** The Debian packages that are missing on this machine. The voices are in `contrib` and `non-free`. */
export function missingPackages(): string[] {
  const programs = ['espeak-ng', 'mbrola', 'lame'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  const voices = Object.values(VOICES)
    .filter((voice) => !existsSync(databasePath(voice)))
    .map(({ database }) => `mbrola-${database}`);
  return [...programs, ...voices];
}

export function hasEncoder(): boolean {
  return spawnSync('which', ['lame']).status === 0;
}

/** espeak-ng's pronunciation of each text in its own notation, without speaking: `v'o:rna:m`. */
export async function printedSounds(texts: readonly string[]): Promise<string[]> {
  const input = texts.map((text) => `${text.replaceAll(/\s+/g, ' ')}\n\n`).join('');
  const { output } = await run('espeak-ng', ['-v', 'nl', '-q', '-x'], input);
  const lines = output
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length !== texts.length) {
    throw new Error(`espeak-ng printed ${lines.length} lines for ${texts.length} texts`);
  }
  return lines;
}

/** The sounds of a text for MBROLA, with lengths and pitch. */
export async function phonemeLines(text: string, voice: Voice): Promise<string> {
  const options = ['-v', voice.espeakName, '-s', WORDS_PER_MINUTE, '--pho', '-q'];
  return (await run('espeak-ng', options, text)).output.toString('utf8');
}

/** A text spoken by espeak-ng's own voice, to compare with. */
export async function sayByEspeak(
  text: string,
): Promise<{ readonly samples: Int16Array; readonly rate: number }> {
  const { output } = await run('espeak-ng', ['-v', 'nl', '-s', WORDS_PER_MINUTE, '--stdout'], text);
  return { samples: samplesOf(output.subarray(LENGTH_OF_WAV_HEADER)), rate: output.readUInt32LE(24) };
}

interface Sung {
  readonly samples: Int16Array;
  /** The pairs of sounds that are missing in the voice, which stay silent. */
  readonly missing: readonly string[];
}

export async function sing(phonemes: string, voice: Voice): Promise<Sung> {
  const folder = await mkdtemp(join(tmpdir(), 'oefenpad-audio-'));
  try {
    // Written to a file: on standard output its header lacks the length.
    const file = join(folder, 'line.wav');
    const { remarks } = await run('mbrola', ['-e', databasePath(voice), '-', file], phonemes);
    const wav = await readFile(file);
    if (wav.readUInt32LE(24) !== SAMPLE_RATE) throw new Error('mbrola made another sample rate');
    return {
      samples: samplesOf(wav.subarray(LENGTH_OF_WAV_HEADER)),
      missing: [...remarks.matchAll(/Warning: (\S+) unknown/g)].map(([, pair = '']) => pair),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The same samples give the same bytes. */
export async function encodeMp3(samples: Int16Array, { isSmall = false } = {}): Promise<Buffer> {
  const input = ['-r', '-s', String(SAMPLE_RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian'];
  const output = ['-m', 'm', ...(isSmall ? SMALL_BIT_RATE : BIT_RATE), '-q', '2', '--noreplaygain'];
  return (await run('lame', ['--quiet', ...input, ...output, '-', '-'], bytesOf(samples))).output;
}

/** The samples that a browser would play. */
export async function decodeMp3(mp3: Buffer): Promise<Int16Array> {
  const options = ['--quiet', '--mp3input', '--decode', '-t', '-', '-'];
  return samplesOf((await run('lame', options, mp3)).output);
}

interface Ran {
  readonly output: Buffer;
  readonly remarks: string;
}

function run(program: string, options: readonly string[], input: string | Uint8Array): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options);
    const output: Buffer[] = [];
    const remarks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => remarks.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      const said = Buffer.concat(remarks).toString('utf8');
      if (status === 0) resolve({ output: Buffer.concat(output), remarks: said });
      else reject(new Error(`${program}: ${said}`));
    });
    child.stdin.end(input);
  });
}

function samplesOf(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: Math.floor(bytes.length / BYTES_PER_SAMPLE) }, (_, place) =>
    bytes.readInt16LE(place * BYTES_PER_SAMPLE),
  );
}

function bytesOf(samples: Int16Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}
