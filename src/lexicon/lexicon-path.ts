export const LEXICON_FOLDER = '/lexicon';

/** The file with what is known about a word or a sense: one for each first letter, so that nobody loads the lexicon whole (RDG-06). */
export function lexiconPath(word: string): string {
  const letter = word.slice(0, 1);
  return `${LEXICON_FOLDER}/${/[a-z]/.test(letter) ? letter : 'other'}.json`;
}

/** A press needs one of them. */
const SENTENCE_FILES = 32;

/** The file with the senses in a sentence, one of 32 (RDG-06). */
export function sentencesPath(key: string): string {
  return `${LEXICON_FOLDER}/sentences-${Number.parseInt(key.slice(0, 2), 16) % SENTENCE_FILES}.json`;
}

/** The file with all that the words of one text need, which comes with the text (RDG-06). */
export function textPath(textId: string): string {
  return `${LEXICON_FOLDER}/text-${textId}.json`;
}
