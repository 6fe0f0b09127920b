import { corrected, readPhonemes, writePhonemes, type Phoneme } from './phonemes.ts';
import { paced } from './pace.ts';
import type { PreparedLine, PreparedText, Sex } from '#sound/texts/prepared-text.ts';
import { encodeMp3, phonemeLines, SAMPLE_RATE, sing } from './programs.ts';
import { joined, levelled, loudnessDb, silence, trimmed } from '#sound/rules/sound-shape.ts';
import { textForEspeak, type SaidOtherwise } from './spoken-text.ts';
import { VOICES } from './voices.ts';

const PAUSE_BETWEEN_SPEAKERS_MS = 450;

export interface Recording {
  readonly sound: Uint8Array<ArrayBuffer>;
  readonly durationMs: number;
  readonly loudnessDb: number;
  /** The voices that are heard. */
  readonly by: readonly Sex[];
  /** Missing pairs of sounds, with their line. */
  readonly missing: readonly string[];
}

/** Speaks the lines one after the other and encodes them. The same lines give the same bytes. */
export async function speak(
  { lines, isSmall = false }: Pick<PreparedText, 'lines' | 'isSmall'>,
  otherwise: SaidOtherwise,
): Promise<Recording> {
  const said = await Promise.all(lines.map((line) => sayLine(line, otherwise)));
  const samples = joined(
    said.flatMap((line, place) =>
      place === 0 ? [line.samples] : [silence(PAUSE_BETWEEN_SPEAKERS_MS, SAMPLE_RATE), line.samples],
    ),
  );
  return {
    sound: new Uint8Array(await encodeMp3(samples, { isSmall })),
    durationMs: Math.round((samples.length / SAMPLE_RATE) * 1000),
    loudnessDb: Math.round(loudnessDb(samples, SAMPLE_RATE) * 10) / 10,
    by: [...new Set(said.map(({ by }) => by))],
    missing: said.flatMap(({ missing }) => missing),
  };
}

/** The sounds of a line in this voice. */
export async function phonemesOf({ text, by }: PreparedLine, otherwise: SaidOtherwise): Promise<Phoneme[]> {
  const voice = VOICES[by];
  const phonemes = readPhonemes(await phonemeLines(textForEspeak(text, otherwise), voice));
  return paced(corrected(phonemes, voice), text);
}

async function sayLine(line: PreparedLine, otherwise: SaidOtherwise) {
  const own = await singBy(line, otherwise);
  if (own.missing.length === 0) return own;
  // Where a voice lacks a pair of sounds, the other one has it: better another speaker than a gap in a word.
  const others = await singBy({ ...line, by: line.by === 'woman' ? 'man' : 'woman' }, otherwise);
  return others.missing.length < own.missing.length ? { ...others, missing: own.missing } : own;
}

async function singBy(line: PreparedLine, otherwise: SaidOtherwise) {
  const phonemes = writePhonemes(await phonemesOf(line, otherwise));
  const { samples, missing } = await sing(phonemes, VOICES[line.by]);
  return {
    by: line.by,
    samples: levelled(trimmed(samples, SAMPLE_RATE), SAMPLE_RATE),
    missing: missing.map((pair) => `${VOICES[line.by].database} ${pair}: ${line.text}`),
  };
}
