import { MAX_PACK_BYTES, type Speaker } from '#content/schema/sound-pack.ts';
import { loudnessDb } from '#sound/rules/sound-shape.ts';
import { readWavFile } from '#sound/rules/wav-file.ts';
import { foldText } from '#lib/fold-text.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { textHash } from '#lib/text-hash.ts';
import { parsePackFile, writePackFile, type PackedRecording, type PackFailure } from '#sound/pack-file.ts';
import { textsOf, type PreparedPack } from '#sound/texts/prepared-text.ts';
import { MAX_AUDIO_BYTES } from '../../src/content-check/rules/audio.ts';
import { lentProblems } from './lent-recording.ts';
import { keepPack, readPacks, removePack, writeIndex } from './pack-folder.ts';
import { SAMPLE_RATE } from './programs.ts';

type Recordings = ReadonlyMap<string, PackedRecording>;

interface LentPack {
  /** The file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Everything that the app says. */
  readonly prepared: readonly PreparedPack[];
  /** The folder of the site's files. */
  readonly site: string;
  /** The same samples must give the same bytes. */
  readonly encode: (samples: Int16Array) => Promise<Uint8Array>;
}

export interface AddedPack {
  readonly speakers: readonly Speaker[];
  readonly added: number;
  /** Each rejected recording: its text, and why. */
  readonly refused: readonly string[];
  /** These speakers' packs in the site after the import. */
  readonly files: readonly string[];
}

type Refusal =
  | { readonly kind: PackFailure }
  /** Nothing was written. */
  | { readonly kind: 'too-large'; readonly bytes: number };

/**
 * Adds what somebody recorded to the other packs (SPK-04): each recording is checked and converted to mp3; the packs are divided like the
 * synthetic ones, and include what the same person lent before. Adding the same file twice changes nothing.
 */
export async function addLentPack({
  bytes,
  prepared,
  site,
  encode,
}: LentPack): Promise<Result<AddedPack, Refusal>> {
  const read = parsePackFile(bytes);
  if (!read.ok) return err({ kind: read.error });
  const { manifest, find } = read.value;
  const texts = new Map(textsOf(prepared).map((text) => [text.key, text]));
  const good = new Map<string, PackedRecording>();
  const refused: string[] = [];
  for (const key of Object.keys(manifest.sounds)) {
    const [text, recording] = [texts.get(key), find(key)];
    const problems =
      text === undefined || recording === null
        ? ['the app does not say this (any more)']
        : lentProblems(text, recording);
    if (problems.length === 0 && recording !== null) good.set(key, await encoded(recording, encode));
    else refused.push(`${text?.lines[0]?.text ?? key}: ${problems.join('; ')}`);
  }
  const speakers = manifest.speakers.filter(({ kind }) => kind === 'person');
  const before = readPacks(site);
  const mine = before.filter(({ pack }) =>
    speakers.some(({ name }) => pack.manifest.id.startsWith(idOf(name))),
  );
  const packs = divide(prepared, withWhatWasLent(mine, good));
  const others = before.filter((pack) => !mine.includes(pack));
  const total = [...others.map((pack) => pack.bytes), ...packs.map(({ file }) => file.length)].reduce(
    (sum, each) => sum + each,
    0,
  );
  if (total > MAX_AUDIO_BYTES) return err({ kind: 'too-large', bytes: total });
  const files = packs.map(({ id, file }) => keepPack(id, file, site));
  for (const { file } of mine) if (!files.includes(file)) removePack(file, site);
  writeIndex(site);
  return ok({ speakers, added: good.size, refused, files });
}

async function encoded(recording: PackedRecording, encode: LentPack['encode']): Promise<PackedRecording> {
  const samples = readWavFile(recording.sound) ?? new Int16Array(0);
  return {
    sound: new Uint8Array(await encode(samples)),
    durationMs: Math.round((samples.length / SAMPLE_RATE) * 1000),
    loudnessDb: Math.round(loudnessDb(samples, SAMPLE_RATE) * 10) / 10,
    speakers: recording.speakers,
  };
}

/** New recordings replace what the same person said before. */
function withWhatWasLent(mine: ReturnType<typeof readPacks>, good: Recordings): Recordings {
  const all = new Map<string, PackedRecording>();
  for (const { pack } of mine) {
    for (const key of Object.keys(pack.manifest.sounds)) {
      const recording = pack.find(key);
      if (recording !== null) all.set(key, recording);
    }
  }
  for (const [key, recording] of good) all.set(key, recording);
  return all;
}

interface DividedPack {
  readonly id: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** Each person's recordings, grouped as the app loads them, and never larger than one request should be. */
function divide(prepared: readonly PreparedPack[], recordings: Recordings): DividedPack[] {
  const names = new Set(Array.from(recordings.values(), ({ speakers: [first] }) => first?.name ?? ''));
  return [...names].flatMap((name) =>
    prepared.flatMap((pack) => {
      const keys = new Set(textsOf([pack]).map(({ key }) => key));
      const its = [...keys].flatMap((key) => {
        const recording = recordings.get(key);
        return recording?.speakers[0]?.name === name ? [[key, recording] as const] : [];
      });
      return its.length === 0 ? [] : inParts(`${idOf(name)}${pack.id}`, its);
    }),
  );
}

function inParts(id: string, recordings: readonly (readonly [string, PackedRecording])[]): DividedPack[] {
  const whole = writePackFile(id, new Map(recordings));
  if (whole.length <= MAX_PACK_BYTES || recordings.length === 1) return [{ id, file: whole }];
  const middle = Math.ceil(recordings.length / 2);
  return [
    ...inParts(`${id}-1`, recordings.slice(0, middle)),
    ...inParts(`${id}-2`, recordings.slice(middle)),
  ];
}

/** The start of the names of somebody's packs. */
function idOf(name: string): string {
  const plain = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  // Another name may start with this one.
  return `person-${plain}-${textHash(name).slice(0, 4)}-`;
}
