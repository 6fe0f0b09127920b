import { PICTURES_1_7 } from './pictures-1-7.ts';
import { PICTURES_8_14 } from './pictures-8-14.ts';
import { PICTURES_15_20 } from './pictures-15-20.ts';
import { pictureAddress, type PicturesByList } from '#content/schema/word-pictures.ts';

/** Which word has which picture (PIC-01). Fluent Emoji by Microsoft, MIT licence. */
export const WORD_PICTURES: PicturesByList = { ...PICTURES_1_7, ...PICTURES_8_14, ...PICTURES_15_20 };

/** Of people in several colours of skin the set has several drawings, and of what they do one for a man and one for a woman. */
const WHO_DOES_IT = /^(?:wo)?man-|-(?:medium-)?(?:light|medium|dark)$/g;

const PICTURES = new Map(
  Object.entries(WORD_PICTURES).flatMap(([list, icons]) =>
    Object.entries(icons).map(([id, icon]) => [id, { list, icon }] as const),
  ),
);

/** Where a word's picture is; undefined for most words, which none says beyond doubt (PIC-01). */
export function pictureOf(wordId: string): string | undefined {
  const picture = PICTURES.get(wordId);
  return picture && pictureAddress(picture.list, picture.icon);
}

/** What is drawn there, whoever does it. */
export function pictureSubject(wordId: string): string | undefined {
  return PICTURES.get(wordId)?.icon.replaceAll(WHO_DOES_IT, '');
}
