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

/** The folder of the recordings in the site (SPK-04). */
export const SOUND_FOLDER = '/audio';
export const SOUND_INDEX_PATH = `${SOUND_FOLDER}/manifest.json`;
/** The files of the synthesiser; written by the build. */
export const SYNTHESISER_LIST_PATH = `${SOUND_FOLDER}/synthesiser.json`;
/** The author and licence of the synthesiser. */
export const SYNTHESISER_LICENCE_PATH = '/licences/espeak-ng.txt';
export const PACK_ENDING = '.pack';
/** The most to load at a time on a slow connection (SPK-04). */
export const MAX_PACK_BYTES = 400_000;

const count = pipe(number(), integer(), minValue(0));
const filled = pipe(string(), nonEmpty());

/** Whose voice it is, and the licence for sharing it. */
export const speakerSchema = object({
  name: filled,
  /** Made by a program, or spoken by a person. */
  kind: picklist(['person', 'synthetic']),
  licence: filled,
  attribution: filled,
});
export type Speaker = InferOutput<typeof speakerSchema>;

/** One recording: its start in the pack, its length in bytes and in ms, its loudness (dB below full scale), its speakers. */
const packedSoundSchema = tuple([
  count,
  pipe(number(), integer(), minValue(1)),
  pipe(number(), integer(), minValue(1)),
  pipe(number(), maxValue(0)),
  pipe(array(count), nonEmpty()),
]);

/**
 * The first line of a pack, as JSON; the recordings follow after its line break (mp3, or WAV before `add-pack`), one after the other. It is
 * one file, so that it takes one request and so that people can share a pack (SPK-04).
 */
export const packManifestSchema = object({
  format: literal(1),
  /** What the pack contains: `words-1-personal-details`, `interactions-3`. */
  id: pipe(string(), regex(/^[a-z0-9-]+$/)),
  speakers: pipe(array(speakerSchema), nonEmpty()),
  /** By the hash of the spoken text (`lib/text-hash`). */
  sounds: record(pipe(string(), regex(/^[0-9a-f]{16}$/)), packedSoundSchema),
});
export type PackManifest = InferOutput<typeof packManifestSchema>;

/** What `SYNTHESISER_LIST_PATH` holds. */
export const synthesiserListSchema = object({
  files: array(object({ file: filled, bytes: count })),
});

/** How many digits of a hash are in the list of packs: enough to choose the right pack, which has the whole hash. */
export const SHORT_HASH_LENGTH = 6;

/** The list of all packs: loaded first when a recording is needed. */
export const soundIndexSchema = object({
  /** The speakers in the packs. Older lists have none. */
  speakers: optional(array(speakerSchema), []),
  packs: array(
    object({
      /** Made from the id and a hash of the content: a changed pack is another file, so an old copy is never played instead. */
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
