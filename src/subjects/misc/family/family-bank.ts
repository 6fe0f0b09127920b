import { msg } from '@lingui/core/macro';
import { FAMILY_QUESTIONS, type FamilyQuestion } from '#content/misc/family-questions.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';

/** The questions of the family quiz for the catalogue (MEM-18). */
export async function loadFamilyQuestions(): Promise<readonly CatalogueItem[]> {
  return FAMILY_QUESTIONS.map((question) => ({
    id: itemId('question', question.id),
    dutch: wholeSentence(question),
    meaning: question.english,
    question: msg`Who is it?`,
    prompt: `*${question.dutch}*`,
    options: [question.answer, ...question.others],
    answer: question.answer,
    explanation: null,
    page: PATHS.misc,
  }));
}

/** The question with its gap filled. */
export function wholeSentence({ dutch, answer }: FamilyQuestion): string {
  return dutch.replace('…', `${answer}.`);
}
