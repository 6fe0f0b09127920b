import { ANNOTATION_FILES } from '#content/annotations/annotation-files.ts';
import { wordsOfPiece, type AnnotatedWord } from '#content/schema/annotation.ts';
import { placedWordsOf, type PlacedWord } from '#lib/dutch-words.ts';

/** A word of a text that is shown, with the places of all its parts in what is shown. */
export interface PlacedSense {
  readonly sense: string;
  readonly at: readonly PlacedWord[];
}

/** The annotated words of a text in their order; none for a text without annotation. Rejects if its file cannot be loaded. */
export async function annotatedWords(textId: string): Promise<readonly (AnnotatedWord | undefined)[]> {
  const load = Object.entries(ANNOTATION_FILES).find(([name]) => textId.startsWith(`${name}-`))?.[1];
  const text = (await load?.())?.rows.find(({ id }) => id === textId);
  return text?.pieces.flatMap(wordsOfPiece) ?? [];
}

/** What a word of a shown paragraph means: the paragraph is looked for in the text it is from, as a whole. */
export function senseAt(
  words: readonly (AnnotatedWord | undefined)[],
  shown: string,
  offset: number,
): PlacedSense | undefined {
  const placed = placedWordsOf(shown);
  const pressed = placed.findIndex(({ start, end }) => start <= offset && offset < end);
  const first = words.findIndex((_, start) =>
    placed.every(({ text }, place) => words[start + place]?.form === text),
  );
  const word = pressed < 0 || first < 0 ? undefined : words[first + pressed];
  if (word === undefined) return undefined;
  const at = [placed[pressed]];
  let place = pressed + (word.next ?? 0);
  while (place !== pressed && at.length < placed.length) {
    at.push(placed[place]);
    place += words[first + place]?.next ?? pressed - place;
  }
  return {
    sense: word.sense,
    at: at.filter((part) => part !== undefined).toSorted((one, other) => one.start - other.start),
  };
}
