import { msg } from '@lingui/core/macro';
import { BODY_PARTS } from '#content/misc/body-parts.ts';
import { withTranslation } from '#lib/marked-text.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The parts of the body to touch, for the catalogue (MEM-18). */
export async function loadBodyParts(): Promise<readonly CatalogueItem[]> {
  return BODY_PARTS.map(({ questionId, dutch, english, example }) => ({
    id: itemId('question', questionId),
    dutch,
    meaning: english,
    question: msg`Which part of the body is it?`,
    prompt: `*${dutch}*`,
    options: [],
    answer: english,
    explanation: withTranslation(example.dutch, example.english),
    page: PATHS.misc,
  }));
}
