import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  tuple,
  type InferOutput,
} from 'valibot';

/** Where the recordings stand in the site (SPK-04). */
export const SOUND_FOLDER = '/audio';
export const SOUND_INDEX_PATH = `${SOUND_FOLDER}/manifest.json`;
/** What the synthesiser is made of; written while building. */
export const SYNTHESISER_LIST_PATH = `${SOUND_FOLDER}/synthesiser.json`;
/** Whose the synthesiser is, and on what terms it may be given away. */
export const SYNTHESISER_LICENCE_PATH = '/licences/espeak-ng.txt';
export const PACK_ENDING = '.pack';
/** What somebody on a slow connection waits for at a time (SPK-04). */
export const MAX_PACK_BYTES = 400_000;

const count = pipe(number(), integer(), minValue(0));
const filled = pipe(string(), nonEmpty());

/** Whose voice it is, and on what terms it may be given away. */
export const speakerSchema = object({
  name: filled,
  /** Made by a program, or spoken by somebody. */
  kind: picklist(['person', 'synthetic']),
  licence: filled,
  attribution: filled,
});
export type Speaker = InferOutput<typeof speakerSchema>;

/** One recording: where in the pack it begins, how long it is in bytes and in ms, how loud (dB below full scale), whose voices. */
const packedSoundSchema = tuple([
  count,
  pipe(number(), integer(), minValue(1)),
  pipe(number(), integer(), minValue(1)),
  pipe(number(), maxValue(0)),
  pipe(array(count), nonEmpty()),
]);

/**
 * The first line of a pack, as JSON; behind its line break stand the recordings (mp3, or WAV before `add-pack`), one after the other. One file, so that
 * it is one request, and so that somebody can hand a pack on (SPK-04).
 */
export const packManifestSchema = object({
  format: literal(1),
  /** What the pack is of: `words-1-personal-details`, `interactions-3`. */
  id: pipe(string(), regex(/^[a-z0-9-]+$/)),
  speakers: pipe(array(speakerSchema), nonEmpty()),
  /** By the hash of what is said (`lib/text-hash`). */
  sounds: record(pipe(string(), regex(/^[0-9a-f]{16}$/)), packedSoundSchema),
});
export type PackManifest = InferOutput<typeof packManifestSchema>;

/** What `SYNTHESISER_LIST_PATH` holds. */
export const synthesiserListSchema = object({
  files: array(object({ file: filled, bytes: count })),
});

/** So many digits of a hash stand in the list of packs: enough to ask the right one, which knows the whole hash. */
export const SHORT_HASH_LENGTH = 6;

/** The list of all packs: what is fetched first where a recording is needed. */
export const soundIndexSchema = object({
  /** Whose voices are heard in them. A list that was made before has none. */
  speakers: optional(array(speakerSchema), []),
  packs: array(
    object({
      /** Made from the id and from what is in it: a pack that changed is another file, so an old copy is never heard for it. */
      file: pipe(string(), regex(/^[a-z0-9-]+\.[0-9a-f]{16}\.pack$/)),
      bytes: pipe(number(), integer(), minValue(1)),
      kind: picklist(['person', 'synthetic']),
      /** The first digits of the hash of each text, one after the other. */
      texts: pipe(string(), regex(/^(?:[0-9a-f]{6})*$/)),
    }),
  ),
});
export type SoundIndex = InferOutput<typeof soundIndexSchema>;
export type IndexedPack = SoundIndex['packs'][number];
