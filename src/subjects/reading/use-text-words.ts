import { useState } from 'react';
import { spokenPieces, type RoomText } from '#content/schema/room-text.ts';
import { wordItemsIn } from '#lexicon/words-in-text.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { isOpenWord } from '#learning/rules/next-words.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { newWords } from './rules/known-words.ts';
import { useRoomWords, type RoomWords } from './use-room-words.ts';

/** The words of a text that were not known when it was opened. */
interface TextWords {
  /** To learn before it is read. */
  readonly before: readonly Word[];
  /** What was new in it, those among them. */
  readonly fresh: readonly Word[];
}

/** They stay as they were when the text was opened, so that none goes away while one looks at it; null until they are known. */
export function useTextWords(text: Pick<RoomText, 'blocks' | 'new'>): TextWords | null {
  const words = useRoomWords();
  const { projection, status } = useProjection();
  const [found, setFound] = useState<TextWords | null>(null);
  if (found === null && words && status !== 'reading') setFound(textWords(text, words, projection));
  return found;
}

function textWords(
  text: Pick<RoomText, 'blocks' | 'new'>,
  { lexicon, wordOf }: RoomWords,
  projection: Projection,
): TextWords {
  const isOpen = (id: string) => isOpenWord(projection, id);
  const wanted = text.new.map((id) => itemId('word', id));
  const fresh = newWords(wordItemsIn(lexicon, spokenPieces(text)), wanted, isOpen, [...wordOf.keys()]);
  const wordsOf = (ids: readonly string[]) => ids.flatMap((id) => wordOf.get(id) ?? []);
  return { before: wordsOf(wanted.filter(isOpen)), fresh: wordsOf(fresh) };
}
