/**
 * `npm run measure-audio -- [pack …]`: decodes the recordings like a browser and prints their figures by kind: loudness, peaks, silence at
 * the ends, words a second. Values outside the limits of SPK-04 are named.
 */
import { readPacks } from './audio/pack-folder.ts';
import { PACE } from './audio/pace.ts';
import { preparedPacks } from './audio/prepared-texts.ts';
import { decodeMp3, SAMPLE_RATE } from './audio/programs.ts';
import { wordCount } from '#sound/rules/spoken-length.ts';
import { textsOf } from '#sound/texts/prepared-text.ts';
import { LOUDNESS_DB, loudnessDb, peakDb, silenceAtEnds } from '#sound/rules/sound-shape.ts';

const AT_ONCE = 6;
const LOUDNESS_TOLERANCE_DB = 2;
const MOST_SILENCE_MS = 300;
/** Shorter texts have no pace. */
const FEWEST_WORDS = 5;

interface Measured {
  readonly kind: string;
  readonly text: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly loudness: number;
  readonly peak: number;
  readonly silenceMs: number;
  /** Words a second. */
  readonly pace: number | null;
}

const names = process.argv.slice(2);
const texts = new Map(
  textsOf(await preparedPacks()).map(
    ({ key, lines }) => [key, lines.map(({ text }) => text).join(' ')] as const,
  ),
);
const left = readPacks()
  .filter(({ file }) => names.length === 0 || names.some((name) => file.startsWith(name)))
  .flatMap(({ pack }) => Object.keys(pack.manifest.sounds).map((key) => ({ pack, key })));
const measured: Measured[] = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const recording = next.pack.find(next.key);
      const text = texts.get(next.key);
      if (recording === null || text === undefined) continue;
      const kind = next.pack.manifest.id.split('-')[0] ?? '';
      measured.push(measure(kind, text, recording.sound, await decodeMp3(Buffer.from(recording.sound))));
    }
  }),
);

for (const kind of new Set(measured.map((each) => each.kind))) {
  const its = measured.filter((each) => each.kind === kind);
  const seconds = sum(its.map((each) => each.seconds));
  const paces = its.flatMap(({ pace }) => pace ?? []);
  console.log(
    [
      `${kind}: ${its.length} recordings, ${Math.round(seconds)} s, ${(sum(its.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
      `loudness ${range(its.map(({ loudness }) => loudness))} dB`,
      `loudest sample ${Math.max(...its.map(({ peak }) => peak)).toFixed(1)} dB`,
      `most silence at an end ${Math.max(...its.map(({ silenceMs }) => silenceMs)).toFixed(0)} ms`,
      ...(paces.length === 0 ? [] : [`${range(paces)} words a second`]),
    ].join(', '),
  );
}
const outside = measured.filter(
  ({ loudness, peak, silenceMs, pace }) =>
    Math.abs(loudness - LOUDNESS_DB) > LOUDNESS_TOLERANCE_DB ||
    peak >= 0 ||
    silenceMs > MOST_SILENCE_MS ||
    (pace !== null && (pace < PACE.least || pace > PACE.most)),
);
console.log(`${outside.length} of ${measured.length} outside`);
for (const { text, loudness, peak, silenceMs, pace } of outside) {
  const figures = [loudness, peak, silenceMs, pace ?? 0].map((figure) => figure.toFixed(1)).join(' ');
  console.log(`  ${figures}: ${text}`);
}

function measure(kind: string, text: string, sound: Uint8Array, samples: Int16Array): Measured {
  const { beforeMs, afterMs } = silenceAtEnds(samples, SAMPLE_RATE);
  const seconds = samples.length / SAMPLE_RATE;
  const words = wordCount(text);
  return {
    kind,
    text,
    bytes: sound.length,
    seconds,
    loudness: loudnessDb(samples, SAMPLE_RATE),
    peak: peakDb(samples),
    silenceMs: Math.max(beforeMs, afterMs),
    pace: words < FEWEST_WORDS ? null : words / (seconds - (beforeMs + afterMs) / 1000),
  };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function range(figures: readonly number[]): string {
  return `${Math.min(...figures).toFixed(1)} to ${Math.max(...figures).toFixed(1)}`;
}
