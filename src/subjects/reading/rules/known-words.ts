/** RDG-03: so much of a text has to be known to read it with ease. */
export const EASY_SHARE = 0.9;

/** The words of a text by their items, such as `word:huis`; null: a word of no list. Names and numbers are no words. */
export type WordsOfText = readonly (string | null)[];

/** What review knows of a word. */
type Knowledge = 'new' | 'learning' | 'known';

/** How many of the words of a text are known, by the log. */
export type TextKnowledge = Readonly<Record<Knowledge, number>>;

/** A word of no list is new. */
export function textKnowledge(words: WordsOfText, knowledgeOf: (itemId: string) => Knowledge): TextKnowledge {
  const counts = { new: 0, learning: 0, known: 0 };
  for (const id of words) counts[id === null ? 'new' : knowledgeOf(id)] += 1;
  return counts;
}

/** How many words a text has. */
export function wordCount(knowledge: TextKnowledge): number {
  return knowledge.new + knowledge.learning + knowledge.known;
}

export function knownShare(knowledge: TextKnowledge): number {
  return wordCount(knowledge) === 0 ? 0 : knowledge.known / wordCount(knowledge);
}

/** What the list knows of a text. */
export interface ListedText {
  /** Null where the words could not be loaded. */
  readonly knowledge: TextKnowledge | null;
  /** All its questions were answered. */
  readonly isRead: boolean;
}

/** In which part of the list a text is. */
export type TextPart = 'easy' | 'harder' | 'read';

/** A few words more or less say nothing about which text is easier to read. */
const SHARE_STEPS = 10;

/**
 * The texts of the list in their parts (RDG-03): those that one can read with ease first, and in each part the most known first. Texts
 * that are about equally known keep their order: for a beginner, who knows a few words of each, the easy levels come first.
 */
export function inParts<Text extends ListedText>(
  texts: readonly Text[],
): Readonly<Record<TextPart, readonly Text[]>> {
  const shareOf = ({ knowledge }: Text) => (knowledge === null ? 0 : knownShare(knowledge));
  const stepOf = (text: Text) => Math.floor(shareOf(text) * SHARE_STEPS);
  const sorted = texts.toSorted((one, other) => stepOf(other) - stepOf(one));
  const partOf = (text: Text): TextPart => {
    if (text.isRead) return 'read';
    return shareOf(text) >= EASY_SHARE ? 'easy' : 'harder';
  };
  const of = (part: TextPart) => sorted.filter((text) => partOf(text) === part);
  return { easy: of('easy'), harder: of('harder'), read: of('read') };
}

/** At most so many words go into review after a text: more would only wait there. */
export const MOST_NEW_WORDS = 20;

/**
 * What was new in a text (RDG-03): the words to learn before and all others that nobody asked about yet, in the order of the path.
 * @param isOpen nothing was answered about the word, and it is not known before
 * @param path the items of all words, the most useful first
 */
export function newWords(
  words: WordsOfText,
  before: readonly string[],
  isOpen: (itemId: string) => boolean,
  path: readonly string[],
): readonly string[] {
  const first = new Set(before.filter(isOpen));
  const inText = new Set(words);
  const others = path.filter((id) => inText.has(id) && !first.has(id) && isOpen(id));
  const all = new Set([...first, ...others.slice(0, Math.max(0, MOST_NEW_WORDS - first.size))]);
  return path.filter((id) => all.has(id));
}
