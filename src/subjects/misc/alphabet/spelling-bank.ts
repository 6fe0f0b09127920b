import { msg } from '@lingui/core/macro';
import { LETTERS } from '#content/misc/letters.ts';
import { SPELLING_NAMES } from '#content/misc/spelling-names.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { letterNames, spellOut } from '#dutch/spell-out.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The names of the spelling game for the catalogue (MEM-18). */
export async function loadSpellingNames(): Promise<readonly CatalogueItem[]> {
  return SPELLING_NAMES.map(({ id, name }) => ({
    id: itemId('question', id),
    dutch: name,
    meaning: null,
    question: msg`Which name is spelled?`,
    prompt: `*${letterNames(
      spellOut(name, LETTERS).map(({ sound }) => sound),
      'normal',
    )}*`,
    options: [],
    answer: name,
    explanation: null,
    page: PATHS.misc,
  }));
}
