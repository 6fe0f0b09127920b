import { PICTURES_1_7 } from './pictures-1-7.ts';
import { PICTURES_8_14 } from './pictures-8-14.ts';
import { PICTURES_15_20 } from './pictures-15-20.ts';
import { pictureAddress, type PicturesByList } from '#content/schema/word-pictures.ts';

/** Which word has which picture (PIC-01). Fluent Emoji by Microsoft, MIT licence. */
export const WORD_PICTURES: PicturesByList = { ...PICTURES_1_7, ...PICTURES_8_14, ...PICTURES_15_20 };

/** The icon set draws people in several skin colours, and activities once with a man and once with a woman. */
const WHO_DOES_IT = /^(?:wo)?man-|-(?:medium-)?(?:light|medium|dark)$/g;

const PICTURES = new Map(
  Object.entries(WORD_PICTURES).flatMap(([list, icons]) =>
    Object.entries(icons).map(([id, icon]) => [id, { list, icon }] as const),
  ),
);

/** The address of a word's picture; undefined for most words, which no picture shows beyond doubt (PIC-01). */
export function pictureOf(wordId: string): string | undefined {
  const picture = PICTURES.get(wordId);
  return picture && pictureAddress(picture.list, picture.icon);
}

/** The activity in the picture, no matter who does it. */
export function pictureSubject(wordId: string): string | undefined {
  return PICTURES.get(wordId)?.icon.replaceAll(WHO_DOES_IT, '');
}
