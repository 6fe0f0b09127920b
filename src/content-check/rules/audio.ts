import { MAX_PACK_BYTES, type SoundIndex } from '#content/schema/sound-pack.ts';
import { LOUDNESS_TOLERANCE_DB } from '../../../scripts/audio/lent-recording.ts';
import { indexOf, packFileName, type PackOnDisk } from '../../../scripts/audio/pack-folder.ts';
import { textsOf, type PreparedPack } from '#sound/texts/prepared-text.ts';
import { isByPerson } from '#sound/voice-licences.ts';
import { LOUDNESS_DB } from '#sound/rules/sound-shape.ts';
import type { Problem } from '../problem.ts';

/** SPK-04: all recordings together. */
export const MAX_AUDIO_BYTES = 64_000_000;

/**
 * SPK-04: each text has its recording, each pack is unchanged, small enough and in the list, all are about equally loud, and no synthetic
 * recording is left over.
 */
export function audioProblems(
  prepared: readonly PreparedPack[],
  listed: SoundIndex,
  packs: readonly PackOnDisk[],
): Problem[] {
  const texts = textsOf(prepared);
  const wanted = new Set(texts.map(({ key }) => key));
  const recorded = new Set(packs.flatMap(({ pack }) => Object.keys(pack.manifest.sounds)));
  const total = packs.reduce((sum, { bytes }) => sum + bytes, 0);
  const lineOf = (file: string) =>
    listed.packs.findIndex((each) => each.file === file) + listed.speakers.length + 3;
  return [
    ...texts
      .filter(({ key }) => !recorded.has(key))
      .map(({ lines: [first] }) => problem(1, first?.text ?? '', 'it has no recording')),
    ...packs.flatMap((onDisk) =>
      packProblems(onDisk, wanted).map((message) => problem(lineOf(onDisk.file), onDisk.file, message)),
    ),
    ...(sameList(listed, indexOf(packs)) ? [] : [problem(1, 'list', 'it is not the list of these packs')]),
    ...(total <= MAX_AUDIO_BYTES
      ? []
      : [problem(1, 'size', `${total} bytes; ${MAX_AUDIO_BYTES} are allowed`)]),
  ];
}

function packProblems(
  { file, bytes, pack: { manifest }, content }: PackOnDisk,
  wanted: ReadonlySet<string>,
): string[] {
  const sounds = Object.entries(manifest.sounds);
  const quietest = Math.min(...sounds.map(([, [, , , loudness]]) => loudness));
  const loudest = Math.max(...sounds.map(([, [, , , loudness]]) => loudness));
  const isLevel =
    quietest >= LOUDNESS_DB - LOUDNESS_TOLERANCE_DB && loudest <= LOUDNESS_DB + LOUDNESS_TOLERANCE_DB;
  return [
    ...(packFileName(manifest.id, content) === file ? [] : ['it is not as it was made']),
    ...(bytes <= MAX_PACK_BYTES ? [] : [`${bytes} bytes; ${MAX_PACK_BYTES} are allowed`]),
    ...(isLevel ? [] : [`it goes from ${quietest} to ${loudest} dB; ${LOUDNESS_DB} is wanted`]),
    ...(isByPerson(manifest.speakers) || sounds.every(([key]) => wanted.has(key))
      ? []
      : ['it says what is no text any more']),
  ];
}

/** Compares lists in any order. */
function sameList(listed: SoundIndex, made: SoundIndex): boolean {
  return linesOf(listed.packs) === linesOf(made.packs) && linesOf(listed.speakers) === linesOf(made.speakers);
}

function linesOf(entries: readonly object[]): string {
  return entries
    .map((entry) => JSON.stringify(entry))
    .toSorted()
    .join('\n');
}

/** SPK-04: a word whose pronunciation was never reviewed. */
export function unreviewedProblem(word: string): Problem {
  const message = `${word}: written in a foreign way and in no list; look at what espeak-ng makes of it and put it into scripts/audio/reviewed-words.ts`;
  return { level: 'error', rule: 'spoken-word', line: 1, about: word, message };
}

function problem(line: number, about: string, message: string): Problem {
  const remedy = 'npm run make-audio writes what is missing';
  return { level: 'error', rule: 'audio', line, about, message: `${about}: ${message} (${remedy})` };
}
