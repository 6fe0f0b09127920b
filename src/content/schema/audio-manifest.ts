import { integer, minValue, number, object, pipe, record, regex, string, type InferOutput } from 'valibot';

/** Where the prepared audio stands in the site (LIS-04). */
export const AUDIO_FOLDER = '/audio';
export const AUDIO_MANIFEST_PATH = `${AUDIO_FOLDER}/manifest.json`;

const positive = pipe(number(), integer(), minValue(1));

/** One prepared recording. */
const preparedAudioSchema = object({
  /** Its name in the folder, made from the hash: another text is another file, so an old copy is never heard for it. */
  file: pipe(string(), regex(/^[0-9a-f]{16}\.mp3$/)),
  /** Of what is said, by whom, in what order; the first 16 hex digits of SHA-256. */
  textHash: pipe(string(), regex(/^[0-9a-f]{16}$/)),
  durationMs: positive,
  bytes: positive,
});

/**
 * The prepared recordings by what they say: `listening-…` (the id of a listening item), `letter-a`, `number-20`. Written
 * by `npm run make-audio`.
 */
export const audioManifestSchema = record(string(), preparedAudioSchema);
export type AudioManifest = InferOutput<typeof audioManifestSchema>;
