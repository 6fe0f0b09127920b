import { safeParse } from 'valibot';
import { packManifestSchema, type PackManifest, type Speaker } from '#content/schema/sound-pack.ts';

/** One recording, taken out of its pack. */
export interface PackedRecording {
  /** An mp3; a WAV file where it comes from a browser (docs/decisions/0041-recording-booth.md). */
  readonly sound: Uint8Array<ArrayBuffer>;
  readonly durationMs: number;
  readonly loudnessDb: number;
  readonly speakers: readonly Speaker[];
}

/** A pack that was read: what is in it, and each of its recordings by the hash of what is said. */
export interface SoundPack {
  readonly manifest: PackManifest;
  readonly find: (key: string) => PackedRecording | null;
}

const LINE_BREAK = 0x0a;

/** Reads a pack from its bytes; null where they are no pack, or not a whole one. */
export function readPackFile(bytes: Uint8Array<ArrayBuffer>): SoundPack | null {
  const end = bytes.indexOf(LINE_BREAK);
  const parsed = safeParse(packManifestSchema, readJson(new TextDecoder().decode(bytes.subarray(0, end))));
  if (end === -1 || !parsed.success) return null;
  const manifest = parsed.output;
  const sounds = bytes.subarray(end + 1);
  const all = Object.values(manifest.sounds);
  const isWhole = all.every(
    ([start, length, , , speakers]) =>
      start + length <= sounds.length && speakers.every((place) => manifest.speakers[place] !== undefined),
  );
  if (!isWhole) return null;
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
  const speakers: Speaker[] = [];
  const sounds: PackManifest['sounds'] = {};
  let start = 0;
  for (const [key, { sound, durationMs, loudnessDb, speakers: heard }] of recordings) {
    const places = heard.map((speaker) => placeIn(speakers, speaker));
    sounds[key] = [start, sound.length, durationMs, loudnessDb, places];
    start += sound.length;
  }
  const manifest: PackManifest = { format: 1, id, speakers, sounds };
  const header = new TextEncoder().encode(`${JSON.stringify(manifest)}\n`);
  const file = new Uint8Array(header.length + start);
  file.set(header);
  let end = header.length;
  for (const { sound } of recordings.values()) {
    file.set(sound, end);
    end += sound.length;
  }
  return file;
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
