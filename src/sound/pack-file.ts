import { number, object, safeParse, unknown } from 'valibot';
import { packManifestSchema, type PackManifest, type Speaker } from '#content/schema/sound-pack.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** One recording, taken out of its pack. */
export interface PackedRecording {
  /** An mp3; a WAV file where it comes from a browser (docs/decisions/0041-recording-booth.md). */
  readonly sound: Uint8Array<ArrayBuffer>;
  readonly durationMs: number;
  readonly loudnessDb: number;
  readonly speakers: readonly Speaker[];
}

/** A parsed pack: its contents, and its recordings by the hash of their text. */
export interface SoundPack {
  readonly manifest: PackManifest;
  readonly find: (key: string) => PackedRecording | null;
}

const LINE_BREAK = 0x0a;
const NEWEST_FORMAT = 1;
/** What the first line of every pack has, whatever its version. */
const claimSchema = object({ format: number(), sounds: unknown() });

/** Why bytes are not a usable pack. */
export type PackFailure =
  /** Not a pack at all. */
  | 'foreign'
  /** Made by a newer version of the app. */
  | 'newer'
  /** A part of it is missing, or was changed. */
  | 'damaged';

/** Parses a pack; null if it is invalid or incomplete. */
export function readPackFile(bytes: Uint8Array<ArrayBuffer>): SoundPack | null {
  const read = parsePackFile(bytes);
  return read.ok ? read.value : null;
}

/** The same with the reason of a failure. */
export function parsePackFile(bytes: Uint8Array<ArrayBuffer>): Result<SoundPack, PackFailure> {
  const end = bytes.indexOf(LINE_BREAK);
  const firstLine = readJson(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  const claimed = safeParse(claimSchema, firstLine);
  if (!claimed.success) return err('foreign');
  if (claimed.output.format > NEWEST_FORMAT) return err('newer');
  const parsed = safeParse(packManifestSchema, firstLine);
  const sounds = bytes.subarray(end + 1);
  return parsed.success && isWhole(parsed.output, sounds)
    ? ok(packOf(parsed.output, sounds))
    : err('damaged');
}

function isWhole({ sounds, speakers }: PackManifest, bytes: Uint8Array): boolean {
  const all = Object.values(sounds);
  const isEachThere = all.every(
    ([start, length, , , heard]) =>
      start + length <= bytes.length && heard.every((place) => speakers[place] !== undefined),
  );
  return isEachThere && all.reduce((sum, [, length]) => sum + length, 0) === bytes.length;
}

function packOf(manifest: PackManifest, sounds: Uint8Array<ArrayBuffer>): SoundPack {
  return {
    manifest,
    find(key) {
      const sound = Object.hasOwn(manifest.sounds, key) ? manifest.sounds[key] : undefined;
      if (sound === undefined) return null;
      const [start, length, durationMs, loudnessDb, speakers] = sound;
      return {
        sound: sounds.slice(start, start + length),
        durationMs,
        loudnessDb,
        speakers: speakers.flatMap((place) => manifest.speakers[place] ?? []),
      };
    },
  };
}

/** A pack of recordings by the hash of what is said, in their order. The same recordings give the same bytes. */
export function writePackFile(
  id: string,
  recordings: ReadonlyMap<string, PackedRecording>,
): Uint8Array<ArrayBuffer> {
  const parts = packFileParts(id, recordings);
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    file.set(part, end);
    end += part.length;
  }
  return file;
}

/** The same in pieces, one after the other, for a file that is too large to be put together in memory. */
export function packFileParts(
  id: string,
  recordings: ReadonlyMap<string, PackedRecording>,
): readonly Uint8Array<ArrayBuffer>[] {
  const speakers: Speaker[] = [];
  const sounds: PackManifest['sounds'] = {};
  let start = 0;
  for (const [key, { sound, durationMs, loudnessDb, speakers: heard }] of recordings) {
    const places = heard.map((speaker) => placeIn(speakers, speaker));
    sounds[key] = [start, sound.length, durationMs, loudnessDb, places];
    start += sound.length;
  }
  const manifest: PackManifest = { format: NEWEST_FORMAT, id, speakers, sounds };
  const header = new TextEncoder().encode(`${JSON.stringify(manifest)}\n`);
  return [header, ...Array.from(recordings.values(), ({ sound }) => sound)];
}

function placeIn(speakers: Speaker[], speaker: Speaker): number {
  const place = speakers.findIndex((known) => JSON.stringify(known) === JSON.stringify(speaker));
  return place === -1 ? speakers.push(speaker) - 1 : place;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
