import { parse } from 'valibot';
import { SOUND_INDEX_PATH, soundIndexSchema } from '#content/schema/sound-pack.ts';
import { packFiles, readPackOnDisk } from '../audio/pack-folder.ts';
import { preparedPacks } from '../audio/prepared-texts.ts';
import type { Bank } from './bank.ts';
import { audioProblems } from './rules/audio.ts';

/** The recordings, held against the texts of which they were made (SPK-04). */
export const audioBank: Bank = {
  name: 'audio',
  path: `public${SOUND_INDEX_PATH}`,
  isModule: true,
  check(text) {
    const index = parse(soundIndexSchema, JSON.parse(text));
    const packs = packFiles().map(readPackOnDisk);
    const sounds = packs.flatMap(({ pack }) => Object.values(pack.manifest.sounds));
    const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
    const durationMs = sounds.reduce((sum, [, , ms]) => sum + ms, 0);
    return {
      problems: audioProblems(preparedPacks(), index, packs),
      figures: [
        { label: 'recordings', value: sounds.length },
        { label: 'packs', value: packs.length },
        { label: 'MB together', value: (bytes / 1_000_000).toFixed(2) },
        { label: 'minutes', value: (durationMs / 60_000).toFixed(1) },
      ],
    };
  },
};
