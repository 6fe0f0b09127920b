import { PICTURES_1_7 } from '#content/pictures/pictures-1-7.ts';
import { PICTURES_8_14 } from '#content/pictures/pictures-8-14.ts';
import { PICTURES_15_20 } from '#content/pictures/pictures-15-20.ts';
import type { PicturesByList } from '#content/schema/word-pictures.ts';

/** Which word has which picture (PIC-01). Fluent Emoji by Microsoft, MIT licence. */
export const WORD_PICTURES: PicturesByList = { ...PICTURES_1_7, ...PICTURES_8_14, ...PICTURES_15_20 };
