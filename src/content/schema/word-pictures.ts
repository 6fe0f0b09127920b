import type { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { idFromText } from '#lib/id-from-text.ts';

/** The title of a list of words. */
export type ListTitle = (typeof VOCABULARY_TOPICS)[number]['subsections'][number];

/** For each list, by a word's id, the icon of Fluent Emoji that shows it (PIC-01). */
export type PicturesByList = Readonly<Partial<Record<ListTitle, Readonly<Record<string, string>>>>>;

export const PICTURE_FOLDER = '/pictures';
export const PICTURE_LICENCE_PATH = `${PICTURE_FOLDER}/MIT.txt`;

/** The file with all pictures of a list (PIC-03). */
export function spritePath(list: string): string {
  return `${PICTURE_FOLDER}/${idFromText(list)}.svg`;
}

/** The address of one picture in it: the views in the file are named after the icons. */
export function pictureAddress(list: string, icon: string): string {
  return `${spritePath(list)}#${icon}`;
}
