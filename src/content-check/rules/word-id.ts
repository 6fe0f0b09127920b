import { foldText } from '#lib/fold-text.ts';
import type { Rule } from '../bank.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** CON-07: an id is the word as a slug, with or without a sense: otherwise it was copied from another row. */
export const wordIdRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap(({ line, id, dutch }) => {
    const slug = slugOf(dutch);
    if (id === '' || dutch === '' || id === slug || id.startsWith(`${slug}-`)) return [];
    const message = `the id "${id}" is not of "${dutch}": ${slug}, or ${slug}-sense`;
    return [{ level: 'error', rule: 'word-id', line, about: id, message }];
  });

function slugOf(dutch: string): string {
  return foldText(dutch)
    .replace(/^zich /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
