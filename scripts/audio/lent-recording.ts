import { isClipped, lengthProblem } from '#sound/rules/take-check.ts';
import { loudnessDb, LOUDNESS_DB } from '#sound/rules/sound-shape.ts';
import { plausibleLengthMs, wordsIn } from '#sound/rules/spoken-length.ts';
import { spokenPart } from '#sound/rules/take-shape.ts';
import { readWavFile } from '#sound/rules/wav-file.ts';
import type { Speaker } from '#content/schema/sound-pack.ts';
import type { PackedRecording } from '#sound/pack-file.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import { VOICE_LICENCES } from '#sound/voice-licences.ts';
import { SAMPLE_RATE } from './programs.ts';

/** SPK-04: all recordings are about equally loud. */
export const LOUDNESS_TOLERANCE_DB = 2;
/** SPK-04: at each end. */
const MOST_SILENCE_MS = 300;

/**
 * The problems of a recording that somebody lent, in words for the person adding it (SPK-04); empty: it can be added. The booth already
 * measured the noise of the room: a trimmed recording has too little of the room for that.
 */
export function lentProblems({ lines }: PreparedText, { sound, speakers }: PackedRecording): string[] {
  const samples = readWavFile(sound);
  if (samples === null) {
    return ['it is not as the recording booth writes it (WAV, 16 kHz, mono, 16 bits)'];
  }
  const words = wordsIn(lines);
  return [...speakers.flatMap(speakerProblems), ...soundProblems(samples, words)];
}

function speakerProblems({ kind, name, licence }: Speaker): string[] {
  const licences: readonly string[] = Object.values(VOICE_LICENCES);
  return [
    ...(kind === 'person' ? [] : ['a program speaks: make-audio makes these']),
    ...(name.trim() === '' ? ['nobody is named as its speaker'] : []),
    ...(licences.includes(licence.trim())
      ? []
      : [`its licence is “${licence}”; the app can take ${licences.join(' or ')}`]),
  ];
}

function soundProblems(samples: Int16Array, words: number): string[] {
  if (isClipped(samples)) return ['it is distorted: the microphone was too loud'];
  const part = spokenPart(samples, SAMPLE_RATE);
  if (part === null) return ['nobody is heard in it'];
  const loudness = loudnessDb(samples, SAMPLE_RATE);
  const silenceMs = [part.start, samples.length - part.end].map(milliseconds);
  return [
    ...(lengthProblem(part, words) === null ? [] : [lengthText(part.spokenMs, words)]),
    ...(Math.abs(loudness - LOUDNESS_DB) <= LOUDNESS_TOLERANCE_DB
      ? []
      : [`its loudness is ${loudness.toFixed(1)} dB; ${LOUDNESS_DB} is wanted`]),
    ...(Math.max(...silenceMs) <= MOST_SILENCE_MS
      ? []
      : [
          `there is ${Math.max(...silenceMs).toFixed(0)} ms of silence at an end; ${MOST_SILENCE_MS} is the most`,
        ]),
  ];
}

function lengthText(saidMs: number, words: number): string {
  const { leastMs, mostMs } = plausibleLengthMs(words);
  const [said, least, most] = [saidMs, leastMs, mostMs].map((ms) => (ms / 1000).toFixed(1));
  return `${said} s for ${words} words: between ${least} and ${most} s is plausible`;
}

function milliseconds(samples: number): number {
  return (samples / SAMPLE_RATE) * 1000;
}
