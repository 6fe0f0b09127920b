import { WORD_PICTURES } from '../../src/content/pictures/word-pictures.ts';
import { spritePath } from '../../src/content/schema/word-pictures.ts';
import { fluentIcons, type Drawing } from './fluent-icons.ts';

/** The side of a drawing, in its own units. */
const SIDE = 32;

/** The pictures of each list in one file, by the file's path (PIC-03). */
export function wordSprites(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(WORD_PICTURES).map(([list, icons]) => [
      spritePath(list),
      sprite(new Set(Object.values(icons)), fluentIcons()),
    ]),
  );
}

/**
 * Drawings below each other, each with a view named after it: `<img src="file.svg#red-apple">` shows that one only. It is an image because
 * the policy of the pages allows that; `<use>` from another file loses gradients in Safari, and Trusted Types forbid inserting SVG as text.
 */
export function sprite(names: Iterable<string>, drawings: ReadonlyMap<string, Drawing>): string {
  const parts = [...names].map((name, place) => {
    const drawing = drawings.get(name);
    if (drawing === undefined) throw new Error(`There is no icon ${name}`);
    const box = `0 ${place * SIDE} ${SIDE} ${SIDE}`;
    return `<view id="${name}" viewBox="${box}"/><svg y="${place * SIDE}" width="${SIDE}" height="${SIDE}">${withOwnIds(drawing, name)}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE * parts.length}">${parts.join('')}</svg>`;
}

/** Gradients and masks of two drawings may have the same name. */
export function withOwnIds(drawing: Drawing, name: string): string {
  return drawing
    .replaceAll(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replaceAll(/\bhref="#([^"]+)"/g, `href="#${name}-$1"`);
}
