/**
 * `npm run make-audio -- [pack …] [--again]`: lets two synthetic voices speak everything that is recorded (SPK-03, SPK-04), or only the
 * packs whose names start with an argument, and writes them with their list to public/audio. Makes only what is missing; `--again` makes it
 * again. Commit what it writes. It needs Debian's espeak-ng, mbrola with two voices, and lame, and installs them where it can:
 * docs/decisions/0036-recordings.md.
 */
import { ensureVoices } from './audio/install-packages.ts';
import { keepPack, readPacks, recordingsOfPack, removePack, writeIndex } from './audio/pack-folder.ts';
import { preparedPacks } from './audio/prepared-texts.ts';
import { speak } from './audio/speak.ts';
import { wordsSaidOtherwise } from './audio/spoken-text.ts';
import { VOICES } from './audio/voices.ts';
import { vocabularyRows } from './audio/word-rows.ts';
import { MAX_PACK_BYTES } from '#content/schema/sound-pack.ts';
import type { PreparedPack, PreparedText } from '#sound/texts/prepared-text.ts';
import { writePackFile, type PackedRecording } from '#sound/pack-file.ts';

/** How many texts are spoken in parallel: most of the time goes into starting programs. */
const AT_ONCE = 6;

ensureVoices();
const [isAgain, names] = readArguments();
const otherwise = await wordsSaidOtherwise(vocabularyRows());
const before = readPacks();
const missing: string[] = [];
const kept = new Set<string>();
let madeCount = 0;

for (const pack of await preparedPacks()) {
  // Naming a part of a pack means the whole pack: it is divided when it is made.
  const isWanted =
    names.length === 0 || names.some((name) => pack.id.startsWith(name) || name.startsWith(`${pack.id}-`));
  if (isWanted) await makePack(pack);
}
// Of the wanted packs only the files just written are left. People's recordings are not made here.
for (const { file, pack } of before) {
  const isOurs = pack.manifest.speakers.some(({ kind }) => kind === 'synthetic');
  const isWanted = names.length === 0 || names.some((name) => file.startsWith(name));
  if (isOurs && isWanted && !kept.has(file)) removePack(file);
}
const { packs } = writeIndex();
const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
console.log(`${madeCount} recordings made. ${packs.length} packs, ${(bytes / 1_000_000).toFixed(2)} MB`);
for (const each of missing) console.log(`This voice can't say it: ${each}`);

async function makePack({ id, parts }: PreparedPack): Promise<void> {
  const texts = parts.flatMap((part) => part.texts);
  const known = isAgain ? new Map<string, PackedRecording>() : recordingsOfPack(before, id);
  await sayAll(
    texts.filter(({ key }) => !known.has(key)),
    known,
  );
  const whole = writePackFile(id, recordingsOf(texts, known));
  if (whole.length <= MAX_PACK_BYTES || parts.length === 1) keep(id, whole);
  else {
    for (const part of parts) {
      keep(`${id}-${part.name}`, writePackFile(`${id}-${part.name}`, recordingsOf(part.texts, known)));
    }
  }
  console.log(id);
}

function keep(id: string, file: Uint8Array): void {
  if (file.length > MAX_PACK_BYTES) throw new Error(`${id} has ${file.length} bytes: divide it`);
  kept.add(keepPack(id, file));
}

async function sayAll(texts: readonly PreparedText[], known: Map<string, PackedRecording>): Promise<void> {
  const left = [...new Map(texts.map((text) => [text.key, text])).values()];
  madeCount += left.length;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let text = left.pop(); text !== undefined; text = left.pop()) {
        const { by, ...recording } = await speak(text, otherwise);
        known.set(text.key, { ...recording, speakers: by.map((sex) => VOICES[sex].speaker) });
        missing.push(...recording.missing);
      }
    }),
  );
}

function recordingsOf(
  texts: readonly PreparedText[],
  known: ReadonlyMap<string, PackedRecording>,
): Map<string, PackedRecording> {
  return new Map(
    texts.flatMap(({ key }) => {
      const recording = known.get(key);
      return recording === undefined ? [] : [[key, recording] as const];
    }),
  );
}

function readArguments(): [isAgain: boolean, names: readonly string[]] {
  const words = process.argv.slice(2);
  return [words.includes('--again'), words.filter((word) => word !== '--again')];
}
