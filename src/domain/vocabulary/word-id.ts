import { foldText } from '#lib/fold-text.ts';

/** What a word's id is made of. */
interface Identified {
  readonly id?: string;
  readonly dutch: string;
  readonly english: string;
}

/**
 * The id under which a word's answers are kept (MEM-02): the one of the list, or one made from the word and its
 * meaning, so that it survives reordering. An id that is taken already (a mistake in a list) gets the made one, and
 * a number where even that is taken: no two words ever share one. Adds the id to `taken`.
 */
export function uniqueWordId(word: Identified, taken: Set<string>): string {
  let id = word.id;
  if (id === undefined || taken.has(id)) id = madeId(word);
  const base = id;
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}

/** Readable, and with the length of neither text lost: `afspraak~appointment`. */
function madeId({ dutch, english }: Identified): string {
  return `${slug(dutch)}~${slug(english)}`;
}

/** Letters and digits of any script, so that words that differ keep different ids. */
function slug(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
