export const LEXICON_FOLDER = '/lexicon';

/** The file with the entry of a sense: one for each first letter, so that nobody loads the lexicon whole (RDG-06). */
export function lexiconPath(sense: string): string {
  return `${LEXICON_FOLDER}/${sense.slice(0, 1)}.json`;
}
