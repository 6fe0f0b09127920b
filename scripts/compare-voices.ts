/**
 * `npm run compare-voices`: a table of ten words spoken by espeak-ng and as recorded: pitch, pitch range, and power over the spectrum. Why
 * there are two voices: docs/decisions/0036-recordings.md.
 */
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { readPacks } from './audio/pack-folder.ts';
import { decodeMp3, SAMPLE_RATE, sayByEspeak } from './audio/programs.ts';
import { voiceFigures, type VoiceFigures } from './audio/voice-figures.ts';

const WORDS = [
  'de voornaam',
  'de huisarts',
  'de afspraak',
  'het ziekenhuis',
  'de manager',
  'het restaurant',
  'de gemeente',
  'de verwarming',
  'de boodschappen',
  'goedemorgen',
];

const packs = readPacks().map(({ pack }) => pack);
console.log('| word | | pitch, Hz | spread, semitones | below 0.6 kHz | 0.6 to 2.4 kHz | above |');
console.log('|---|---|---|---|---|---|---|');
for (const word of WORDS) {
  const recording = packs.map((pack) => pack.find(spokenKey(word))).find((found) => found !== null);
  const { samples, rate } = await sayByEspeak(word);
  console.log(row(word, 'espeak-ng', voiceFigures(samples, rate)));
  if (recording !== undefined && recording !== null) {
    const decoded = await decodeMp3(Buffer.from(recording.sound));
    console.log(row('', 'recorded', voiceFigures(decoded, SAMPLE_RATE)));
  } else console.log(`| | not recorded | | | | | |`);
}

function row(word: string, how: string, { medianHz, spreadSemitones, bandsDb }: VoiceFigures): string {
  const bands = bandsDb.map((db) => `${db.toFixed(0)} dB`);
  return `| ${[word, how, medianHz.toFixed(0), spreadSemitones.toFixed(1), ...bands].join(' | ')} |`;
}
