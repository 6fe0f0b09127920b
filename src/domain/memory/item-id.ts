/** The kinds of things that are studied. */
export const ITEM_KINDS = ['word', 'culture-word', 'interaction', 'question', 'sentence', 'text'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface ItemId {
  readonly kind: ItemKind;
  readonly key: string;
}

const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/gu;
const SHAPE = /^([a-z]+(?:-[a-z]+)*):([\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)$/u;

/**
 * The stable id of a content item, such as `word:afspraak` (MEM-02). `key` is the item's own id from its data file;
 * where a file has none it is the item's Dutch text. It is never a place in a list, so that an id stays the same when
 * content is put in another order or grows; and capitals, blanks and punctuation don't count, so that it also
 * survives their correction. Never throws.
 */
export function itemId(kind: ItemKind, key: string): string {
  const words = key.normalize('NFC').toLowerCase().replace(NOT_LETTER_OR_DIGIT, ' ').trim().split(' ');
  return `${kind}:${words.join('-') || codePoints(key)}`;
}

/** A key of signs only (`?!`) still needs a name of its own. */
function codePoints(key: string): string {
  return `u${Array.from(key, (sign) => sign.codePointAt(0)?.toString(16)).join('-')}`;
}

/** The parts of an id; null for a text that is none. */
export function parseItemId(text: string): ItemId | null {
  const [, foundKind, key] = SHAPE.exec(text) ?? [];
  const kind = ITEM_KINDS.find((known) => known === foundKind);
  return kind === undefined || key === undefined ? null : { kind, key };
}
