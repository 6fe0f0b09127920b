import { msg } from '@lingui/core/macro';
import { SOUND_PAIRS } from '#content/misc/sound-pairs.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The words of the ear game for the catalogue, asked by their meaning where nothing can be heard (MEM-18). */
export async function loadSoundPairs(): Promise<readonly CatalogueItem[]> {
  return SOUND_PAIRS.flatMap(({ words, tip }) =>
    words.map(({ id, dutch, english }) => ({
      id: itemId('question', id),
      dutch,
      meaning: english,
      question: msg`Which word is it?`,
      prompt: english,
      options: words.map((word) => word.dutch),
      answer: dutch,
      explanation: tip,
      page: PATHS.misc,
    })),
  );
}
