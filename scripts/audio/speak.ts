import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpokenLine } from '#content/schema/exam-rows.ts';
import { spokenForm } from '#domain/speech/spoken-form.ts';

/** What espeak-ng makes: 16-bit mono at this rate. */
const SAMPLE_RATE = 22_050;
const BYTES_PER_SAMPLE = 2;
/** Slower than its own 175: calm, but still connected speech. */
const WORDS_PER_MINUTE = '140';
const BIT_RATE_KBIT = '24';
const PAUSE_AROUND_MS = 150;
const PAUSE_BETWEEN_SPEAKERS_MS = 450;

/** espeak-ng's one Dutch voice, and the same in a woman's pitch and timbre. */
const VOICES: Readonly<Record<SpokenLine['voice'], string>> = { A: 'nl', B: 'nl+f2' };

/** Words that it reads otherwise when they stand alone, spelled so that they come out right: `er` is the letter R. */
const SPELLED_FOR_IT: ReadonlyMap<string, string> = new Map([['er', 'èr']]);

export interface Recording {
  readonly mp3: Buffer;
  readonly durationMs: number;
}

/** Says the lines one after the other and encodes them. The same lines give the same bytes. */
export function speak(lines: readonly SpokenLine[]): Recording {
  const said = lines.flatMap((line, index) => [
    silence(index === 0 ? PAUSE_AROUND_MS : PAUSE_BETWEEN_SPEAKERS_MS),
    sayLine(line),
  ]);
  const samples = Buffer.concat([...said, silence(PAUSE_AROUND_MS)]);
  return {
    mp3: encode(samples),
    durationMs: Math.round((samples.length / BYTES_PER_SAMPLE / SAMPLE_RATE) * 1000),
  };
}

/** The programs that are not on this machine, with the Debian package of each. */
export function missingPrograms(): string[] {
  return ['espeak-ng', 'lame'].filter((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

function sayLine({ voice, text }: SpokenLine): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'oefenpad-audio-'));
  try {
    // Into a file: on standard output its header doesn't tell the length.
    const file = join(folder, 'line.wav');
    const options = ['-v', VOICES[voice], '-s', WORDS_PER_MINUTE, '-w', file];
    execFileSync('espeak-ng', [...options, SPELLED_FOR_IT.get(text) ?? spokenForm(text)]);
    return samplesOf(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function samplesOf(wav: Buffer): Buffer {
  const data = wav.indexOf('data', 12, 'latin1');
  const rate = wav.readUInt32LE(24);
  if (data === -1 || rate !== SAMPLE_RATE) throw new Error(`espeak-ng made a file of ${rate} Hz`);
  return wav.subarray(data + 8);
}

/** Constant bit rate and no tag with the encoder's name: browsers tell the length from the size. */
function encode(samples: Buffer): Buffer {
  const input = ['-r', '-s', String(SAMPLE_RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian'];
  const output = ['-m', 'm', '--cbr', '-b', BIT_RATE_KBIT, '-q', '2', '-t', '--noreplaygain'];
  return execFileSync('lame', ['--quiet', ...input, ...output, '-', '-'], {
    input: samples,
    // Its remarks are shown only if it fails.
    stdio: 'pipe',
    maxBuffer: 10_000_000,
  });
}

function silence(lengthMs: number): Buffer {
  return Buffer.alloc(Math.round((lengthMs / 1000) * SAMPLE_RATE) * BYTES_PER_SAMPLE);
}
