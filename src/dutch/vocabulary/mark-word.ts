import { findForm, formsOf, type Inflected } from './word-forms.ts';

/** A piece of a sentence: the word itself or the text around it. */
export interface SentencePiece {
  readonly text: string;
  readonly isWord: boolean;
}

/**
 * Splits a sentence so that the word in it, in any form, can be marked; both parts of a split verb: `Ik [bel] je morgen
 * [op].` One piece if no form is found.
 */
export function markWord(sentence: string, word: Inflected): readonly SentencePiece[] {
  const pieces: SentencePiece[] = [];
  let done = 0;
  for (const { start, end } of findForm(sentence, formsOf(word)) ?? []) {
    if (start > done) pieces.push({ text: sentence.slice(done, start), isWord: false });
    pieces.push({ text: sentence.slice(start, end), isWord: true });
    done = end;
  }
  if (done < sentence.length) pieces.push({ text: sentence.slice(done), isWord: false });
  return pieces;
}
