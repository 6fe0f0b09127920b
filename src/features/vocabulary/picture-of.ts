import { WORD_PICTURES } from '#content/pictures/word-pictures.ts';
import { pictureAddress } from '#content/schema/word-pictures.ts';
import type { Word } from '#domain/vocabulary/vocabulary.ts';

const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(WORD_PICTURES).flatMap(([list, icons]) =>
    Object.entries(icons).map(([id, icon]) => [id, pictureAddress(list, icon)] as const),
  ),
);

/** Where a word's picture is; undefined for most words, which none says beyond doubt (PIC-01). */
export function pictureOf({ id }: Pick<Word, 'id'>): string | undefined {
  return ADDRESSES.get(id);
}
