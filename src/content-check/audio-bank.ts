import { parse } from 'valibot';
import { SOUND_INDEX_PATH, soundIndexSchema } from '#content/schema/sound-pack.ts';
import { readPacks, type PackOnDisk } from '../../scripts/audio/pack-folder.ts';
import { preparedGroups } from '../../scripts/audio/prepared-texts.ts';
import { textsOf, type PreparedPack } from '#sound/texts/prepared-text.ts';
import { REVIEWED_WORDS } from '../../scripts/audio/reviewed-words.ts';
import { unreviewedWords } from '../../scripts/audio/unreviewed-words.ts';
import { VOICES } from '../../scripts/audio/voices.ts';
import { vocabularyRows } from '../../scripts/audio/word-rows.ts';
import type { Bank } from './bank.ts';
import type { Figure } from './problem.ts';
import { audioProblems, unreviewedProblem } from './rules/audio.ts';

const groups = await preparedGroups();
const prepared = groups.flatMap(({ packs }) => packs);

/** The recordings, compared with the texts they were made from (SPK-04). */
export const audioBank: Bank = {
  name: 'audio',
  path: `public${SOUND_INDEX_PATH}`,
  isModule: true,
  check(text) {
    const index = parse(soundIndexSchema, JSON.parse(text));
    const packs = readPacks();
    const sounds = packs.flatMap(({ pack }) => Object.values(pack.manifest.sounds));
    const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
    const durationMs = sounds.reduce((sum, [, , ms]) => sum + ms, 0);
    return {
      problems: [
        ...audioProblems(prepared, index, packs),
        ...unreviewedWords(prepared, vocabularyRows()).map(unreviewedProblem),
      ],
      figures: [
        { label: 'recordings', value: sounds.length },
        { label: 'packs', value: packs.length },
        {
          label: 'kB of the largest pack',
          value: Math.round(Math.max(...packs.map(({ bytes }) => bytes)) / 1000),
          isDetail: true,
        },
        { label: 'MB together', value: (bytes / 1_000_000).toFixed(2) },
        { label: 'minutes', value: (durationMs / 60_000).toFixed(1), isDetail: true },
        ...groups.map(({ title, packs: made }) =>
          kindFigure(
            title,
            packs.filter(({ file }) => made.some(({ id }) => file.startsWith(id))),
          ),
        ),
        {
          label: 'said by the other voice, for want of a pair of sounds',
          value: byOtherVoice(prepared, packs).join('; ') || 'none',
        },
        { label: 'words whose sounds were looked at one by one', value: REVIEWED_WORDS.size },
      ],
    };
  },
};

function kindFigure(label: string, packs: readonly PackOnDisk[]): Figure {
  const sounds = packs.flatMap(({ pack }) => Object.values(pack.manifest.sounds));
  const seconds = sounds.reduce((sum, [, , ms]) => sum + ms, 0) / 1000;
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
  const loudness = sounds.map(([, , , loudnessDb]) => loudnessDb);
  const range = `${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} dB`;
  const value = `${sounds.length} in ${packs.length}, ${Math.round(seconds)} s, ${(bytes / 1_000_000).toFixed(2)} MB, ${range}`;
  return { label, value, isDetail: true };
}

/** The texts with the wrong speaker. */
function byOtherVoice(prepared: readonly PreparedPack[], packs: readonly PackOnDisk[]): string[] {
  const texts = textsOf(prepared);
  // Two packs may have the same text, one for each voice.
  const wanted = new Map<string, Set<string>>();
  for (const { key, lines } of texts)
    for (const { by } of lines) wanted.set(key, (wanted.get(key) ?? new Set()).add(VOICES[by].speaker.name));
  const heard = packs.flatMap(({ pack: { manifest } }) =>
    Object.entries(manifest.sounds).flatMap(([key, [, , , , places]]) =>
      places.map((place) => ({ key, speaker: manifest.speakers[place] })),
    ),
  );
  const isOther = new Set(
    heard
      .filter(
        ({ key, speaker }) => speaker?.kind === 'synthetic' && wanted.get(key)?.has(speaker.name) !== true,
      )
      .map(({ key }) => key),
  );
  return texts.flatMap(({ key, lines }) => (isOther.has(key) ? lines.map(({ text }) => text) : []));
}
